/**
 * What people of a profession write: one block each. `T` titles from first to last, `F` fields of study, `E` employers ({town}, {name}),
 * `S` skills in groups, `D` duties, `C` certificates, `A` a sentence about oneself.
 */
export interface Profession {
  id: string;
  titles: string[];
  fields: string[];
  employers: string[];
  groups: { label: string; items: string[] }[];
  duties: string[];
  certificates: string[];
  about: string;
}

const english = `
# speech-therapist
T: Speech Therapy Assistant > Speech and Language Therapist > Lead Speech Therapist
F: Speech Pathology; Communication Disorders
E: {town} Children's Hospital; {name} Rehabilitation Clinic; Voice & Hearing Centre {town}; St. {name} Hospital
S: Assessment = Videofluoroscopy, Phonological screening, Fluency rating scales; Therapy = Lidcombe Programme, Dysphagia management, Augmentative communication, Parent coaching; Records = Case notes, RiO
D: Saw 28 children a week with delayed speech; Trained 14 nursery teachers to spot stammering early; Cut the waiting list from 9 months to 11 weeks; Wrote home exercise plans that parents could follow
C: Hanen More Than Words; LSVT LOUD Certification; Dysphagia Competency Level C
A: Therapist who works with children and their families, calm under pressure and fond of picture books.
# lift-mechanic
T: Apprentice Lift Mechanic > Lift Mechanic > Modernisation Supervisor
F: Electrical Installation; Mechatronics
E: {name} Elevators; {town} Lift Service; Vertical {name}; {name} & Sons Lifts
S: Lifts = Traction lifts, Hydraulic lifts, Door operators, Governor overhaul; Electrics = Fault tracing, Relay logic, Inverter drives; Safety = Lock-out tag-out, Rescue of trapped passengers
D: Kept 63 lifts in hospitals and offices running; Replaced ropes and sheaves on four towers without closing a floor; Answered call-outs within 35 minutes; Taught two apprentices who both passed first time
C: NVQ Level 3 Lift Engineering; IPAF Operator Card; First Aid at Work
A: I repair what others would replace.
# pastry-chef
T: Commis Pâtissier > Chef de Partie Pastry > Head Pastry Chef
F: Culinary Arts; Bakery and Confectionery
E: Hotel {name}; {name} Bakery; Café {name}; The {town} Grand Hotel
S: Dough = Viennoiserie, Sourdough, Laminated dough; Sugar = Tempering, Pulled sugar, Entremets; Kitchen = Menu costing, Allergen control, HACCP
D: Baked for 240 covers a day and three banquets a week; Brought waste down by a third with a smaller card; Designed the winter dessert menu; Ordered from eleven local growers
C: Food Hygiene Level 3; WSET Award in Spirits; Valrhona Chocolate Course
A: Pastry chef with a light hand and a tidy bench.
# patent-attorney
T: Trainee Patent Attorney > Patent Attorney > Senior Patent Counsel
F: Law; Intellectual Property Law
E: {name} {name} LLP; {name} IP; Kanzlei {name} & Partner; {town} Legal
S: Practice = Patent drafting, Oppositions, Freedom-to-operate opinions, Licensing; Fields = Medical devices, Battery chemistry, Optics; Tools = PatBase, Espacenet, iManage
D: Drafted 41 applications for sensor makers; Defended nine patents in opposition before the EPO; Advised founders on what to keep secret; Ran the portfolio of a family-owned optics maker
C: European Qualifying Examination; Certificate in Patent Litigation
A: Attorney at home between the laboratory and the court.
# geography-teacher
T: Teaching Assistant > Geography Teacher > Head of Humanities
F: Geography; Education
E: {town} High School; {name} Academy; {name} Grammar School; Lycée {name}
S: Classroom = Lesson planning, Differentiation, Fieldwork safety, Exam marking; Digital = QGIS, Google Earth, Padlet
D: Taught 160 pupils aged 11 to 18; Led field trips to the coast each spring; Results rose by a grade on average in three years; Set up the school's weather station
C: Qualified Teacher Status; Outdoor First Aid; Safeguarding Level 2
A: Teacher who believes maps are stories.
# freight-forwarder
T: Freight Clerk > Freight Forwarder > Branch Manager Sea Freight
F: Logistics; International Trade
E: {name} Logistics; {town} Shipping; {name} Cargo; Nord{name} Spedition
S: Freight = Bills of lading, Incoterms 2020, Dangerous goods declarations, Customs brokerage; Systems = CargoWise, SAP TM, INTTRA; Trade = Rate negotiation, Carrier selection
D: Booked 310 containers a month to West Africa; Won back a grocery chain with a weekly groupage service; Cleared goods in six ports; Trimmed demurrage by 40 percent
C: FIATA Diploma in Freight Forwarding; IATA Dangerous Goods Category 6; AEO Practitioner
A: Forwarder who answers the phone.
# payroll-accountant
T: Payroll Clerk > Payroll Accountant > Payroll and Benefits Manager
F: Accounting; Business Administration
E: {name} Group; {town} City Council; {name} Foods; {name} Insurance
S: Payroll = Multi-state payroll, Garnishments, Year-end returns, Pension contributions; Systems = ADP Workforce Now, Sage 50, Kronos; Accounting = Ledger reconciliation, Accruals
D: Paid 1,850 people on time, every month; Moved two payrolls into one system; Found and recovered overpayments; Answered auditors without a finding in four years
C: Certified Payroll Professional; CIPP Diploma; Advanced Excel for Payroll
A: Accountant for whom a cent too few is too few.
# marine-biologist
T: Field Assistant > Marine Biologist > Senior Research Scientist
F: Marine Biology; Oceanography; Ecology
E: {town} Oceanographic Institute; {name} Marine Station; University of {town}; Blue{name} Foundation
S: Field = Scientific diving, Plankton sampling, Transect surveys, Acoustic telemetry; Laboratory = eDNA extraction, Otolith ageing, Stable isotope analysis; Data = R, Species distribution models
D: Counted seagrass along 90 km of coast; Tagged 76 sharks and followed them for two years; Published in four journals and spoke to fishermen's unions; Supervised three master's students
C: Scientific Diver; STCW Basic Safety Training; PADI Divemaster
A: Biologist happiest below ten metres.
# museum-curator
T: Collections Assistant > Assistant Curator > Curator of Textiles
F: Art History; Museum Studies
E: {town} City Museum; {name} Collection; Museum of {name}; {name} Gallery
S: Collections = Object handling, Loan agreements, Condition reports, Provenance research; Exhibitions = Label writing, Showcase design; Systems = TMS, MuseumPlus, CollectiveAccess
D: Hung eleven exhibitions, two of which travelled; Catalogued 3,400 textiles; Raised a grant for the new store; Opened the depot to schools
C: Spectrum Collections Management; Integrated Pest Management Course
A: Curator of ordinary things.
# tram-driver
T: Conductor > Tram Driver > Driver Instructor
F: Transport Operations; Vehicle Technology
E: {town} Tramways; {name} Transit; Metro {town}; {town} Public Transport
S: Driving = Defensive driving, Signal rules, Degraded-mode operation; Service = Ticket control, Passenger announcements; Upkeep = Daily vehicle checks, Point heating
D: Drove lines 4 and 11 in early and late shifts; No accident in 310,000 km; Taught 22 new drivers; Wrote the snow rules that the depot uses
C: Category T Licence; Driver CPC; Conflict Management Course
A: Punctual and patient.
# tailor
T: Seamstress > Tailor > Workshop Manager
F: Fashion Technology; Clothing Manufacture
E: {name} Bespoke; Atelier {name}; {town} Opera; {name} Menswear
S: Making = Pattern cutting, Draping, Hand finishing, Trouser making; Machines = Overlock, Buttonhole machine, Gerber AccuMark; Trade = Fittings, Cloth buying
D: Cut and made 130 suits a year; Dressed the choir for nine premieres; Halved alterations with a second fitting; Bought cloth from mills in three countries
C: Master Craftsman Certificate; Gerber AccuMark Training
A: A tailor of the old school with a computer.
# actuary
T: Actuarial Analyst > Actuary > Chief Pricing Actuary
F: Actuarial Science; Mathematics
E: {name} Life; {name} Re; {town} Mutual; {name} Pensions
S: Actuarial = Loss reserving, Mortality tables, Pricing models, Solvency II reporting; Tools = Prophet, Emblem, VBA, Python; Advice = Board papers
D: Priced motor cover for 420,000 policies; Rebuilt the reserving model in eight weeks; Explained the accounts to the supervisory board; Trained five analysts for their exams
C: Fellow of the Institute of Actuaries; CERA; Certificate in Data Science
A: Actuary who writes short memos.
`;

const russian = `
# логопед
T: Учитель-логопед > Логопед-дефектолог > Заведующая логопедическим кабинетом
F: Логопедия; Специальная педагогика
E: ГБУЗ «Детская поликлиника № 14»; Центр развития «{name}»; МБДОУ «Детский сад № 87»; ООО «Клиника {name}»
S: Диагностика = Обследование речи, Нейропсихологическая диагностика, Речевая карта; Методики = Постановка звуков, Логопедический массаж, Альтернативная коммуникация; Работа с семьёй = Консультирование родителей
D: Вела приём 25 детей в неделю; Поставила звуки 140 дошкольникам; Обучила шестерых молодых специалистов; Составила программу занятий для детей с алалией
C: Логопедический массаж: базовый курс; Дисфагия у детей; Коррекция заикания
A: Умею ждать и слышать.
# крановщик
T: Помощник машиниста > Машинист башенного крана > Старший крановщик
F: Эксплуатация подъёмно-транспортных машин; Строительство зданий
E: ООО «СК {name}»; АО «Мостострой-9»; ЗАО «{name}монтаж»; Управление механизации № 4
S: Краны = КБ-408, Liebherr 132 EC-H, Автокраны до 50 т; Работы = Строповка грузов, Монтаж панелей, Подача бетона; Безопасность = Осмотр крана перед сменой, Знаковая сигнализация
D: Работал на высоте до 95 м; Смонтировал каркас шести жилых домов; За восемь лет ни одного происшествия; Обучал стропальщиков на площадке
C: Удостоверение машиниста крана 6 разряда; Удостоверение стропальщика; Проверка знаний норм промышленной безопасности
A: Спокойно работаю в любую смену.
# технолог
T: Лаборант > Технолог пищевого производства > Главный технолог
F: Технология хлеба и кондитерских изделий; Пищевая инженерия
E: АО «Хлебозавод № 7»; ООО «{name}-Продукт»; ПАО «Комбинат {name}»; Фабрика «{name}»
S: Производство = Рецептуры кондитерских изделий, Нормирование сырья, Запуск линий; Качество = ХАССП, ISO 22000, Органолептическая оценка; Программы = Меркурий, «1С: Управление производством»
D: Разработала 34 рецептуры; Снизила потери сырья на 12 %; Запустила линию пряников за два месяца; Прошла четыре аудита без замечаний
C: Внутренний аудитор ISO 22000; Разработка плана ХАССП
A: Люблю порядок в цехе и хлеб с тмином.
# кадастровый-инженер
T: Помощник геодезиста > Кадастровый инженер > Начальник отдела кадастра
F: Землеустройство и кадастры; Прикладная геодезия
E: ООО «Гео{name}»; ФГБУ «Рослесинфорг»; БТИ Приволжского района; ИП Зуев А. П.
S: Съёмка = Тахеометр Leica TS06, GNSS-съёмка, Вынос точек в натуру; Документы = Межевой план, Технический план, Акт обследования; Программы = AutoCAD Civil 3D, ПКЗО, MapInfo
D: Подготовил 480 межевых планов; Сократил число приостановок Росреестра вдвое; Вывел на местность границы 60 участков; Вёл споры о границах до решения суда
C: Аттестат кадастрового инженера; Оператор беспилотного воздушного судна
A: Точность до сантиметра.
# провизор
T: Фармацевт > Провизор > Заведующая аптекой
F: Фармация; Управление фармацией
E: Аптечная сеть «{name}»; ООО «{name}Фарм»; ГАУЗ «Центральная районная аптека № 3»; Аптека «{name} плюс»
S: Аптека = Фармацевтическая экспертиза рецептов, Предметно-количественный учёт, Изготовление лекарств; Продажи = Консультирование покупателей, Мерчандайзинг; Программы = М-Аптека, ЕГИСЗ
D: Отпускала до 180 рецептов в смену; Подняла средний чек на 17 %; Наладила приёмку маркированных лекарств; Руководила коллективом из девяти человек
C: Сертификат специалиста «Управление и экономика фармации»; Аккредитация провизора
A: Внимательна к людям и срокам годности.
# диспетчер
T: Оператор связи > Диспетчер автотранспорта > Начальник смены
F: Организация перевозок; Эксплуатация транспорта
E: МУП «Горэлектротранс»; ООО «{name}Логистик»; АО «{name}-Транс»; Таксопарк «{name}»
S: Выпуск = Составление графиков, Путевые листы, Контроль ГЛОНАСС; Связь = Радиообмен, Работа с обращениями; Программы = 1С:Управление автотранспортом, Wialon
D: Выпускала на линию 74 машины за утро; Сократила простои на 21 %; Вела журнал происшествий; Составила маршруты для зимнего расписания
C: Диспетчер автомобильного транспорта: переподготовка; Охрана труда
A: Держу в голове весь город.
`;

const german = `
# augenoptikerin
T: Auszubildende zur Augenoptikerin > Augenoptikerin > Filialleiterin
F: Augenoptik; Optometrie
E: Optik {name} GmbH; Brillen {name}; Sehzentrum {town}; {name} Optik e. K.
S: Fachlich = Refraktion, Kontaktlinsenanpassung, Werkstattarbeiten; EDV = MS Office, Euronet Optic; Verkauf = Kundenberatung, Warenpräsentation
D: Beratung von rund 30 Kunden am Tag; Einarbeitung von drei Auszubildenden; Umsatz in zwei Jahren um 18 % gesteigert; Inventur und Bestellwesen
C: Kontaktlinsenpass; Ausbildereignung (AdA-Schein)
A: Zuverlässig, freundlich und genau.
# industriemechaniker
T: Auszubildender Industriemechaniker > Industriemechaniker > Schichtleiter Instandhaltung
F: Maschinenbau; Mechatronik
E: {name} Maschinenbau GmbH; {name} Werke AG; {town}er Stahlbau GmbH & Co. KG; Gebr. {name} OHG
S: Technik = Hydraulik, Pneumatik, Drehen und Fräsen, Schweißen (MAG); Steuerung = SPS Siemens S7; EDV = SAP PM, MS Office
D: Wartung von 40 Pressen; Störzeiten um ein Viertel gesenkt; Leitung einer Schicht mit zwölf Mitarbeitern; Umbau der Lackierstraße
C: Schweißerprüfung nach DIN EN ISO 9606; Staplerschein
A: Ich finde den Fehler.
# speditionskauffrau
T: Auszubildende Speditionskauffrau > Disponentin > Teamleiterin Disposition
F: Logistik; Betriebswirtschaft
E: {name} Spedition GmbH; Nord{name} Logistik AG; {town}er Transport GmbH; Kontor {name} KG
S: Disposition = Tourenplanung, Frachtverhandlung, Zollabwicklung; EDV = Transporeon, SAP TM, MS Excel
D: Disposition von 35 Fahrzeugen im Fernverkehr; Neukundengewinnung in Polen; Standgelder um 30 % gesenkt; Rechnungsprüfung
C: Gefahrgutbeauftragte; AEO-Schulung
A: Belastbar und teamfähig.
`;

const list = (text: string | undefined) => (text ? text.split('; ') : []);

function parse(text: string): Profession[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((block) => {
      const [id = '', ...lines] = block.trim().split('\n');
      const of = (key: string) => lines.find((line) => line.startsWith(`${key}: `))?.slice(3);
      return {
        id,
        titles: of('T')?.split(' > ') ?? [],
        fields: list(of('F')),
        employers: list(of('E')),
        groups: list(of('S')).map((group) => {
          const [label = '', items = ''] = group.split(' = ');
          return { label, items: items.split(', ') };
        }),
        duties: list(of('D')),
        certificates: list(of('C')),
        about: of('A') ?? '',
      };
    });
}

export const professions: Readonly<Record<string, readonly Profession[]>> = {
  en: parse(english),
  ru: parse(russian),
  de: parse(german),
};

/** Practices in service, care, construction, transport, justice and government. See `parseSkillTable` for the format. */
export const practiceSkills = String.raw`
# other | care and health
Manual handling = Moving and handling, Moving & handling, Patient handling, Safe lifting, Lifting and handling, Patient transfer
Meal preparation = Preparing meals, Meal prep, Cooking meals, приготовление еды для подопечных
Companionship = ?companionship, Companion care, Social care visits
Foster care = Fostering, Adoption services, опека и попечительство
Motivational interviewing = Motivational interview, мотивационное интервью
Sign language = British Sign Language, American Sign Language, !BSL, !ASL, жестовый язык, сурдоперевод
Behavior support = Positive behaviour support, Behavioral support, Behaviour management plans, Challenging behaviour, Behaviour plans, Behavior plans, Behavior intervention, Behaviour intervention
Learning disability support = Learning disabilities, Special needs support, работа с детьми с ОВЗ, работа с инвалидами
Mental health first aid = Mental health awareness, Mental health support
Cataract surgery = Phacoemulsification, факоэмульсификация
Sterilization of instruments = Sterile processing, Sterilization, Autoclave, стерилизация, Autoclaving, Instrument cleaning, дезинфекция инструментов, обработка инструментов, дезинфекция и стерилизация, Instrument processing
Vaccination = ?vaccinations, Immunization, вакцинация, прививки, вакцинопрофилактика
Dispensing = ?dispensing, Dispensing medicines, Prescription dispensing, Dispensing prescriptions, Prescription review, отпуск лекарств, отпуск лекарственных средств, фармацевтическая экспертиза рецептов, Prescription checking, Prescription filling, Filling prescriptions
Outpatient care = Outpatient clinic, Ambulatory care, амбулаторный приём, приём пациентов, амбулаторная помощь, Outpatient services
Preventive medicine = профилактика заболеваний, диспансеризация, профилактические осмотры, Health screening
Catheter care = Stoma care, Colostomy care, Tube feeding, Enteral feeding, PEG feeding
Respite care = Live-in care, Domiciliary care, Community care, Residential care, патронаж
Hearing care = Audiometry, Hearing aid fitting, Hearing tests, слухопротезирование
Emergency driving = Blue light driving, Ambulance driving

# other | trades and technical work
Engineering = ?engineering, Engineering principles, Engineering practices, Engineering skills, Engineering best practices, Engineering knowledge, инженерное дело, инженерные навыки
Design = ?design, ?дизайн, Design principles, ?design process, Design methods
Boiler maintenance = Boiler servicing, Boiler installation, Boilers, Boiler operation, Boiler repair, Gas boilers, Steam boilers, обслуживание котлов, котельное оборудование, эксплуатация котельных
Working at heights = Working at height, Work at heights, Rope access, промышленный альпинизм, работа на высоте, высотные работы
Wheel alignment = Tire fitting, Tyre fitting, Tire changing, Wheel balancing, шиномонтаж, развал-схождение, балансировка колес
Lockout/tagout = Lockout tagout, LOTO procedures, !LOTO
Equipment installation = Installation of equipment, Machinery installation, монтаж оборудования, монтаж технологического оборудования, Equipment assembly
Commissioning = Commissioning of equipment, Start-up and commissioning, пусконаладка, пусконаладочные работы, пуско-наладочные работы, Testing and commissioning
Vehicle servicing = Car servicing, ТО автомобилей, MOT testing, техосмотр
Windows and doors installation = Door hanging, установка окон, Kitchen fitting, Kitchen installation, сборка кухонь, Window fitting, Door fitting, Window replacement
Paving = Asphalt paving, Road construction, Road works, дорожные работы, укладка асфальта, Kerb laying, благоустройство территории
Ground works = Groundwork, Pile driving, забивка свай
Cable installation = Cabling, Fibre splicing, Fiber splicing, Cable pulling, монтаж СКС, сварка оптоволокна
Appliance repair = Repair of appliances, ремонт бытовой техники, White goods repair, Phone repair, ремонт телефонов
Gas fitting = Gas installation, Gas safety, Gas Safe, газовое оборудование, монтаж газопроводов
Water treatment operations = Water purification, очистные сооружения, Sewage treatment
Quality inspection of parts = Dimensional inspection, контроль качества продукции
Process safety = HAZOP, Process hazard analysis, Process safety management, промбезопасность, Permit to work, наряд-допуск, Hazard management, Hazard analysis, Hazard identification, Safety engineering, Bow tie, Barrier management, Functional safety, Safety critical systems
Design for manufacturing = Design for manufacture, Design for manufacturability, Design for assembly, !DFM, !DFMA, Value engineering, технологичность конструкции
Construction documentation = разработка КД, Shop drawings, As-built drawings, !ППР, проект производства работ, авторский надзор, !ПОС
Engineering design = ?проектирование, проектирование инженерных систем, проектирование зданий, Detail design, Detailed design, Detail engineering, Design reviews, Design specifications, Concept studies, Design calculations, Design changes, Structural and mechanical design
Relay protection = !РЗА, !РЗиА, релейная защита и автоматика, распределительные устройства

# other | moving and storing
Stock taking = Stock counts, Inventory counting, Inventory counts, Physical inventory, инвентаризация ТМЦ, Cycle counts
Barcode scanning = Barcode scanners, RF scanner, RF scanning, RF gun, Handheld scanners, Scanning equipment, работа с ТСД, !ТСД, терминал сбора данных, сканер штрих-кодов
Dangerous goods transport = Dangerous goods, Hazardous goods, ADR licence, ADR certificate, перевозка опасных грузов, Hazmat transport, допог, !ДОПОГ, IATA DGR
Tachograph = Digital tachograph, Drivers' hours, Hours of service, тахограф, карта водителя, ELD logs
Cross-docking = Cross docking, кросс-докинг
Returns processing = Reverse logistics, Returns management, Returns handling, обработка возвратов, работа с возвратами, Returns and exchanges, ?refunds, возврат товара, оформление возвратов
Transport documents = Waybills, Bills of lading, CMR documents, Delivery notes, путевые листы, оформление путевых листов, товарно-транспортные накладные, !ТТН, товарные накладные, Shipping paperwork, работа с накладными, оформление накладных, Consignment notes, Freight documentation, оформление транспортных документов, сопроводительные документы
Warehouse storage = Bin locations, Putaway, Put-away, Slotting, адресное хранение, складское хранение, Goods storage, хранение товаров, складирование, размещение товара на складе, складской документооборот
Goods labeling = Product labeling, маркировка товара, Честный знак, !ЕГАИС, ФГИС Меркурий, Labelling goods
Goods receiving = Goods-in, Receiving goods, Inbound goods, приёмка грузов
Carrier management = Carrier negotiation, Carrier relations, работа с перевозчиками, поиск перевозчиков, Freight negotiation, работа с АТИ, ATI.SU
Multi-drop delivery = Parcel delivery, Food delivery, Courier delivery, Home delivery, Van driving, доставка еды, Proof of delivery, Delivery scheduling, работа с доставкой, доставка заказов, доставка документов, доставка грузов, Customer deliveries

# other | hospitality and retail
Food presentation and plating = Plating, Plate presentation, Food styling, сервировка блюд, оформление блюд
Table setting = сервировка, сервировка столов, Table setup, Setting tables
Guest check-in = Check-ins, Check-in and check-out, Check-in/check-out, Checking in guests, Guest check-in, заселение гостей, размещение гостей, приём и размещение гостей, регистрация гостей, заселение и выселение гостей, выселение гостей, заселение и выселение, Guest registration
Revenue management = Yield management, Hotel revenue management, Rate management, управление доходами, управление доходностью
Room service = обслуживание в номерах, In-room dining, Minibar
Allergen awareness = Allergen management, Allergen control, Allergens, Food allergies, Dietary requirements, аллергены
Recipe costing = технологические карты, калькуляционные карты, калькуляция, Dish costing, составление калькуляций, работа с ТТК, технико-технологические карты, составление ТТК
Hotel booking systems = Booking.com extranet, Channel manager, TravelLine, Bnovo, бронирование номеров, Micros Fidelio, Expedia Partner Central
Banquet organization = банкеты, проведение банкетов, банкетное обслуживание, Banqueting, Wedding planning, организация свадеб
Kitchen hygiene = Kitchen cleaning, санитарное состояние кухни, соблюдение санитарных норм, соблюдение СанПиН, контроль санитарного состояния, Hygiene standards, Hygiene inspections
Price tagging = ценники, оформление ценников, Price labels, Pricing gun
Checkout operation = Till operation, Till work, Operating a till, Cash register operation, Self-checkout, расчёт покупателей, Opening and closing tills, Scanning items, работа на кассе самообслуживания
Cash discipline = Cash reconciliation, Cashing up, Balancing tills, инкассация
Marketplace trading = Seller Central, карточки товаров, ведение карточек товаров, Product listings
Flower care = уход за растениями, Plant care, Bouquet making, составление букетов, уход за цветами, обработка цветов, Plant watering

# other | money and law
Transfer pricing = трансфертное ценообразование, !ТЦО
Hedging = ?hedging, Hedge accounting, Currency hedging, хеджирование
Cost calculation = себестоимость, учёт себестоимости, Product costing, Standard costing, калькулирование себестоимости
Electronic document exchange = !ЭДО, !КЭДО, электронная подпись, СБИС ЭДО, E-signature
Budget accounting of public bodies = бюджетный учёт, учёт в бюджетных организациях, 1С:БГУ, Public sector accounting, Fund accounting, Government accounting, Nonprofit accounting
Deposit products = Deposit accounts, Opening accounts, открытие счетов, !РКО, валютный контроль, обслуживание физических лиц, обслуживание юридических лиц, Account opening, Account maintenance, открытие вкладов, банковские карты, оформление карт, оформление кредитных карт, выдача карт, обслуживание VIP-клиентов
Legal expertise of documents = юридическая экспертиза, правовая экспертиза, правовая экспертиза документов, Document review of contracts
Licensing law = лицензирование, получение лицензий, License management, Permitting
Notarial practice = нотариальное делопроизводство, Notarial, Notarial deeds, Notarization, Notary services, Apostille, апостиль
Data privacy law = Privacy law, Data protection law
Legal document filing = E-filing, Court filing, Docketing, Docket management, подача документов в суд, Legal filing, Discovery requests, Court bundles, Bundle preparation, File management in law
Migration law = Immigration law, Visa applications, миграционное право, миграционный учёт, оформление виз, Immigration petitions, Visa petitions, Asylum applications

# other | public service and safety
Public procurement = закупки по 44-ФЗ, закупки по 223-ФЗ, Government procurement, Public tendering, Federal acquisition regulation
Public consultation = Stakeholder consultation, Community consultation, Public engagement, общественные обсуждения
Freedom of information = !FOIA, FOI requests, Public records requests
Briefing notes = Briefing papers, Policy briefs, Policy writing, Ministerial correspondence, аналитические записки, подготовка справок
Legislative drafting = Drafting legislation, подготовка нормативных актов, разработка нормативных документов, разработка локальных нормативных актов, !ЛНА
Citizen services = Constituent services, работа с обращениями граждан, обращения граждан, приём граждан, приём населения, Public inquiries, межведомственное взаимодействие, оказание государственных услуг
Civil service = государственная служба, государственная гражданская служба, муниципальная служба, муниципальное управление, GR-менеджмент
Permit review = Building permits, Planning permission, Planning applications, Code enforcement, выдача разрешений
Border control = Immigration control, Passport control, Customs inspection, пограничный контроль
Community policing = Neighbourhood policing, Traffic enforcement, Crime prevention, Traffic control, охрана общественного порядка
Incident command = Incident Command System, Emergency planning, ликвидация ЧС, гражданская оборона, !ГОиЧС, ГО и ЧС
CCTV monitoring = CCTV operation, мониторинг видеонаблюдения
Entry control = пропускной режим, контроль доступа, Door supervision, Gate control, Bag searches, Security screening, досмотр, Searching bags, Bag search, Vehicle searches, осмотр помещений, проверка документов
Crowd management = Event stewarding, Stewarding, обеспечение порядка на мероприятиях
Election administration = Voter registration, проведение выборов, Voter outreach, Campaign canvassing, Canvassing
Social benefits administration = Benefits eligibility, Welfare benefits, Housing benefit, Welfare rights, назначение пособий, социальные выплаты, социальная защита
Housing management = Tenancy management, Homelessness prevention, управление многоквартирными домами, !ЖКХ, жилищно-коммунальное хозяйство

# other | teaching and science
School standards = !ФГОС, ФГОС, Common Core, National Curriculum, Key Stage 2, Key Stage 3
Extracurricular activities = внеклассная работа, внеурочная деятельность, After-school programs, After-school clubs, School trips, воспитательная работа, Field trips, School clubs, подготовка к олимпиадам
Working with children = работа с детьми, Work with children, Working with young people, Working with families, работа с подростками, Pupil supervision, организация досуга детей, детские праздники, игры с детьми
Peer review of papers = Manuscript review, Peer reviewing, рецензирование
Fieldwork = Field work, Field research, Field sampling, полевые исследования, полевые работы, Soil sampling, Water sampling, Field experience in nature, Field measurements, экспедиционные работы
Laboratory safety = Biosafety, BSL-2, Chemical hygiene, Radiation safety, радиационная безопасность
Sample preparation = Sample collection, Sample analysis, отбор проб, пробоподготовка
Student supervision = Supervision of students, Thesis supervision, научное руководство, руководство дипломными работами
Museum education = Exhibition curation, экспозиционная работа, Collections care

# technical | further practice of computing
Endpoint detection and response = !EDR, !XDR > Information security | Microsoft Sentinel (Azure Sentinel)
Network configuration = настройка сетей, настройка сетевого оборудования, Network setup, !VLAN, !VLANs, VLAN configuration, Network devices
Workstation support = настройка рабочих мест, Desktop setup, PC setup, Hardware support, поддержка рабочих мест, Device management, Desktop deployment
SQL query writing = написание SQL-запросов, Writing SQL queries, Complex SQL > SQL
Content design = Content designer skills, UX content
Color grading = Colour grading, цветокоррекция, DaVinci color
`;

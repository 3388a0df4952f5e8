/**
 * Skills described by an action and its object: "led a team of nurses", "preparing monthly reports". A row gives the skill, the verbs and the objects.
 * Regular forms of English verbs are derived; others follow a slash.
 */
export const actionPhrases = `
Team leadership: lead/led, head; team, squad, crew
Team management: manage, supervise, oversee/oversaw/overseen; team, staff, employees, personnel, people, crew, colleagues
Mentoring: mentor; colleagues, staff, engineers, developers, juniors, students, employees, members, team, interns, trainees, people, peers
Coaching: coach; colleagues, staff, engineers, developers, juniors, employees, members, team, people, managers
Learning and development: train; staff, employees, colleagues, team, members, personnel, hires, starters, users, workers, trainees, interns
Teaching: teach/taught; classes, students, pupils, courses, children, lessons
Recruitment: recruit, hire; staff, candidates, employees, personnel, talent, engineers, developers, people, members
Interviewing: interview; candidates, applicants
Relationship building: build/built, develop, maintain, foster, establish, cultivate, nurture; relationships, relations, rapport, trust
Negotiation: negotiate; contracts, prices, agreements, terms, deals, suppliers, vendors, rates, conditions
Contract law: draft; contracts, agreements
Problem solving: solve, tackle; problems, challenges
Troubleshooting: troubleshoot/troubleshot, diagnose, resolve; issues, faults, errors, incidents, failures, malfunctions
Debugging: debug/debugged/debugging, fix; bugs, defects, code
Complaint handling: handle, resolve; complaints
Conflict resolution: resolve; conflicts, disputes
Customer service: serve, assist, greet; customers, clients, guests, visitors, shoppers
Customer acquisition: acquire, attract, win/won/winning; customers, clients
Closing deals: close; deals, sales
Sales: sell/sold; products, tickets
Order processing: process, take/took/taken, fulfil, fulfill; orders
Cash handling: handle, count; cash, money, payments
Decision making: make/made, take/took/taken; decisions
Time management: meet/met; deadlines, timelines
Prioritization: prioritize; tasks, work, workload, deliverables, projects
Giving feedback: give/gave/given, provide, receive; feedback
Knowledge sharing: share; knowledge, expertise, ideas, insights, practices
Fast learning: learn/learnt; technologies, skills, things, concepts, languages, tools
Creativity: generate, contribute, bring/brought; ideas
Software development: develop, build/built, code, implement, write/wrote/written, program/programmed/programming; software, applications, apps, code, features, functionality, microservices
Web development: build/built, develop, create; websites, webpages
Software architecture: design, define, develop; architecture
Software testing: test; software, applications, code, features, functionality
Test automation: automate; tests, testing
Process automation: automate; processes, tasks, workflows, procedures
Process improvement: improve, optimize, streamline, refine, manage; processes, workflows, procedures, efficiency
Code review: review; code
Deployment: deploy; applications, services, systems, software, solutions, models, releases
System integration: integrate; systems, APIs, services, components, applications
Monitoring: monitor; systems, servers, networks, infrastructure
Requirements gathering: gather, collect, define, elicit, analyze, capture, clarify, document; requirements
Data analysis: analyze, interpret, evaluate; data, datasets, metrics
Reporting: prepare, produce, generate, write/wrote/written, compile; reports
Public speaking: deliver, give/gave/given, prepare, hold/held; presentations, speeches, talks
Documentation: write/wrote/written, maintain, create, update, produce, prepare; documentation
Budgeting: manage, control, prepare, plan/planned/planning, monitor, oversee; budgets
Inventory management: manage, monitor, control, maintain, count; inventory, stock
Event management: organize, plan/planned/planning, coordinate, host, manage; events, conferences, weddings, exhibitions
Meeting coordination: organize, schedule, arrange, coordinate; meetings, appointments
Facilitation: facilitate, moderate, run/ran/running; workshops, meetings, discussions
Project management: manage, lead/led, run/ran/running, coordinate, oversee/oversaw; projects
Stakeholder management: manage, engage, influence; stakeholders
Risk management: manage, assess, mitigate, identify; risks
Quality assurance: ensure, assure; quality
Compliance: ensure; compliance
Strategic planning: develop, define, formulate, shape, execute; strategy
Scientific research: conduct, perform, undertake/undertook, lead/led; research, experiments
Curriculum development: develop, design; curriculum, curricula, syllabus
Patient care: treat; patients
Patient assessment: assess, examine; patients
Medication administration: administer; medications, medicines, drugs
Cooking: cook, prepare; meals, food, dishes
Equipment maintenance: repair, maintain; machines, equipment, machinery
Vehicle maintenance: repair; cars, vehicles, trucks
Data entry: enter, input; data
Invoicing: process, issue, prepare; invoices
Payroll: process, run/ran/running, prepare; payroll
Content writing: write/wrote/written; content, articles, blogs, posts
Translation: translate; texts, documents, articles
Proofreading: proofread/proofread; texts, documents, copy, manuscripts
Technical writing: write/wrote/written; manuals, guides
Motivation skills: motivate/motivating; teams, staff, employees, people, colleagues, others
Delegation: delegate; tasks, work, responsibilities
Procurement: order, purchase, buy/bought; supplies, equipment, materials, goods
Supplier selection: identify, select, evaluate; suppliers, vendors
Packaging: pack; goods, products, orders, boxes
Shipping and receiving: load, unload, receive; cargo, goods, trucks, deliveries, shipments, lorries
Cleaning: clean; rooms, surfaces, floors, offices, kitchens, toilets
Heavy equipment operation: operate; cranes, excavators, bulldozers, loaders, diggers
Forklift operation: operate, drive/drove/driven/driving; forklifts
Software installation: install, configure; software
Time management: manage; time
Incident management: handle, manage; incidents
Video editing: edit; videos, footage
Driving: drive/drove/driven/driving; trucks, lorries, vans, buses, coaches, minibuses, HGVs, taxis, ambulances
Order picking: pick; orders
Data integration: migrate; data, databases
Performance optimization: optimize, optimise, tune; queries, performance, indexes
Staff scheduling: schedule, roster; shifts, staff, drivers, employees, crews, rotas, carers
Grant writing: write/wrote/written, secure, win/won/winning; grants
Fundraising: raise; funds, donations
Wound care: dress; wounds
Vaccination: vaccinate, immunize, immunise; children, patients, adults, animals, cattle
Phlebotomy: take/took/taken, draw/drew/drawn; blood, bloods
Farming: milk, harvest, plant, grow/grew/grown; cows, crops, wheat, vegetables, potatoes, barley
Animal husbandry: feed/fed, breed/bred, shear, rear; animals, cattle, sheep, cows, pigs, horses, calves, livestock, poultry
Lesson planning: plan/planned/planning; lessons
Student assessment: mark, grade; homework, papers, exams, essays, assignments, coursework
Welding: weld; pipes, pipelines, frames, parts, tanks, steel, plates, structures, joints, components
Plumbing: install, fit/fitted/fitting, repair, replace, service; boilers, bathrooms, radiators, taps, toilets, showers, pipework
Electrical wiring: wire, rewire, upgrade, install; houses, sockets, switchboards, lighting, panels, lights, switches, wiring
Carpentry: build/built, fit/fitted/fitting, hang/hung, install; staircases, kitchens, cabinets, doors, wardrobes, decking
Painting: paint; walls, ceilings, houses, rooms, facades
Masonry: lay/laid; bricks, blocks, stone
Landscaping: lay/laid, maintain, mow/mowed/mown; paving, turf, gardens, lawns, grounds
Menu planning: develop, create, write/wrote/written, plan/planned/planning, design; menus, recipes
Baking: bake; bread, cakes, pastries, cookies
Bartending: mix, serve; cocktails, drinks
Bookkeeping: keep/kept; books, ledgers
Tax accounting: file, prepare; taxes, VAT
Auditing: audit; accounts, statements, books, companies
Account reconciliation: reconcile; accounts, banks, statements, ledgers, balances
Forecasting: forecast/forecasting; sales, demand, revenue, cash
Photography: photograph, shoot/shot/shooting; weddings, products, portraits, events
Graphic design: design; posters, logos, brochures, packaging, flyers, leaflets, banners, magazines
UI design: design; interfaces, wireframes, screens
Surveying: survey; land, sites, roads
Procurement: source; materials, suppliers, components, parts, products
Database design: design, model; databases, schemas
Network configuration: configure, install; routers, switches, firewalls, networks, VLANs
System administration: administer; servers, systems
Data visualization: build/built, create, design, develop, maintain; dashboards
Data engineering: build/built, maintain, design, orchestrate; pipelines
Web scraping: scrape; websites, pages, data
Cash handling: cash, balance, reconcile; tills, registers
Childcare: look, mind, nurse; children, twins, babies, toddlers, kids, infants
Security guarding: patrol, guard; sites, premises, buildings, grounds, shops
Vehicle maintenance: service, diagnose; cars, vans, vehicles, engines, trucks, tractors
Machining: operate; machines, machinery, presses, lathes
Equipment maintenance: service, overhaul; pumps, compressors, equipment, machines, turbines, motors, conveyors, lifts
Quality control: inspect, check; parts, products, components, goods, welds
Packaging: pack, wrap; glassware, food, parcels, meat, fruit
Visual merchandising: dress, build/built, arrange; windows, displays
Sewing: sew/sewed/sewn, alter; curtains, dresses, clothes, garments, costumes, trousers
Software testing: test; releases, builds, websites
Incident management: respond, resolve, triage, investigate; incidents, outages, alerts
Technical support: support; users
Reception: answer; phones, calls, telephones
Onboarding: onboard; staff, hires, starters, employees, colleagues
Client presentations: pitch, demonstrate; products, solutions, clients
Negotiation: negotiate; discounts
Cost control: cut/cutting, reduce; costs, spend, expenses
Pruning: prune; vines, trees, roses, hedges
Interior design: design; interiors, flats, apartments
Architecture: design; houses, buildings, schools
Translation: translate; books, contracts, manuals, websites, subtitles
Proofreading: proofread/proofread; reports, proposals
Editing: edit, copy-edit; articles, manuscripts, copy, books
Video editing: film, shoot/shot/shooting, produce; videos, films, documentaries
Social media marketing: run/ran/running, manage; instagram, facebook, tiktok
Food service: wait; tables
Housekeeping: make/made, turn; beds, rooms
Barista skills: pull, steam, brew; espresso, milk, coffee
Machining: set, operate, program/programmed/programming; presses, lathes, mills, dies, spindles
Assembly: assemble; gearboxes, furniture, components, units, parts, machines, engines, circuits
Roofing: repair, replace; roofs, gutters
Tiling: tile; bathrooms, kitchens, floors, walls
Drywall: plaster, skim; walls, ceilings
Scaffolding: erect, dismantle; scaffolding, scaffolds
Horticulture: trim, prune, plant; hedges, shrubs, trees, flowers
Physical therapy: treat, rehabilitate; injuries, backs, knees, shoulders
Dentistry: fill, extract, fit/fitted/fitting; teeth, crowns, dentures, fillings
Dispensing: dispense; prescriptions, medicines, medication
Counseling: counsel; teenagers, families, clients, couples, patients, parents, students
Tutoring: tutor; pupils, students, children, undergraduates
Journalism: report, cover; elections, courts, news, stories
Copywriting: write/wrote/written; copy, slogans, headlines
SEO: improve, raise; rankings
Email marketing: send/sent, write/wrote/written; newsletters, mailings, newsletter
Insurance: settle, assess, handle, process; claims
Financial modeling: model, build/built; cash, valuations, forecasts, DCF
Invoicing: send/sent, raise, issue; invoices
Accounts receivable: chase; debts, payers, payments, debtors, invoices
Litigation: represent; clients, claimants, defendants
Negotiation: negotiate; leases, discounts, salaries, licences
Sample preparation: prepare; samples, specimens
Statistics: fit/fitted/fitting; models, regressions, regression
CI/CD: automate; builds, deployments, releases
Mobile development: ship/shipped/shipping, build/built, develop, publish; iphone, android, ios
Project management: deliver; projects
Team leadership: lead/led, supervise; fitters, carers, nurses, chefs, operatives, developers, engineers, analysts, drivers, teachers, designers
Customs clearance: clear; customs, goods, shipments, containers
Fleet management: manage, look, run/ran/running; fleet
Procurement: buy/bought; fruit, stock, parts, vegetables, ingredients, raw
Retail: run/ran/running, manage; shop, shops, store, stores, supermarket
Merchandising: arrange, restock, fill; shelves, promotions
Hairdressing: cut/cutting, colour, color, style; hair
Nail care: paint, file; nails
Entry control: check, search, screen; bags, visitors, passengers
First aid: give/gave/given, administer, provide; aid
Rigging: rig/rigged/rigging, sling/slung; loads, cranes, masts
Inventory management: rotate; stock
Farming: keep/kept; bees, hives
Construction management: supervise, oversee/oversaw; subcontractors, site, sites, labourers
Cost estimating: price, measure; works, tenders, quantities
Cost estimating: estimate, price; jobs, tenders, works
Legal research: research; law, precedents
Patient education: teach/taught, educate, advise; patients
Minute taking: take/took/taken, write/wrote/written; minutes
Travel planning: book, arrange; travel, flights, hotels
Executive support: manage, keep/kept; diaries, diary, calendars, calendar

Team management: руководил/руководить/руковожу, управлял/управлять; команда, отдел, коллектив, группа, сотрудники, персонал, подразделение, смена, бригада
Project management: вел/вёл/вела, управлял/управлять, руководил/руководить; проект
Negotiation: вел/вёл/вела, проводил/проводить; переговоры
Interviewing: проводил/проводить; собеседования
Learning and development: обучал/обучать/обучил; сотрудники, персонал, стажёры, новички
Recruitment: подбирал/подбирать, нанимал/нанимать; персонал, сотрудники, кандидаты
Reporting: составлял/составлять, готовил/готовить, подготавливал, формировал/формировать; отчёт, отчётность
Public speaking: проводил/проводить; презентации
Inventory management: проводил/проводить; инвентаризация
Event management: организовывал/организовал, проводил/проводить; мероприятия
Customer service: консультировал/консультировать, обслуживал/обслуживать; клиенты, покупатели, гости, посетители
Closing deals: заключал/заключать/заключил; договоры, сделки, контракты
Contract law: составлял/составлять, готовил/готовить; договоры
Software development: разрабатывал/разработал/разрабатывать, писал/писать/написал; приложения, код, сервисы, программы
Procurement: закупал/закупать; товар, материалы, оборудование, сырьё
Equipment maintenance: ремонтировал/ремонтировать, обслуживал/обслуживать; оборудование, станки
Problem solving: решал/решать; проблемы
Document management: оформлял/оформлять; документы, документация
Teaching: преподавал/преподавать, вел/вёл/вела; уроки, занятия, лекции

Electrical wiring: монтаж, установка, прокладка, ремонт, замена; проводка, электропроводка, розетки, щиты, электрощиты, кабель, освещение
Plumbing: монтаж, установка, ремонт, замена; сантехника, трубы, отопление, водопровод, смесители, радиаторы, канализация
HVAC: монтаж, установка, обслуживание, ремонт; вентиляция, кондиционеры
Drywall: монтаж, установка; потолки, перегородки
Tiling: укладка, настил; плитка, ламинат, паркет, линолеум, полы
Windows and doors installation: монтаж, установка; окна, двери
Roofing: монтаж, ремонт; кровля, крыши
Equipment maintenance: ремонт, обслуживание, наладка, эксплуатация, диагностика; оборудование, станки, механизмы, агрегаты, трансформаторы, насосы, электродвигатели, автоматика
Vehicle maintenance: ремонт, диагностика, обслуживание, замена; автомобили, двигатели, подвеска, тормоза
Computer hardware: ремонт, сборка, настройка, обслуживание; компьютеры, ноутбуки, принтеры
Network configuration: настройка, монтаж, прокладка, обслуживание; сети, роутеры, маршрутизаторы, коммутаторы
Cleaning: уборка, мытьё, мойка, чистка; помещения, квартиры, офисы, полы, окна, номера, территория
Cooking: приготовление; блюда, супы, соусы, салаты, завтраки, еда, пища
Event management: организация, подготовка; мероприятия, праздники, свадьбы, корпоративы, концерты, выставки, конференции
Learning and development: обучение; сотрудники, персонал, продавцы, менеджеры, стажёры, специалисты, кассиры
Onboarding: адаптация; сотрудники, персонал, новички
Recruitment: подбор, поиск, отбор; персонал, сотрудники, кандидаты, кадры
Customer acquisition: поиск, привлечение; клиенты, заказчики, покупатели
Customer service: обслуживание, консультирование; клиенты, покупатели, посетители, гости, пассажиры, абоненты
Channel sales: работа, развитие; дилеры, дистрибьюторы
Vendor management: работа, взаимодействие; поставщики, подрядчики
Reporting: подготовка, составление, формирование, ведение; отчёты, отчётность
Document management: оформление, подготовка, обработка; документы, документация, корреспонденция
Contract management: оформление, подготовка, составление, согласование; договоры, контракты
Transport documents: оформление, составление; накладные, ттн
Inventory management: учёт, инвентаризация, контроль; товар, остатки, запасы, склад
Shipping and receiving: приём, приёмка, отгрузка, погрузка, разгрузка; товар, груз, продукция
Content writing: написание, создание; статьи, тексты, контент, посты
Translation: перевод; тексты, документы, статьи
Teaching: проведение, ведение; уроки, занятия, лекции, семинары
Student assessment: подготовка, проверка; экзамены, олимпиады, тетради, задания
Advertising: запуск, ведение, настройка; реклама, кампании
Trade marketing: проведение, организация; акции, промоакции
Data analysis: анализ, обработка, сбор; данные, показатели
Market research: анализ, исследование, мониторинг; рынок, конкуренты, цены
Budgeting: составление, планирование, контроль, формирование; бюджет
Patient care: уход, лечение; пациенты, больные
Elderly care: уход, помощь; пожилые
Childcare: уход, присмотр; дети, малыши
Physical therapy: реабилитация; пациенты, больные
Farming: обработка, посев; поля, почва
Animal husbandry: кормление, содержание, доение; животные, скот, птица, коровы
Photography: съёмка; свадьбы, портреты, мероприятия
Firefighting: тушение; пожары
Security guarding: охрана, патрулирование; объекты, территория, имущество
Railway operations: управление; поезда, тепловоз, электровоз, локомотив
Heavy equipment operation: управление; экскаватор, кран, бульдозер
Forklift operation: вождение, управление; погрузчик
Software development: разработка; приложения, сервисы, модули
Web development: разработка, создание; сайты, лендинги

Cash handling: выдавал/выдавать, снимал/снимать, сдавал/сдавать; чеки, касса, выручка
Cooking: готовил/готовить, варил/варить; супы, блюда, еда, обеды, завтраки, соусы, плов, каши
Welding: варил/варить, сваривал/сваривать, заваривал; трубы, ёмкости, металлоконструкции, каркасы, швы, баки
Driving: возил/возить, водил/водить, управлял/управлять; продукты, грузы, пассажиры, автобус, грузовик, автомобиль, фура
Vehicle maintenance: ремонтировал/ремонтировать, чинил/чинить, диагностировал; двигатели, подвеска, автомобили, машины, тормоза
Electrical wiring: прокладывал/прокладывать, собирал/собирать, менял/менять, монтировал/монтировать; кабель, щиты, проводка, розетки, освещение
Plumbing: менял/менять, устанавливал/устанавливать, монтировал/монтировать; трубы, сантехника, смесители, радиаторы, котлы
Cleaning: убирал/убирать, мыл/мыть; номера, помещения, офисы, холлы, квартиры, полы, палаты
Childcare: присматривал/присматривать, нянчил; дети, малыши, ребёнок
Sewing: шил/шить, перешивал, подшивал; платья, одежда, шторы, юбки, брюки, костюмы
Order picking: собирал/собирать, комплектовал/комплектовать; заказы
Cold calling: обзванивал/обзванивать, прозванивал; база, клиенты
Customer acquisition: привлекал/привлекать/привлёк/привлекла, находил/находить; клиенты, заказчики
Data analysis: анализировал/анализировать; данные, продажи, показатели
Recruitment: закрывал/закрывать, искал/искать; вакансии, кандидаты, сотрудники
Payroll: начислял/начислять, рассчитывал/рассчитывать; зарплата, отпускные, премии
Tax accounting: сдавал/сдавать; отчётность, декларации
Network configuration: настраивал/настраивать/настроил; сети, роутеры, коммутаторы, маршрутизаторы, vpn
System administration: администрировал/администрировать; серверы, системы, домен
Security guarding: охранял/охранять, патрулировал; объекты, территория, склад, здание
Medication administration: раздавал/раздавать, выдавал; лекарства, препараты, таблетки
Injections: ставил/ставить, делал/делать; уколы, инъекции
Patient care: ухаживал/ухаживать; больные, пациенты, пожилые
Event management: организовал, организовывал/организовать, проводил/проводить; выставка, конференция, праздники, фестиваль
Negotiation: согласовывал/согласовывать, договаривался; цены, условия, поставщики
Litigation: представлял/представлять; суды, компания, истец
Documentation: составлял/составлять, писал/писать; инструкции, регламенты, документация
Deployment: внедрил, внедрял/внедрять; система, crm, erp
Web development: делал/делать, сверстал, верстал/верстать; сайты, лендинги, страницы
Warehouse management: принимал/принимать, отгружал/отгружать; товар, грузы, паллеты
Farming: сажал/сажать, выращивал/выращивать, доил/доить; овощи, культуры, коровы, картофель
Sales: продавал/продавать; мебель, кухни, окна, товары, услуги, техника, квартиры, автомобили
Drywall: клеил/клеить, красил/красить, штукатурил/штукатурить, шпаклевал; обои, стены, потолки
Tiling: укладывал/укладывать, клал/класть; плитка, ламинат, паркет, линолеум
Vehicle maintenance: менял/менять; масло, колодки, фильтры, сцепление, амортизаторы
Driving: развозил/развозить, доставлял/доставлять; заказы, товары, товар, посылки, почта
Route planning: планировал/планировать, составлял; маршруты, рейсы
Accounting: закрывал/закрывать, проводил/проводить; месяц, квартал, платежи, проводки
Teaching: готовил/готовить, обучал/обучать; дети, ученики, школьники, студенты
Childcare: занимался/заниматься, проводил/проводить; дошкольники, малыши
Patient care: кормил/кормить, переодевал, поднимал; пациенты, лежачие, больные, подопечные
Massage therapy: делал/делать; массаж
Hairdressing: стриг/стричь/стригла, красил/красить, укладывал/укладывать; волосы, мужчины, женщины, дети
Manicure: делал/делать; маникюр, педикюр
Law: вёл/вел/вела; дела, споры
Software development: разработал/разработать, реализовал/реализовать; модуль, сервис, функционал, микросервисы
Test automation: писал/писать, автоматизировал; автотесты, тесты
Graphic design: рисовал/рисовать, создавал/создавать, делал/делать; баннеры, макеты, логотипы, плакаты, иллюстрации
Social media marketing: вёл/вел/вела; соцсети, инстаграм, телеграм, паблик
Inventory management: вёл/вел/вела; учёт
Shipping and receiving: принимал/принимать, отгружал/отгружать, сверял; товар, накладные, грузы, машины
Baking: пёк/пек/пекла/печь; хлеб, торты, пирожки, булочки
Masonry: клал/класть; кирпич, блоки
Landscaping: сажал/сажать, ухаживал, стриг/стричь; газоны, деревья, кусты, сад
Quality control: проверял/проверять, контролировал/контролировать; качество, детали, изделия
Machining: точил/точить, фрезеровал, шлифовал; детали, валы, втулки
Assembly: собирал/собирать; мебель, узлы, изделия, приборы
Budgeting: планировал/планировать, составлял, вёл/вел/вела; бюджет
Photography: снимал/снимать, фотографировал; свадьбы, портреты, товары, мероприятия`;

/**
 * Skills as sentences tell them, by what is done and to what: "led a team of nurses", "preparing monthly reports". A row names the skill, what
 * is done and to what; regular forms of English verbs are understood, others stand after a slash.
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
Web development: разработка, создание; сайты, лендинги`;

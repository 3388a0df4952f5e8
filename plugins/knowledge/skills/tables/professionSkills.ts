/** Names of single tasks and fields of work in many professions. See `parseSkillTable` for the format. */
export const professionSkills = String.raw`
# other | law
Probate = Wills and trusts, Will drafting, наследственные дела, наследственное право
Commercial property law = Commercial property, Landlord and tenant, Commercial leases
Personal injury = Personal injury law, Clinical negligence
Share purchase agreements = Share purchase, Asset purchase agreements, SPA drafting, Shareholder agreements
Court advocacy = Court appearances, Hearings, арбитражные споры

# other | finance
Credit appraisal = Credit assessment, Credit underwriting, Loan appraisal
Financial statement analysis = Financial statements analysis, Analysis of financial statements, Balance sheet analysis, анализ финансовой отчетности > Financial analysis
Trade finance = Letters of credit, Bank guarantees, аккредитивы, банковские гарантии
Working capital management = Working capital, Working capital finance, Cash conversion
Actuarial reserving = ?Reserving, IBNR, Loss reserving
Solvency II = Solvency 2
Year-end accounts = Year end accounts, Year-end preparation, Year-end, Statutory accounts preparation, Intercompany, годовая отчетность > Accounting

# other | patient care
Venepuncture = Blood taking, Taking bloods
Cannulation = IV cannulation, Intravenous cannulation, капельницы, установка катетеров, внутривенные и внутримышечные инъекции
Neonatal resuscitation = Newborn resuscitation, Newborn life support, !NLS
Endodontics = Root canal treatment, эндодонтия, лечение каналов
Restorative dentistry = Dental restorations, Crowns and bridges, реставрация зубов, художественная реставрация > Dentistry
Musculoskeletal physiotherapy = Musculoskeletal, !MSK, MSK physiotherapy > Physical therapy
Dry needling = Medical acupuncture
Hydrotherapy = Aquatic therapy
Clinical handover = Nursing handover, SBAR
Clinical observation = Taking observations, Vital observations, NEWS2

# other | education
Differentiation = ?Differentiation, Differentiated teaching, дифференцированный подход
IGCSE = !IGCSE, Cambridge IGCSE
GCSE teaching = GCSE and A Level, GCSE and A level assessment, A level teaching
International Baccalaureate = !IB, IB Diploma, IB MYP, IB PYP, IB DP
Student progress = Parents' evenings, Parent-teacher conferences, Parent meetings, родительские собрания
Tutoring one to one = One-to-one tuition, One-to-one tutoring, Private tuition, индивидуальные занятия
Project-based learning = Project based learning, проектная деятельность, проектное обучение
Special needs teaching = !SEND, SEND support, SEN support, коррекционная работа

# other | hospitality
Menu costing
Sushi = суши, роллы

# other | trades and technical work
Switchboard installation = Switchboard upgrades, Switchboard upgrade, Distribution boards, Consumer units, Fuse boards
Test and tag = Testing and tagging, PAT testing, Appliance testing
Motor control = Motor controls, Motor starters, !VFD, Variable speed drives
Reading electrical drawings = Electrical drawings, Electrical schematics, Single-line diagrams, Circuit diagrams
Leak detection = Water leak detection
Underfloor heating = Radiant heating, Floor heating, теплый пол, монтаж теплых полов
Drain clearing = Drain unblocking, Blocked drains, прочистка канализации
CNC turning = CNC lathe, CNC lathes > CNC programming
CNC milling = 5-axis machining, 5 axis machining, 5-axis, Multi-axis machining > CNC programming
Conveyor maintenance = Conveyors, Conveyor systems, конвейерное оборудование > Equipment maintenance
Engine overhaul = Engine rebuild, Engine rebuilding, капитальный ремонт двигателей > Vehicle maintenance
Vehicle bodywork = Body repair, рихтовка
Vehicle painting = Spray painting vehicles, Car painting, покраска автомобилей
Pipeline installation = монтаж трубопроводов, прокладка трубопроводов
Semi-automatic welding = сварка полуавтоматом > Welding
Hedge cutting = Turf laying, Lawn laying, Planting design, стрижка кустов > Landscaping

# other | moving and storing
Counterbalance truck = Counterbalance, Counterbalanced forklift > Forklift operation
Pallet trucks = Pallet truck, Powered pallet truck, гидравлическая тележка, рохля
Multi-drop delivery rounds = Multi-drop, Multidrop, Delivery rounds
Trailer coupling = Coupling and uncoupling trailers, Tail lift, Chains and tarps, Load tarping

# other | personal services and farming
Bridal styling = Bridal hair, Wedding hair, свадебные прически
Livestock handling = Cattle handling, Sheep handling, Stock handling
Silage making = Silage, заготовка сена, заготовка силоса
Herd health = Herd health management, Hoof trimming, Foot trimming
Artificial insemination = Cattle insemination, искусственное осеменение
Plant grafting = Grafting, Propagation, Plant propagation, прививка растений
Sheep shearing = Shearing, стрижка овец
Tillage = Ploughing, Plowing, вспашка, уборка урожая, сев

# other | public service and safety
Ministerial briefing = Briefing ministers
Multi-agency working = Partnership working, Multi-agency work
Monitoring and evaluation = !M&E, M & E, Monitoring & evaluation
Donor reporting = Reporting to donors
Logframe design = Logframe, Logical framework, Theory of change
Community mobilisation = Community mobilization, Community engagement work
KoboToolbox = Kobo, Kobo Collect, ODK

# technical | life sciences
Karl Fischer titration = Karl Fischer
Mouse models = Mouse handling, In vivo models, Rodent models

# technical | physical sciences
Mineral resource estimation = Resource estimation, Resource modelling, подсчет запасов
Structural mapping = Field mapping, геологическое картирование

# other | performing and fine arts
Viola = ?Viola
Orchestration = ?Orchestration, Music arranging, Arranging music, аранжировка
Conducting = ?Conducting, Choir conducting, Choral conducting, Orchestra conducting, дирижирование
Sibelius notation = Sibelius, Finale notation, MuseScore
Studio lighting = Lighting setups, Studio photography, студийный свет
Printmaking = Etching and printmaking, Lithography, Linocut

# other | office work
Data capturing = Data capture
Minutes of meetings = протоколы совещаний
`;

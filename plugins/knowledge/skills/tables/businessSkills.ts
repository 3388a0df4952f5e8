/** Management, business analysis, office work and office software. See `parseSkillTable` for the format. */
export const businessSkills = String.raw`
# other | project management
Project management = Managing projects, Manage projects, Project manager, Project coordination, Project planning, Project leadership, Project delivery, управление проектами, проектное управление, ведение проектов, координация проектов, проектный менеджмент, Lead projects, Leading projects, Lead project teams, Led projects, Driving projects, Drive projects, Running projects, Run projects, Project execution, Project lifecycle, Deliver projects, Delivering projects, реализация проектов, Project leading
Program management = Programme management, Portfolio management of projects, Project portfolio management, управление программами
Agile = Agile methodologies, Agile development, Agile software development, Agile project management, Agile methods, Agile working, гибкие методологии, аджайл, Agile environment, ?agile teams, Agile principles, Agile practices, Agile processes, Agile delivery, Agile project development, Agile coaching, Agile mindset, Agile software, Agile way of working, Agile practitioner, Agile methods and tools, Agile coach, Agile project work ~ Scrum, Kanban
Scrum = Scrum Master, Scrum framework, Agile/Scrum, Scrum/Kanban, Sprint planning, Backlog grooming, Backlog refinement, Sprint retrospectives, скрам, Scrum methodology, Scrum ceremonies, Agile ceremonies, ?retrospectives, Stand-ups, ?standups, Daily stand-ups, Sprint reviews, Scrum teams > Agile ~ Kanban
Kanban = канбан > Agile ~ Scrum
SAFe = !SAFe, Scaled Agile, Scaled Agile Framework > Agile
Waterfall = Waterfall methodology, Waterfall model
Extreme programming = !XP programming > Agile
Lean = !Lean, Lean management, Lean methodology, Lean principles, бережливое производство, Lean manufacturing, Lean production, Lean principles in production, Lean thinking, Lean tools
Six Sigma = Lean Six Sigma, 6 Sigma, Six Sigma Green Belt, Six Sigma Black Belt, шесть сигм
Kaizen = Continuous improvement, 5S, Continuous process improvement, кайдзен, непрерывное улучшение, Gemba
PRINCE2 > Project management
PMP = !PMP, Project Management Professional, PMP certified, PMI PMP > Project management | PMBOK
Risk management = Risk analysis, Risk assessment, Risk mitigation, Enterprise risk management, управление рисками, оценка рисков, риск-менеджмент, Risk control
Resource planning = Resource management, Resource allocation, планирование ресурсов, Workforce planning, Retain Resource Planning
Schedule management = Scheduling, Project scheduling, Timeline management, составление графиков, Employee scheduling, Shift scheduling, составление расписания
Scope management = Requirements management, управление требованиями
Critical path method = Gantt charts, диаграмма Ганта
Earned value management = !EVM
Microsoft Project = MS Project > Project management
Primavera = Primavera P6, Oracle Primavera, Primavera P6 EPPM, Oracle Primavera Enterprise Project Portfolio Management > Project management
Jira = JIRA Software, Atlassian Jira ~ Asana, Trello, YouTrack
Confluence = Atlassian Confluence
Trello ~ Jira, Asana
Asana = !Asana ~ Jira, Trello
YouTrack = JetBrains YouTrack ~ Jira
Redmine ~ Jira
ClickUp = Click Up ~ Asana
Monday.com ~ Asana
Basecamp ~ Asana | Wrike, Smartsheet
Notion = !Notion
Airtable
Linear = Linear.app
Planview | Clarity PPM
Procore
Quality management = Quality management systems, !QMS, Total quality management, !TQM, управление качеством, система менеджмента качества, !СМК
Vendor management = Supplier management, Vendor relations, Supplier relationship management, управление поставщиками, работа с поставщиками, Contractor management, работа с подрядчиками, управление подрядчиками
Contract negotiation = Contract negotiations, Negotiating contracts, Negotiation of contracts > Negotiation ~ Contract management
Contract management = Contract administration, управление договорами, ведение договоров, Contract negotiation and management, договорная работа, Contract renewals, Contract preparation, Contract monitoring, Contract compliance, продление договоров, оформление договоров, контроль исполнения договоров
Cost control = Cost management, Cost reduction, Cost optimization, Cost saving, контроль затрат, оптимизация затрат, управление затратами, сокращение издержек
Change control = Change requests, Change request management, управление изменениями требований
Project documentation = Project plans, Project reports, Project charters, Project budgets, проектная отчётность
Technical leadership = Tech leadership, Technical lead, Tech lead, Tech leading, Technical guidance, Technical direction, Technical decisions, Engineering leadership, Engineering management, техническое лидерство, тимлид ~ Team leadership
Implementation = ?implementation, System implementation, Software implementation, ERP implementation, Implementing systems, ?внедрение, внедрение систем, внедрение ERP, внедрение 1С, внедрение ПО
Pivotal Tracker > Agile | OpenProject, Toggl Track, Favro
Coda docs | Milanote, Roam Research, GitBook

# other | product management
Product management = Product manager, Product owner, Product ownership, продуктовый менеджмент, управление продуктом
Product development = Product innovation, New product development, разработка продукта, вывод продукта на рынок
Product strategy = Product vision, продуктовая стратегия, Product marketing strategy
Roadmapping = ?roadmap, Product roadmap, Product roadmapping, Roadmap planning, дорожная карта продукта, Roadmap development
Product backlog management = User stories, User story mapping, Backlog management, пользовательские истории
Product launch = Product launches, Go-to-market, Go-to-market strategy, !GTM strategy, запуск продукта
Minimum viable product = !MVP, MVP development
OKR = !OKR, !OKRs, Objectives and key results
Growth hacking = Growth hacker, Product-led growth, Growth strategy
Unit economics = юнит-экономика
Pricing = Pricing strategy, Price analysis, ценообразование, анализ цен, Price monitoring, мониторинг цен, мониторинг цен конкурентов, Price negotiation analysis
Competitive analysis = Competitor analysis, Competitive intelligence, анализ конкурентов, конкурентный анализ, Competitor research
Innovation management = Innovation, управление инновациями, R&D management

# other | business analysis
Business analysis = Business analyst, Business analytics, бизнес-анализ, бизнес-аналитика, Business systems analysis
Systems analysis = System analysis, системный анализ, системная аналитика, Systems analyst
Requirements gathering = Requirements analysis, Requirements elicitation, Requirements engineering, Gathering requirements, сбор требований, анализ требований, выявление требований, сбор и анализ требований, Business requirements
Business process modeling = Business process modelling, Business process mapping, Process mapping, Process modeling, моделирование бизнес-процессов, описание бизнес-процессов < BPMN, IDEF0
Business process management = !BPM, Business processes, Process management, управление бизнес-процессами, бизнес-процессы
Process improvement = Business process improvement, Process optimization, Process re-engineering, Business process reengineering, Business process optimization, оптимизация процессов, оптимизация бизнес-процессов, улучшение процессов, совершенствование процессов, Process design, Operational excellence, Workflow optimization
Process automation = Business process automation, Workflow automation, автоматизация процессов, автоматизация бизнес-процессов
Robotic process automation = !RPA > Process automation < UiPath, Blue Prism, Automation Anywhere
Automation = Automation tooling, автоматизация
Technical specifications = Functional specifications, Specification writing, техническое задание, написание ТЗ, разработка ТЗ, Software requirements specification, постановка задач, User requirements, Feature specifications, Product specifications
Gap analysis = SWOT analysis, SWOT, SWOT-анализ
Root cause analysis = !RCA, анализ первопричин, Failure analysis
Feasibility studies = Feasibility analysis, Business cases, Business case development, технико-экономическое обоснование, ТЭО
Use cases = Use case diagrams
Camunda > Business process management | Activiti, Bizagi, ELMA BPM, Pega, Appian
Enterprise Architect = Sparx Enterprise Architect, ArchiMate, Archi modelling
Microsoft Visio = !Visio, MS Visio

# other | strategy and operations
Business development = Business growth, развитие бизнеса, Business developer, New business development, New business
Strategic planning = Strategy development, Business strategy, Corporate strategy, Strategic management, стратегическое планирование, разработка стратегии, Strategy, стратегическое управление, Strategy execution, Strategy implementation, Strategic initiatives, Strategic direction, реализация стратегии, Strategic projects
Business planning = Business plan, бизнес-планирование, бизнес-план
Business administration = Business management, Company management, управление бизнесом, управление компанией, General management
Operations management = Operational management, Business operations, Operations, операционное управление, операционная деятельность, управление операциями
Management consulting = Consulting, Business consulting, консалтинг, Advisory services, Consultancy
Mergers and acquisitions = !M&A, Mergers & acquisitions, Due diligence, слияния и поглощения
Corporate governance = корпоративное управление
Market research = Market analysis, Marketing research, маркетинговые исследования, исследование рынка, анализ рынка, Industrial research, Market trend analysis, маркетинговый анализ, Market insights, Market knowledge, Market intelligence < Consumer research
Partnership management = Strategic partnerships, Partnerships, Partner management, Channel management, управление партнерами, развитие партнерской сети, Alliance management
Franchising = франчайзинг
Startups = Startup, стартапы
Fundraising = Fund raising, Donor relations, фандрайзинг, привлечение инвестиций, Donor management, Donor stewardship, Donor engagement, Event fundraising, Charity events
Venture capital = венчурные инвестиции
Grant management = Grants management
Volunteer management = Volunteer coordination, Volunteering
Nonprofit management = Non-profit, NGO management
P&L management = !P&L, P&L responsibility, Profit and loss, Profit & loss management, P&L ownership
Business continuity = Business continuity planning, Crisis management, антикризисное управление, кризис-менеджмент
Sustainability = Sustainable development, устойчивое развитие, !ESG, ESG reporting
Corporate social responsibility = !CSR
Public administration = государственное управление
Public policy = Policy analysis, Policy development, Policy research, Policy advice
Government relations = GR management, взаимодействие с госорганами
Tender management = Tenders, Bid management, Bid writing, RFP responses, !RFP, тендеры, участие в тендерах, тендерная документация, государственные закупки, госзакупки, 44-ФЗ, 223-ФЗ, Tender submissions, Tender preparation, Tender evaluation, Bid preparation, подготовка тендерной документации, проведение тендеров, работа на торговых площадках, электронные торги
Foreign trade = International trade, Import/export, Export, внешнеэкономическая деятельность, !ВЭД, Import documentation, Export documentation, Import procedures, Export procedures, импорт, ?экспорт
International business = Global business
Facilities management = Facility management, Building management, Property maintenance, эксплуатация зданий, управление недвижимостью, административно-хозяйственная деятельность, !АХО, Pool maintenance, Building maintenance, Caretaking, Janitorial maintenance, обслуживание зданий, Property repairs
Real estate = Property management, Real estate development, недвижимость, Real estate sales, операции с недвижимостью, Leasing of real estate, Property viewings, Listing presentations, Open houses, Tenant screening, Lease negotiation, показ объектов недвижимости, показ квартир, сопровождение сделок с недвижимостью, аренда недвижимости, продажа недвижимости, Property sales, Property lettings, Lettings, Lease management, Rent collection, Tenant relations, подбор недвижимости, Comparative market analysis < Yardi
Event management = Event planning, Event organization, Event coordination, организация мероприятий, проведение мероприятий, Conference planning, Event production, Meeting planning, ивент-менеджмент, event-менеджмент, Organising events, организация праздников, организация корпоративов, Festival organisation, Event promotion, проведение корпоративных мероприятий, Event logistics, Venue management, Event setup
Travel planning = Travel arrangements, Travel coordination, Travel management, организация командировок, Business travel, Travel booking, Flight and hotel booking, заказ билетов, бронирование билетов и гостиниц, Itinerary planning, визовая поддержка, Visa support
Business models = Business modelling, Business model development, Value proposition, бизнес-модели
Performance measurement = Performance monitoring of business, Benchmarking, бенчмаркинг, Balanced scorecard
Consumer goods = !FMCG, Fast-moving consumer goods, Consumer packaged goods, !CPG, товары народного потребления, товары повседневного спроса
Energy markets = Energy market, Energy trading, Power markets, Electricity markets, Energy industry, энергетические рынки, рынок электроэнергии
Crowdfunding = краудфандинг
Capacity building = Institutional development, Community capacity building
Circular economy = экономика замкнутого цикла, Carbon footprint, Carbon accounting, Life cycle assessment
Consumer protection = Consumer rights, защита прав потребителей, Consumer law
Trend research = Trend watching, Trendspotting, Opinion polls, анализ трендов

# other | office work
Office administration = Office management, Administrative support, Administrative tasks, Administrative duties, Clerical skills, Administration, административная работа, офис-менеджмент, General office duties, Administrative work
Executive support = Executive assistance, Personal assistance, Calendar management, Diary management, ведение календаря руководителя, административная поддержка руководителя, организация рабочего дня руководителя, планирование рабочего дня руководителя, Supporting executives, персональный ассистент, помощь руководителю
Document management = Records management, Filing, Document control, Record keeping, Recordkeeping, делопроизводство, документооборот, ведение документации, электронный документооборот, архивное дело, Archiving, работа с документами, Filing systems, File management, Paperwork, работа с входящей корреспонденцией, регистрация документов, регистрация корреспонденции, сканирование документов, Document scanning
Office equipment = офисная техника, работа с оргтехникой, Photocopying, Copy machines
Typing = Touch typing, Fast typing, слепая печать, слепой метод печати, быстрый набор текста, скорость печати, Typing speed, быстрая печать, Copy typing, Data typing, набор текстов
Minute taking = Taking minutes, Note taking, ведение протоколов, протоколирование совещаний, ведение протокола, протоколирование
Reception = Front desk, Receptionist, Phone etiquette, прием звонков, Telephone skills, Switchboard, Front office, Multi-line phone
Mail handling = Mailroom, Correspondence, деловая корреспонденция, работа с корреспонденцией, Mail sorting, Mail distribution, Post handling, Franking
Knowledge management = Knowledge base, управление знаниями
Documentation = ?documentation, Maintaining documentation, Documenting processes, оформление документов, оформление документации, подготовка документов, подготовка документации, работа с документацией ~ Document management
Meeting coordination = Organizing meetings, Arranging meetings, Scheduling meetings, Meeting scheduling, Meeting organization, Meeting preparation, организация встреч, организация совещаний, проведение совещаний, планирование встреч, подготовка совещаний
Office supplies management = Office supplies, Ordering supplies, Ordering office supplies, заказ канцтоваров, жизнеобеспечение офиса, обеспечение жизнедеятельности офиса, хозяйственное обеспечение
Visitor reception = Greeting visitors, Welcoming visitors, Greeting guests, Visitor management, приём посетителей, встреча гостей, встреча посетителей, приём гостей
Call routing = Incoming call routing, приём и распределение звонков, распределение звонков, входящие звонки, исходящие звонки, приём и обработка звонков, телефонные переговоры, телефонный этикет, Answering phones, Answering calls, Answering telephones, Telephone manner, Telephone etiquette, Phone manner ~ Reception
Audio typing = Dictation, Dictaphone typing, Shorthand, стенография ~ Typing
Archiving of documents = ведение архива, работа с архивом, Archive management, подготовка дел в архив ~ Document management

# technical | office software
Microsoft Office = MS Office, Microsoft Office Suite, MS Office Suite, Office suite, пакет MS Office, Майкрософт офис, Microsoft Works > Excel, Microsoft Word, PowerPoint
Microsoft 365 = Office 365, Office365, O365, !M365, MS 365 > Microsoft Office
Excel = !Excel, ?excel, MS Excel, Microsoft Excel, Advanced Excel, Excel spreadsheets, Excel formulas, эксель, Excel modeling ~ Google Sheets
Microsoft Word = !?Word, MS Word, Word processing, Word/Excel
PowerPoint = Power Point, MS PowerPoint, Microsoft PowerPoint, !PPT
Microsoft Outlook = !Outlook, MS Outlook, Microsoft Office Outlook
Pivot tables = Pivot table, сводные таблицы > Excel | VLOOKUP, Power Query
Spreadsheets = Spreadsheet software, электронные таблицы
Microsoft Teams = MS Teams, !?Teams ~ Slack
SharePoint = Microsoft SharePoint, SharePoint Online, Share Point
OneDrive = Microsoft OneDrive
OneNote = MS OneNote, Microsoft OneNote
Microsoft Publisher = MS Publisher
Google Workspace = G Suite, GSuite, Google Apps, Google Suite, Google Docs Suite
Google Sheets = Google Spreadsheets, гугл таблицы, Google таблицы > Spreadsheets ~ Excel
Google Docs > Google Workspace | Google Slides, Google Drive, Google Calendar, Gmail
LibreOffice | OpenOffice, МойОфис, Р7-Офис
Slack = !Slack
Zoom = !Zoom | Webex, Google Meet, Skype
Video conferencing = видеоконференции, Videoconferencing
Keynote = !Apple Keynote, iWork, Apple Numbers
Lotus Notes = IBM Notes, IBM Lotus Notes, Lotus 1-2-3
Email management = Email software, Electronic mail, E-mail, Gmail administration
Internet research = Online research, Web research, Internet search, поиск информации, поиск информации в интернете
Computer literacy = Digital literacy, Digital skills, Computer literate, IT literate, IT skills, уверенное владение ПК, знание ПК, владение ПК, работы с ПК, работы на ПК, работа с ПК, работа на ПК, Computer skills, Basic computer skills, PC skills, PC literacy, Computer proficiency, компьютерная грамотность, уверенный пользователь ПК, опытный пользователь ПК, продвинутый пользователь ПК, Пользователь ПК, Keyboard skills, Computer knowledge, Computer use, User of IT, IT user skills, работа на компьютере, навыки работы с компьютером, владение компьютером, владение персональным компьютером, знание компьютера, работать на компьютере, пользователь компьютера, Microsoft package, Internet skills
Legal reference systems = справочно-правовые системы, !СПС, Консультант Плюс, Консультант+ < КонсультантПлюс, Гарант
ONLYOFFICE | Jitsi Meet (Jitsi), Mattermost, Rocket.Chat, GoToMeeting, iCloud, Thunderbird mail (Mozilla Thunderbird)

# technical | enterprise software
ERP = !ERP, ERP systems, ERP software, Enterprise resource planning, ERP-системы
CRM = !CRM, CRM systems, CRM software, Customer relationship management, CRM-системы, работа в CRM, управление взаимоотношениями с клиентами
SAP = !SAP, SAP ERP, SAP R/3, SAP ECC, SAP software > ERP
SAP FI/CO = SAP FICO, SAP FI, SAP CO, SAP Finance > SAP
SAP MM = SAP Materials Management > SAP
SAP SD = SAP Sales and Distribution > SAP
SAP HR = SAP HCM, SAP ERP Human Capital Management > SAP, HRIS | SuccessFactors (SAP SuccessFactors)
SAP PP > SAP | SAP PM, SAP QM, SAP WM, SAP EWM
SAP Fiori = SAPUI5, SAP UI5 > SAP
SAP Ariba = Ariba > SAP, Procurement
SAP Business One = SAP B1 > SAP
Oracle E-Business Suite = Oracle EBS, Oracle Applications, Oracle Financials > ERP
Oracle Fusion = Oracle Fusion Applications, Oracle Cloud ERP, Oracle ERP > ERP
JD Edwards = JDE, JD Edwards EnterpriseOne, Oracle JD Edwards EnterpriseOne > ERP
PeopleSoft = Oracle PeopleSoft, PeopleSoft Enterprise, PeopleSoft Financials, PeopleSoft HCM > ERP
Oracle Hyperion = Hyperion, Hyperion Planning, Hyperion Essbase, Essbase
NetSuite = Oracle NetSuite, NetSuite ERP, Net Suite > ERP
Microsoft Dynamics = MS Dynamics, Dynamics 365, Microsoft Dynamics 365, Microsoft Dynamics ERP, Microsoft Axapta, Microsoft Dynamics AX, Dynamics AX, Navision, Microsoft Dynamics NAV, Dynamics NAV, Microsoft Dynamics GP, Dynamics GP, Microsoft Dynamics CRM, Business Central > ERP
Infor = Infor ERP, Infor CloudSuite, Infor XA, Infor LN, Infor M3, Infor ERP Baan, Infor ERP SyteLine > ERP | Lawson ERP
Epicor = Epicor ERP, Epicor Vantage, Epicor Vista > ERP
Sage = Sage ERP, Sage Accpac, Sage 50, Sage 100, Sage 200, Sage 300, Sage Intacct, Sage X3, Sage MAS, Sage Accounting, Intacct > Accounting software
Odoo = OpenERP > ERP
Galaktika ERP = Галактика ERP > ERP
Parus = Парус-Бюджет, Парус ERP > ERP
SYSPRO > ERP | QAD, IFS Applications, Plex Systems, JobBOSS, Acumatica
Deltek = Deltek Vision, Deltek Costpoint > ERP
Workday = !Workday, Workday HCM > HRIS
Salesforce = Salesforce.com, !SFDC, Salesforce CRM, Salesforce software, Sales Force CRM > CRM ~ HubSpot
Salesforce administration = Salesforce administrator, Salesforce Admin > Salesforce
HubSpot = Hub Spot, HubSpot CRM > CRM ~ Salesforce
Zoho CRM = Zoho > CRM | Pipedrive, Freshsales, SugarCRM, Insightly
amoCRM = amo CRM, Kommo > CRM
Siebel = Oracle Siebel, Siebel CRM > CRM
Marketo = Adobe Marketo, Marketo Marketing Automation > Marketing automation
Pardot = Salesforce Pardot > Marketing automation | Salesforce Marketing Cloud, Eloqua
IBM Maximo = Maximo, IBM Maximo Asset Management
Veeva = Veeva CRM, Veeva Vault
SAP Concur = !Concur | Expensify
Blackbaud = Raiser's Edge, Blackbaud Raiser's Edge
ERPNext = Frappe Framework, Dolibarr > ERP
`;

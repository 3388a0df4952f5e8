/** Accounting, finance, banking, insurance and law. See `parseSkillTable` for the format. */
export const financeSkills = String.raw`
# other | accounting
Accounting = Accountancy, Accounting principles, бухгалтерский учет, бухгалтерия, бухучет, ведение бухгалтерского учета, General accounting, Accounting skills, Accounting experience, Accounting knowledge, бухгалтерский и налоговый учёт, бухгалтерские проводки, план счетов
Bookkeeping = Book-keeping, Bookkeeper, ведение бухгалтерии > Accounting
Financial accounting = финансовый учет > Accounting
Management accounting = Managerial accounting, управленческий учет, Management accounts > Accounting
Cost accounting = Cost analysis, Job costing, учет затрат, калькуляция себестоимости, Costing, расчет себестоимости > Accounting
Tax accounting = Tax preparation, Tax returns, налоговый учет, налоговая отчетность, налоговые декларации, Tax filing, Tax reporting, Income tax preparation, сдача отчётности в ИФНС, отчётность в ФНС, составление налоговых деклараций, отчётность в фонды, отчётность в ПФР и ФСС, сдача отчётности, сдача налоговой отчётности, Self assessment, Tax computations > Accounting
Taxation = Tax, Tax law, Tax compliance, Tax planning, Tax advisory, налогообложение, налоги, !НДС, налоговое законодательство, !VAT, Corporate tax, налоговое планирование, !УСН, !ОСНО, !НДФЛ, патентная система налогообложения, расчёт налогов, VAT returns, VAT reporting, налоговые проверки, камеральные проверки
Accounts payable = !AP/AR, Accounts payable/receivable, Payables, расчеты с поставщиками, кредиторская задолженность, Supplier payments, Payment runs, подготовка платёжных поручений, платёжные поручения, работа с банками, проведение платежей, оплата счетов, BACS payments, формирование платежей > Accounting
Accounts receivable = Receivables, расчеты с покупателями, дебиторская задолженность, Debt collection, Collections, Credit control, взыскание задолженности, контроль дебиторской задолженности, работа с дебиторской задолженностью, Debt recovery, Collections calls, взыскание долгов, работа с должниками, Aged debt, Debt chasing, Debtor management, Chasing payments, контроль оплат, контроль платежей > Accounting
General ledger = !GL, Ledger, Journal entries, главная книга > Accounting
Month-end close = Month end close, Month-end closing, Financial close, Year-end close, закрытие периода, закрытие месяца, Month-end reporting, Period-end reporting, Quarter-end close > Accounting
Account reconciliation = Bank reconciliation, Reconciliations, сверка взаиморасчетов, акты сверки, сверка расчетов, Balance sheet reconciliation, Stock reconciliation, Supplier reconciliations, Supplier statement reconciliation, Ledger reconciliation, Intercompany reconciliation, акт сверки с контрагентами > Accounting
Payroll = Payroll processing, Payroll management, Payroll administration, расчет заработной платы, начисление заработной платы, расчет зарплаты, Commission calculation, учёт заработной платы, Wages processing, Timesheets, Timesheet processing, Overtime calculation
Invoicing = Billing, Invoice processing, Invoices, выставление счетов, первичная документация, первичные документы, обработка первичной документации, работа с первичной документацией, Medical invoicing, счета-фактуры, акты выполненных работ, выставление актов
Fixed assets = Fixed asset accounting, учет основных средств, основные средства > Accounting
Inventory accounting = учет ТМЦ, учет материалов, складской учет в бухгалтерии > Accounting
Cash flow management = Cash flow, Cash management, управление денежными потоками, движение денежных средств, Cash flow analysis, Cash flow forecasting
Expense management = Expense reports, Expense reporting, авансовые отчеты, Petty cash, подотчётные лица, учёт подотчётных сумм, Travel and expenses, Expense claims, Expense processing, контроль расходов
Accounting standards = !РСБУ, !ПБУ < !GAAP, US GAAP, UK GAAP
IFRS = !IFRS, !МСФО, International Financial Reporting Standards, !IAS > Accounting
Auditing = Audit, Internal audit, External audit, Financial audit, Internal auditing, аудит, внутренний аудит, проведение аудита, Statutory audit, Audit preparation, Quality audits, Compliance audits, Audit support
Internal controls = Internal control, внутренний контроль, финансовый контроль < Sarbanes-Oxley, !SOX
Financial reporting = Financial statements, Financial statement preparation, финансовая отчетность, бухгалтерская отчетность, подготовка финансовой отчетности, Statutory reporting, составление бухгалтерской отчетности, Statutory accounts, Balance sheet, бухгалтерский баланс, составление баланса
Consolidation = Financial consolidation, Consolidated financial statements, консолидация отчетности
ACCA = !ACCA | !CPA, !CFA, !CMA, !ДипИФР

# technical | accounting software
Accounting software = бухгалтерские программы, Accounting systems
QuickBooks = Quick Books, Intuit QuickBooks, QuickBooks Online, QuickBooks Enterprise, Intuit QuickBooks Enterprise Solutions > Accounting software ~ Xero
Xero = !Xero > Accounting software ~ QuickBooks
FreshBooks > Accounting software | MYOB, Tally ERP, TurboTax, Wave Accounting, Peachtree, FreeAgent, BlackLine, Anaplan, Adaptive Planning, Hyperion Financial Management, DATEV, Contour accounting
ADP Workforce = ADP Workforce Now, ADP payroll, !ADP > Payroll | Paychex, Gusto payroll, Ceridian Dayforce, Kronos, Paylocity, Paycom
Bill.com = Bill.com AP
Клиент-банк = Клиент-Банк, Банк-клиент, Client-Bank
1С-Отчетность | СБИС (СБиС++), Контур.Экстерн, Диадок

# other | finance
Finance = Corporate finance, Financial services, Financial operations, финансы, корпоративные финансы, Financial industry, Financial products, Financial theory
Financial analysis = Financial analytics, Financial analyst, финансовый анализ, анализ финансово-хозяйственной деятельности, Ratio analysis, Investment analysis, Investment research, Company analysis, Cost-benefit analysis
Financial modeling = Financial modelling, Financial models, финансовое моделирование, построение финансовых моделей < LBO modeling, DCF
Valuation = Business valuation, Company valuation, Discounted cash flow, оценка бизнеса, оценка компаний, Equity valuation, Market valuation, Property valuation, Property appraisal, оценка недвижимости, оценка имущества, оценочная деятельность
Budgeting = Budget management, Budget planning, Budget preparation, Budget control, Budgets, бюджетирование, составление бюджета, управление бюджетом, планирование бюджета, Budget development, Budget administration, Budgeting and forecasting, Annual budget, Budget responsibility, Managing budgets, ведение бюджета, контроль бюджета
Financial planning = Financial planning and analysis, !FP&A, финансовое планирование
Financial management = Managing finances, финансовый менеджмент, управление финансами, Financial skills, Financial acumen, Financial literacy, финансовая грамотность, Financial knowledge
Controlling = Financial controlling, Variance analysis, финансовый контроллинг, контроллинг, план-факт анализ, Financial control, Variance reporting
Treasury = Treasury management, казначейство, казначейские операции
Investment management = Portfolio management, Asset management, Wealth management, управление активами, управление инвестициями, инвестиции, Investments, Investment portfolio management, инвестиционный анализ, Fund management
Investment banking = инвестиционный банкинг, Capital markets, Equity capital markets, рынки капитала
Equity research = Stock analysis, анализ ценных бумаг, Fundamental analysis
Trading = Stock trading, Securities trading, Algorithmic trading, Forex trading, трейдинг, биржевая торговля, Commodities trading, Forex
Derivatives = Options trading, Futures trading, деривативы
Fixed income = облигации, Fixed income securities
Structured products = структурные продукты
Private equity = частный капитал
Credit analysis = Credit risk, Credit scoring, Underwriting, кредитный анализ, анализ кредитоспособности, Loan underwriting, кредитные риски, андеррайтинг, Credit risk analysis, оценка кредитоспособности, оценка платёжеспособности, оценка залогов, оценка залогового имущества, Collateral valuation
Banking = Retail banking, Commercial banking, Banking operations, банковское дело, банковские операции, банковские продукты, Corporate banking, расчетно-кассовое обслуживание, работа с физическими лицами, работа с юридическими лицами, обслуживание физлиц
Lending = Mortgage lending, Loan processing, Loan origination, Mortgages, кредитование, ипотека, ипотечное кредитование, Loans, Consumer lending, ипотечное консультирование, Loan applications, Mortgage advice, Loan servicing, оформление кредитов, выдача кредитов, потребительское кредитование
Payment systems = Payments, Payment processing, платежные системы, эквайринг < Stripe API, PayPal API, SWIFT payments
Fintech = Financial technology, финтех
Anti-money laundering = !AML, !KYC, Know your customer, AML/KYC, 115-ФЗ, противодействие легализации
Insurance = Insurance underwriting, Insurance claims, Claims processing, Claims management, Claims handling, урегулирование убытков, Claims adjustment, Claims adjusting, Claims investigation
Actuarial science = Actuarial analysis, Actuarial modeling, актуарные расчеты, Actuarial
Market risk = Value at risk, Liquidity risk, Operational risk, рыночные риски > Risk management < Basel III
Financial advising = Financial advisory, Financial consulting, финансовое консультирование, Financial counseling, Wills and probate, Estate administration < Retirement planning, Estate planning
Economics = Economic analysis, экономика, экономический анализ, Managerial economics < Macroeconomics, Microeconomics
Bloomberg Terminal = !Bloomberg, Bloomberg | FactSet, Capital IQ, Refinitiv Eikon, Thomson Reuters Eikon, Morningstar Direct, PitchBook
MetaTrader = MT4, MT5 | QUIK
Cryptocurrency = Crypto, криптовалюты, DeFi < Bitcoin

# other | law
Legal research = Case law research, правовые исследования, Legal analysis, анализ законодательства
Contract law = Contract drafting, Contract review, Drafting contracts, договорное право, составление договоров, подготовка договоров, Drafting agreements, правовая экспертиза договоров, экспертиза договоров, разработка договоров, заключение и сопровождение договоров, сопровождение договоров, юридическая экспертиза договоров
Corporate law = Company law, корпоративное право, Commercial law, Business law, хозяйственное право, регистрация юридических лиц, регистрация ИП, регистрация ООО, корпоративное сопровождение, Company formation, Company secretarial
Litigation = Court representation, Civil litigation, Litigation support, Trial preparation, судебная работа, представительство в суде, представление интересов в суде, представительство в арбитражных судах, судебное представительство, представление интересов компании в суде, Advocacy, ведение судебных дел, исковая работа, Settlement negotiation, Negotiating settlements, судебная практика, судебные споры, участие в судебных заседаниях, арбитражная практика, Case preparation, Court preparation, судебные экспертизы < Arbitration (арбитражный процесс)
Claims work = претензионно-исковая работа, претензионная работа, претензионно-исковая деятельность
Civil law = гражданское право < Family law (семейное право)
Criminal law = уголовное право, Criminal justice
Labor law = Labour law, Employment law, трудовое право, трудовое законодательство, знание трудового кодекса, !ТК РФ
Administrative law = административное право < Constitutional law
International law = международное право
Intellectual property = Intellectual property law, интеллектуальная собственность < Patents (Patent law; Patent prosecution; патентное право), Trademarks, Copyright (авторское право)
Bankruptcy law = Insolvency, банкротство, Insolvency law, процедуры банкротства, Restructuring law
Real estate law = Property law, Conveyancing, земельное право, сделки с недвижимостью, Title searches, Title examination
Legal writing = Legal drafting, Legal documents, Brief writing, составление исковых заявлений, подготовка исковых заявлений, исковые заявления, подготовка процессуальных документов, подготовка юридических документов, составление юридических документов, Legal documentation, Drafting pleadings, Pleadings, Legal correspondence, процессуальные документы, Document drafting, Witness statements, Statement taking, Drafting legal documents, Affidavits, подготовка документов в суд, составление претензий, досудебное урегулирование
Legal advice = Legal counseling, Legal consulting, юридические консультации, правовое консультирование, юридическое консультирование, юридическое сопровождение, правовое сопровождение
Compliance = Regulatory compliance, Compliance management, комплаенс, Regulatory affairs, Regulations, Regulatory requirements, соблюдение законодательства, Regulatory reporting, ?regulatory, Regulatory compliance management, Regulatory standards
Legislation = законодательство, нормативно-правовые акты, нормативные документы, знание законодательства
Paralegal = Legal assistance, Legal secretary, Legal support, Case management law
Notary = Notary public, нотариат
Westlaw > Legal research | LexisNexis (Lexis Nexis)
Clio > Legal research | iManage, Relativity eDiscovery
Document review = eDiscovery, E-discovery, Legal discovery < Depositions
Customs clearance = Customs, Customs regulations, Customs brokerage, таможенное оформление, таможенное декларирование, !ТН ВЭД
Private investigation = Investigations, Background checks, расследования, Fraud investigation, Criminal investigation, Interrogation, Evidence collection, Evidence gathering, Evidence handling, сбор доказательств
Enforcement proceedings = исполнительное производство, Enforcement of judgments, взаимодействие с судебными приставами, работа с ФССП > Litigation
Legal citation = Bluebook citation, Bluebook, Cite checking > Legal writing
Client interviewing = Client interviews, Client intake interviews, опрос клиентов
Law = ?law, ?юриспруденция, Legal knowledge, юридические знания, знание права, Jurisprudence
Competition law = Antitrust, антимонопольное право, антимонопольное законодательство
Public law = Media law, Environmental law, Maritime law, публичное право, морское право, экологическое право
Debt structuring = Liquidity management, Debt management, управление ликвидностью
`;

/** Mobile development, architecture, software practices and testing. See `parseSkillTable` for the format. */
export const developmentSkills = String.raw`
# technical | mobile development
Mobile development = Mobile app development, Mobile application development, Mobile apps, Mobile applications, мобильная разработка, Mobile technologies, ?mobile solutions, Cross-platform development, Native app development, App development, Mobile platforms, Mobile software
iOS = iOS development, iOS SDK, !IOS, UIKit, Cocoa Touch, разработка под iOS, Auto Layout, !Cocoa, Grand Central Dispatch > Mobile development ~ Android, Swift
Android = Android SDK, Android development, Android Studio, Jetpack Compose, андроид > Mobile development ~ iOS, Kotlin
React Native = React-Native > React, Mobile development ~ Flutter
Flutter > Dart, Mobile development ~ React Native
Ionic = Ionic Framework > Mobile development, JavaScript
Cordova = Apache Cordova, PhoneGap > Mobile development, JavaScript
Capacitor = Capacitor.js > Mobile development, JavaScript
Expo = Expo.io, !?Expo > React Native
Xcode > iOS
Core Data = CoreData > iOS
CocoaPods > iOS
Firebase = Google Firebase, Firestore, Firebase Cloud Messaging
Realm = Realm Database, !?Realm
HarmonyOS = ArkTS > Mobile development
PlatformIO > Embedded systems | ESP-IDF (Espressif IDF), Node-RED, Home Assistant

# technical | interfaces and architecture
API development = API design, !API, !APIs, API integration, Web API, Application programming interface, разработка API, интеграция API, API testing tools integration, API development skills, Develop APIs, Building APIs, Design APIs, Application interfaces, Integrations via API, API gateway design
REST API = !REST, RESTful, RESTful API, RESTful services, RESTful web services > API development ~ GraphQL, SOAP, gRPC
GraphQL = Apollo GraphQL, Apollo Client, Apollo Server > API development ~ REST API < Hasura
gRPC = Protocol Buffers, Protobuf > API development ~ REST API
SOAP = !SOAP, SOAP API, SOAP web services, WSDL > API development, XML ~ REST API
Web services = Web service, веб-сервисы
OpenAPI = Swagger, OpenAPI/Swagger > REST API
Postman = !Postman > API testing
Webhooks = Webhook
OAuth = OAuth2, OAuth 2.0, !OIDC < OpenID Connect
JWT = !JWT, JSON Web Token
SAML = !SAML | Single sign-on (!SSO)
LDAP = !LDAP, OpenLDAP
Microservices = Microservice, Microservices architecture, Micro services, микросервисы, микросервисная архитектура, Microservices-based, Twelve-factor app
Service-oriented architecture = !SOA, Service-orientated architecture
Event-driven architecture = Event-driven, EDA architecture < Event sourcing, CQRS
Domain-driven design = !DDD
Distributed systems = Distributed computing, распределенные системы, Distributed architecture, Decentralized systems, Peer-to-peer, Peer to peer networks, Distributed cache, Distributed applications ~ Microservices
Consensus algorithms = Consensus, Raft consensus, Paxos > Distributed systems
Data replication = Replication, Database replication, репликация данных > Distributed systems
Erasure coding > Distributed systems
Consistency models = Eventual consistency > Distributed systems
Software architecture = Software design, System architecture, архитектура ПО, проектирование архитектуры, архитектура программного обеспечения, Clean architecture, Hexagonal architecture, Application architecture, Architecture design, Infrastructure architecture, Technical architecture, Web architecture, Mobile architecture, Architecture principles, Architectural patterns, Technical design, Platform architecture, IT architecture
System design = Systems design, Distributed system design, проектирование систем
Solution architecture = Solutions architecture, Solution design
Enterprise architecture < TOGAF
High-load systems = High load, Highload, высоконагруженные системы, Scalable systems, High availability, Scalability, Large-scale systems, High-volume systems, High performance systems, Scalable applications, Scalable solutions, Scalable architecture, Scalable services, Highly available systems, Fault tolerance, Fault-tolerant systems, ?resiliency, отказоустойчивость
Design patterns = Software design patterns, паттерны проектирования, шаблоны проектирования, Gang of Four, Dependency injection
Object-oriented programming = !OOP, !OOD, Object-oriented design, Object-oriented, !ООП, объектно-ориентированное программирование
Functional programming = функциональное программирование
SOLID principles = !SOLID, SOLID/DRY, Clean code, чистый код, Coding standards, Coding best practices, Code quality, Code standards, Code standardization, Software craftsmanship > Object-oriented programming
Algorithms = Data structures and algorithms, Algorithm design, алгоритмы и структуры данных, алгоритмы
Data structures = структуры данных
Multithreading = Multi-threading, Concurrency, Concurrent programming, Parallel programming, многопоточность, Parallel computing, Asynchronous programming, Concurrent systems, Parallel processing, асинхронное программирование
Refactoring = Code refactoring, рефакторинг
Code review = Code reviews, Peer code review, код-ревью, ревью кода
Debugging = Bug fixing, отладка кода, Debug, Debugging skills, Fix bugs, Fixing bugs, Bug fixes
Technical documentation = Software documentation, техническая документация, разработка технической документации, Write documentation, Writing documentation, System documentation, Process documentation, Document code, Code documentation ~ Technical writing
UML = Unified modeling language
Model-driven engineering = Model driven development, !MDE
Serverless = Serverless architecture, Serverless framework, Serverless computing, Function as a service, !FaaS
Multi-tenant architecture = Multi-tenancy, Multitenant
SaaS = Software as a service
Message queues = Message brokers, Message-oriented middleware, очереди сообщений, Messaging systems, Messaging services, Messaging platforms, !AMQP
Apache Kafka = Kafka, Kafka Streams, Confluent Kafka > Message queues ~ RabbitMQ
RabbitMQ = Rabbit MQ > Message queues ~ Apache Kafka
ActiveMQ = Apache ActiveMQ > Message queues
NATS = NATS.io, NATS JetStream > Message queues
ZeroMQ = ØMQ > Message queues
MQTT > Message queues
IBM MQ = MQSeries, WebSphere MQ > Message queues
MuleSoft = Mulesoft Anypoint, Mule ESB > API development
Enterprise service bus = !ESB
Software development = Software engineering, Software programming, Application development, Computer programming, Programming, Coding, разработка программного обеспечения, разработка ПО, программирование, Develop software, Developing software, Write code, Writing code, Build software, Building software, Develop applications, Developing applications, Build applications, Building applications, Developing apps, Building apps, Coding skills, Feature development, Software programs, написание кода, разработка приложений, Programming experience, Programming skills, Desktop applications, Desktop application development, Front and back-end, Software products, Software projects, Software solutions, Code development, Software engineering practices, Software development practices, Software development processes, Development best practices, Development methodologies, Web and mobile applications, Embedded and desktop software, Server applications
Software development life cycle = !SDLC, Software development lifecycle, Software lifecycle, Software delivery lifecycle, Application lifecycle, Development lifecycle, Full development lifecycle, жизненный цикл ПО
Full-stack development = Full stack, Fullstack, Full stack web development
Backend development = Back-end development, Backend, Back end, бэкенд, backend-разработка, Server-side, Server-side development, Server-side code, Server-side logic
Frontend development = Front-end development, Frontend, Front-end, фронтенд, frontend-разработка, Client-side, Client-side development, Front-end web development
Embedded systems = Embedded software, Embedded programming, Embedded development, Embedded Linux, Firmware, Firmware development, встраиваемые системы, Embedded environment, Embedded hardware, Embedded ecosystem, ?embedded
RTOS = !RTOS, FreeRTOS, Real-time operating systems > Embedded systems
Microcontrollers = Microcontroller, микроконтроллеры > Embedded systems < STM32, ESP32, AVR, PIC microcontroller
Arduino > Embedded systems
Raspberry Pi > Embedded systems
Internet of things = !IoT, Industrial IoT, !IIoT, интернет вещей
Device drivers = Driver development, Linux kernel, Kernel development
Game development = Video game development, разработка игр, Gamedev
Unity = ?Unity, Unity3D, Unity 3D > C#, Game development ~ Unreal Engine
Unreal Engine = Unreal, UE4, UE5, Unreal Engine 4, Unreal Engine 5 > Game development ~ Unity
Godot = Godot Engine > Game development
Augmented reality = !AR/VR, !XR, Mixed reality, дополненная реальность < ARKit, ARCore
Virtual reality = !VR, виртуальная реальность < Oculus
Blockchain = Block chain, Distributed ledger, блокчейн, Web3
Ethereum > Blockchain
Smart contracts = Smart contract, смарт-контракты > Blockchain
Cryptography = криптография
Low-code development = Low-code, No-code
Microsoft Power Apps = PowerApps > Low-code development
Microsoft Power Automate = Power Automate, Microsoft Flow > Low-code development
Microsoft Power Platform = Power Platform > Low-code development
OutSystems > Low-code development
Mendix > Low-code development
Bubble = Bubble.io > Low-code development
Zapier > Automation
Make.com = Integromat > Automation | n8n
Retool > Low-code development
Mainframe = Mainframes, IBM z/OS, IBM iSeries < z/OS, AS/400, JCL
IDE = !IDE, Integrated development environment
Visual Studio Code = !VS Code, VSCode > IDE
Visual Studio = Microsoft Visual Studio > IDE
IntelliJ IDEA = IntelliJ, JetBrains > IDE
PyCharm > IDE
WebStorm > IDE | PhpStorm
Eclipse = Eclipse IDE, !?Eclipse > IDE
NetBeans > IDE
Vim = !Vim, Neovim
Emacs
Jupyter = Jupyter Notebook, JupyterLab, Jupyter Lab > Python
Google Colab = Colab > Python
GitHub Copilot = Cursor IDE, AI-assisted development, Claude Code, AI pair programming
System integration = Systems integration, Integration development, Enterprise integration, системная интеграция, интеграция систем, Integration of systems, Integrations, Application integration, Third-party integrations, Software integration, Integration testing tools, Integrating systems, ?integration, интеграции
Open source = Open-source software, Open source development, Open source contribution
Pair programming = Mob programming, парное программирование
Video encoding = Video compression, Video codecs, Transcoding, Video streaming, Streaming media, Video technologies < FFmpeg, H.264, HEVC
MPEG = MPEG-4, MPEG-2, MPEG4
MP4 = !MP4
GIF = !GIF, Animated GIF
JPEG = !JPEG, JPEG/PNG | !PNG
Deployment = ?deployment, Application deployment, Deployment automation, Deployment processes, Deploy applications, Deploying applications, Production deployment, Canary releases, развертывание приложений, деплой ~ CI/CD
Performance optimization = Software performance, Application performance, Performance analysis, Performance tuning, System tuning, Performance improvements, Performance engineering, Code optimization, Optimize performance, Optimizing performance, оптимизация производительности, профилирование, оптимизация кода ~ Load testing
Server-side rendering = Server side rendering, !SSR > Web development
Software maintenance = Application maintenance, Maintaining software, Software maintenance and support, Legacy systems, Legacy code, сопровождение ПО, поддержка ПО, сопровождение программного обеспечения
Software requirements = Technical requirements, System requirements, Software specifications, Requirements specification, Product requirements, System specifications, требования к ПО ~ Requirements gathering
Prototyping of software = Proof of concept, !PoC, !POC, Technical prototypes
Computer science = ?Computer science, Computing science, Theoretical computer science, ?информатика, компьютерные науки
Scripting = ?scripting, Write scripts, Writing scripts, скриптовые языки, написание скриптов ~ Shell scripting
Code generation = Compilers, Compiler design, Compiler development, LLVM toolchain, разработка компиляторов
Operating systems = Operating system, Operating systems internals, OS internals, операционные системы ~ Linux, Windows
IT infrastructure = Infrastructure design, Infrastructure management, Infrastructure support, Server infrastructure, IT-инфраструктура, Infrastructure setup, Infrastructure technologies, On-premise infrastructure, On-prem infrastructure, Infrastructure operations ~ IT management
Architecture = ?architecture, ?архитектура ~ Software architecture, Building architecture
Infrastructure = ?infrastructure, ?инфраструктура ~ IT infrastructure
Client-server architecture = Client-server, клиент-серверная архитектура, клиент-серверные приложения

# technical | testing ~
Software testing = ?testing, QA testing, Application testing, тестирование ПО, тестирование программного обеспечения, Test engineering, Release testing, Test execution, Test techniques, Testing strategies, Write tests, Writing tests, Test levels, !STLC
Manual testing = Manual QA, ручное тестирование
Test automation = Automated testing, Automation testing, QA automation, Automated tests, автоматизация тестирования, автотесты, Test automation frameworks, Acceptance tests, Automated test systems, Automate tests, Automating tests, Writing automated tests, Automation tests, Automated acceptance tests, Automated unit tests
Regression testing = регрессионное тестирование
Functional testing = функциональное тестирование, Smoke testing
Unit testing = Unit tests, модульное тестирование, юнит-тесты, юнит-тестирование, Mocking, Write unit tests
Integration testing = Integration tests, интеграционное тестирование
End-to-end testing = E2E testing, E2E tests
Load testing = Performance testing, Stress testing, нагрузочное тестирование
API testing = тестирование API
Mobile testing = Mobile app testing, тестирование мобильных приложений
Test planning = Test plans, Test cases, Test case design, Test design, Test strategy, тест-кейсы, тест-дизайн, тест-планы, Test scenarios, Test documentation, тестовая документация
User acceptance testing = !UAT, Acceptance testing

# technical | testing tools
Test-driven development = !TDD > Unit testing
Behavior-driven development = !BDD
Selenium = Selenium WebDriver, Selenium Grid > Test automation
Cypress = !Cypress, Cypress.io > Test automation, JavaScript
Playwright = !Playwright > Test automation
Puppeteer > JavaScript
Appium > Test automation
Jest = ?Jest, Jest.js > JavaScript, Unit testing
Vitest > JavaScript, Unit testing
Mocha = Mocha.js, !Mocha > JavaScript, Unit testing
Jasmine = !?Jasmine, Jasmine.js > JavaScript, Unit testing
Karma = Karma.js, !?Karma > JavaScript
React Testing Library = Testing Library > React, Unit testing
Cucumber = !Cucumber, Gherkin > Behavior-driven development
Robot Framework > Test automation, Python
JMeter = Apache JMeter > Load testing
Gatling = !Gatling > Load testing
k6 = !k6, Grafana k6 > Load testing
Locust = !Locust > Load testing
LoadRunner = HP LoadRunner, Micro Focus LoadRunner > Load testing
SoapUI = SOAP UI > API testing
TestRail > Test planning
Allure = Allure Report, Allure TestOps > Test automation
Charles Proxy | Fiddler
BrowserStack > Test automation | Sauce Labs, LambdaTest
HP ALM = Quality Center, HP Quality Center, !QTP, !UFT > Test automation < HP QTP
Bug tracking = Defect tracking, Defect management, Bug reports, баг-трекинг, баг-репорты
Bugzilla > Bug tracking
SonarQube = Sonar, SonarCloud
ISTQB
RuboCop > Ruby | stylelint, Codacy, Code Climate
Qase > Test planning | Tricentis Tosca (Tosca automation), Zephyr Scale
Lighthouse audits = Google Lighthouse, PageSpeed Insights > Web performance
`;

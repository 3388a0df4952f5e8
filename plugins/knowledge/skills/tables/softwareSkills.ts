/** Languages, frameworks and practices of software development. The form is told at {@link parseSkillTable}. */
export const softwareSkills = String.raw`
# technical | programming languages
JavaScript = !JS, ECMAScript, ES6, ES2015, ES5, Java Script, Vanilla JS, джаваскрипт ~ TypeScript
TypeScript = !TS, тайпскрипт > JavaScript ~ JavaScript
Python = Python 2, Python 3, Python3, CPython, питон
Java = !JDK, Core Java, Java SE, J2SE, Java 8, Java 11, Java 17, Java 21, Oracle Java ~ Kotlin, Scala
Kotlin = котлин ~ Java
Scala = ?Scala ~ Java
Groovy = !Groovy, Apache Groovy ~ Java
Clojure = ClojureScript
C = ?C, C language, C programming, ANSI C, Embedded C, язык C, язык Си ~ C++
C++ = C/C++, CPP, C++11, C++14, C++17, C++20, Visual C++, VC++ ~ C
C# = C Sharp, CSharp, си шарп ~ .NET, Java
F# = F Sharp > .NET
Visual Basic = VB.NET, Visual Basic .NET, !VB, VB6, Visual Basic 6 ~ VBA
VBA = Visual Basic for Applications, Excel VBA, Excel macros, VBA macros, макросы Excel ~ Visual Basic, Excel
VBScript = Visual Basic Scripting, Microsoft Visual Basic Scripting Edition
Go = ?Go, Golang, Go lang ~ Rust
Rust = ?Rust, Rustlang ~ Go, C++
Swift = ?Swift, SwiftUI ~ Objective-C, Kotlin
Objective-C = ObjC, Obj-C, Objective C ~ Swift
Ruby = ?Ruby ~ Python
PHP = PHP5, PHP7, PHP 7, PHP 8, PHP8, Hypertext Preprocessor
Perl = !Perl, Practical extraction and reporting language
R = ?R, R programming, R language, RStudio, R Studio, язык R ~ Python, SAS, SPSS
MATLAB = Mathworks MATLAB ~ Simulink, Octave
Octave = GNU Octave ~ MATLAB
Julia = !?Julia, Julia language
Lua = !Lua
Dart = ?Dart
Elixir = !?Elixir ~ Erlang
Erlang = Erlang/OTP ~ Elixir
Haskell
OCaml = Objective Caml
Lisp = Common Lisp, !?Scheme
Prolog = !Prolog
Fortran
COBOL = Common business oriented language
Pascal = Object Pascal, Turbo Pascal, Free Pascal ~ Delphi
Delphi = !Delphi, Embarcadero Delphi ~ Pascal
Assembly = Assembly language, Assembler, x86 assembly, ARM assembly, ассемблер
Ada = !?Ada, Ada 95
ABAP = SAP ABAP, ABAP/4, Advanced business application programming
Apex = !?Apex, Salesforce Apex > Salesforce
Solidity > Blockchain
Zig = !?Zig
Nim = !?Nim
Crystal = !?Crystal
Smalltalk
Tcl = !Tcl, Tcl/Tk
PowerShell = Microsoft PowerShell, Windows PowerShell > Shell scripting
Bash = Bash scripting, GNU Bash > Shell scripting
Shell scripting = Shell script, Shell, Unix shell, Linux shell, shell-скрипты > Linux < Zsh
AWK = !AWK, sed/awk
WebAssembly = WASM
1C:Enterprise = 1С:Предприятие, 1С Предприятие, !1С, !1C, 1C:Предприятие, 1С:Предприятие 8, 1С 8.3, 1C 8.3, 1C Enterprise
1C programming = Программирование 1С, Программист 1С, 1C developer, 1C development, разработка 1С > 1C:Enterprise
1C:Accounting = 1С:Бухгалтерия, 1С Бухгалтерия, 1C Бухгалтерия, 1C Accounting, 1С:Бухгалтерия 8.3 > 1C:Enterprise, Accounting
1C:Salary and HR = 1С:ЗУП, 1С ЗУП, 1C ЗУП, 1С:Зарплата и управление персоналом, Зарплата и управление персоналом, ЗУП > 1C:Enterprise, Payroll
1C:Trade Management = 1С:Управление торговлей, 1С УТ, 1С:УТ, 1С Торговля > 1C:Enterprise
1C:ERP = 1С:ERP, 1С ERP, 1С:УПП > 1C:Enterprise, ERP
Bitrix24 = Битрикс24, Битрикс 24 > CRM
1C-Bitrix = 1С-Битрикс, Битрикс, Bitrix > PHP, CMS
Kerberos
XAML
XPath = XPath/XQuery > XML | XQuery
XSLT = XSL > XML
Regular expressions = Regex, RegExp, регулярные выражения
GLSL = HLSL, Shader programming
CUDA = NVIDIA CUDA > GPU programming
GPU programming = GPGPU, GPU computing
OpenCL > GPU programming
OpenGL > Computer graphics
Vulkan = !Vulkan > Computer graphics
DirectX = Direct3D > Computer graphics
Computer graphics = 3D graphics, компьютерная графика
WebGL > Computer graphics
Three.js = ThreeJS > JavaScript, WebGL
Verilog = SystemVerilog > FPGA
VHDL > FPGA

# technical | web languages
HTML = HTML5, XHTML, DHTML, Hypertext markup language ~ CSS
CSS = CSS3, Cascading style sheets ~ HTML, Sass
Sass = !SASS, !SCSS, Sass/SCSS > CSS ~ Less
Less = !LESS, LESS CSS > CSS ~ Sass
Tailwind CSS = Tailwind, TailwindCSS > CSS ~ Bootstrap
Bootstrap = !Bootstrap, ?Bootstrap, Bootstrap 4, Bootstrap 5, Twitter Bootstrap > CSS ~ Tailwind CSS
Material UI = !MUI, Material-UI > React
Ant Design = AntD > React
Chakra UI > React
shadcn/ui = shadcn > React
styled-components = Styled Components, CSS-in-JS > CSS, React | Emotion CSS
CSS Grid = CSS Flexbox > CSS | Flexbox
BEM = !BEM methodology, !БЭМ > CSS
Responsive design = Responsive web design, Responsive layout, адаптивная верстка, Mobile-first design > CSS
Web page layout = HTML/CSS layout, верстка, вёрстка сайтов, HTML-верстка, кроссбраузерная верстка, Cross-browser > HTML, CSS
XML = Extensible markup language
JSON = JavaScript Object Notation, JSON Schema
YAML
Markdown
SVG = Scalable Vector Graphics
WebRTC
WebSockets = WebSocket, Web Sockets < Socket.io
Progressive web apps = !PWA, Progressive web app, PWAs
Web components = Custom elements, Lit element
Web accessibility = WCAG, WAI-ARIA, !a11y, Section 508, ADA compliance ~ Accessibility
Accessibility = Accessible design, доступность интерфейсов
Web performance = Core Web Vitals, Web performance optimization
Web development = Web application development, Web applications, Web programming, веб-разработка, web-разработка, разработка сайтов
AJAX = !Ajax
DOM = !DOM, DOM manipulation
Web scraping = Screen scraping, парсинг сайтов, Data scraping, Web crawling

# technical | frontend frameworks ~
React = !React, ?React, React.js, ReactJS, React JS, React Hooks, React Router, реакт > JavaScript
Angular = !Angular, ?Angular, Angular 2+, Angular 2, AngularJS, Angular.js, Angular JS, Google AngularJS > JavaScript
Vue.js = Vue, VueJS, Vue 2, Vue 3, Vue JS, Vuex, Pinia > JavaScript
Svelte = SvelteKit > JavaScript
SolidJS = Solid.js > JavaScript
Preact > JavaScript
Ember.js = EmberJS > JavaScript
Backbone.js = BackboneJS > JavaScript
Alpine.js = AlpineJS > JavaScript

# technical | frontend tools
jQuery = J Query, jQuery UI > JavaScript
Next.js = NextJS, Next JS > React
Nuxt = Nuxt.js, NuxtJS > Vue.js
Gatsby = Gatsby.js > React
Remix = Remix.run, !?Remix > React
Astro = Astro.js, !?Astro > JavaScript
Redux = Redux Toolkit, Redux-Saga, Redux Thunk > React
MobX > React
Zustand > React
Recoil.js > React
React Query = TanStack Query > React
Relay = Relay.js, !?Relay, React Relay > React, GraphQL
RxJS > JavaScript
D3.js = D3, D3JS > JavaScript, Data visualization
Chart.js = ChartJS > JavaScript | Highcharts, Recharts
Webpack > JavaScript
Vite = !?Vite, Vite.js > JavaScript
Rollup = Rollup.js > JavaScript
Parcel = Parcel.js > JavaScript
Babel = !Babel, Babel.js > JavaScript
esbuild > JavaScript
Gulp = Gulp.js, GulpJS > JavaScript
Grunt = Grunt.js, GruntJS > JavaScript
npm = !npm, !NPM > JavaScript
Yarn = !?Yarn > JavaScript
pnpm > JavaScript
ESLint > JavaScript
Prettier = !Prettier > JavaScript
Turborepo = Nx monorepo, Monorepo
Storybook = Storybook.js > JavaScript
Electron = Electron.js, ElectronJS, !?Electron > JavaScript
Tauri = !Tauri
Handlebars = Handlebars.js > JavaScript
EJS = !EJS > JavaScript
Lodash = Underscore.js > JavaScript
Micro frontends = Microfrontends, Micro-frontend, Module Federation
PixiJS = Pixi.js > JavaScript | Phaser.js
Leaflet = Leaflet.js > JavaScript | Mapbox, Google Maps API, OpenLayers

# technical | backend frameworks
Node.js = !Node, NodeJS, Node JS, нода > JavaScript ~ Express.js, NestJS
Express.js = ?Express, ExpressJS, Express JS > Node.js ~ Fastify, NestJS, Koa
NestJS = Nest.js, Nest JS > Node.js, TypeScript ~ Express.js
Fastify > Node.js ~ Express.js
Koa = Koa.js, KoaJS > Node.js ~ Express.js
Hapi = Hapi.js > Node.js
Meteor = Meteor.js > Node.js
AdonisJS > Node.js
Deno = !Deno > TypeScript
Bun = !?Bun > JavaScript
Django = Django REST Framework, !DRF, джанго > Python ~ Flask, FastAPI
Flask = ?Flask, Flask API > Python ~ Django, FastAPI
FastAPI = Fast API > Python ~ Django, Flask
Tornado = !?Tornado > Python
Pyramid = !?Pyramid > Python
aiohttp > Python
asyncio > Python
Celery = !Celery > Python
SQLAlchemy > Python, SQL
Pydantic > Python
Scrapy > Python, Web scraping
BeautifulSoup = Beautiful Soup > Python, Web scraping
pytest = py.test > Python, Unit testing
Jinja = Jinja2 > Python
Streamlit > Python
Gradio > Python
PyQt > Python | PySide
Tkinter > Python
Spring Boot = SpringBoot > Java, Spring
Spring = ?Spring, Spring Framework, Spring MVC, Spring Security, Spring Data, Spring Cloud > Java ~ Quarkus, Micronaut
Quarkus > Java
Micronaut > Java
Hibernate = !Hibernate, Hibernate ORM, JPA/Hibernate > Java, ORM
JPA = !JPA, Java Persistence API, Spring Data JPA > Java
Java EE = J2EE, Jakarta EE, JEE, Java Enterprise Edition, Java 2 Enterprise Edition > Java < EJB
JSP = !JSP, JavaServer Pages, Java Server Pages, JSP/Servlets > Java
Java Servlets = Servlets > Java
JSF = !JSF, JavaServer Faces > Java | PrimeFaces
JDBC = !JDBC, Java Database Connectivity > Java, SQL
JUnit = JUnit 5, JUnit 4 > Java, Unit testing
Mockito > Java, Unit testing
TestNG > Java, Unit testing
Maven = ?Maven, Apache Maven > Java ~ Gradle
Gradle > Java ~ Maven
Apache Ant > Java
Apache Struts = Struts, Struts 2 > Java
Apache Camel > Java
Vert.x > Java
Netty > Java
Akka > Scala
Play Framework > Scala
Ktor > Kotlin
GWT = !GWT, Google Web Toolkit > Java
Vaadin > Java
JavaFX > Java | Java Swing
Reactive programming = WebFlux, ReactiveX < RxJava, Project Reactor, Spring WebFlux
.NET = .NET Core, .NET Framework, dotnet, dot net, .NET 6, .NET 7, .NET 8, Microsoft .NET Framework, .NET Standard > C#
ASP.NET = ASP.NET Core, ASP.NET MVC, ASP NET, ASP.NET Web API, Active Server Pages, Microsoft ASP.NET Core MVC, Classic ASP > .NET
Entity Framework = EF Core, Entity Framework Core > .NET, ORM
Blazor > .NET
WPF = !WPF, Windows Presentation Foundation > .NET
WinForms = Windows Forms > .NET
WCF = !WCF, Windows Communication Foundation > .NET
LINQ = !LINQ > C#
SignalR > .NET
Xamarin = Xamarin.Forms > C#, Mobile development | .NET MAUI
NUnit = xUnit.net > C#, Unit testing | xUnit
Ruby on Rails = !Rails, RoR, Ruby/Rails > Ruby
Sinatra = !Sinatra > Ruby
RSpec > Ruby, Unit testing
Sidekiq > Ruby
Laravel > PHP ~ Symfony
Symfony > PHP ~ Laravel
Yii = Yii2, Yii 2 > PHP
CodeIgniter > PHP
CakePHP > PHP
Zend Framework = Zend > PHP | Laminas
PHPUnit > PHP, Unit testing
Composer = PHP Composer > PHP
Twig = !Twig > PHP
Gin = !?Gin, Gin framework, Gin-Gonic > Go
Phoenix = Phoenix Framework, Phoenix LiveView > Elixir
Actix > Rust | Axum
Tokio = Tokio.rs > Rust
Qt = !Qt, Qt5, Qt6, QML > C++
Boost = Boost C++ > C++
STL = !STL, Standard Template Library > C++
CMake > C++
MFC = !MFC, Microsoft Foundation Classes > C++
ORM = Object-relational mapping
Prisma = Prisma ORM, !?Prisma > Node.js, ORM
TypeORM > TypeScript, ORM
Sequelize > Node.js, ORM
Mongoose > Node.js, MongoDB
Drizzle ORM > TypeScript, ORM

# technical | mobile development
Mobile development = Mobile app development, Mobile application development, Mobile apps, Mobile applications, мобильная разработка
iOS = iOS development, iOS SDK, !IOS, UIKit, Cocoa Touch, разработка под iOS > Mobile development ~ Android, Swift
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

# technical | interfaces and architecture
API development = API design, !API, !APIs, API integration, Web API, Web APIs, Application programming interface, Application programming interfaces, разработка API, интеграция API
REST API = !REST, RESTful, RESTful API, RESTful services, RESTful web services, REST APIs, RESTful APIs > API development ~ GraphQL, SOAP, gRPC
GraphQL = Apollo GraphQL, Apollo Client, Apollo Server > API development ~ REST API < Hasura
gRPC = Protocol Buffers, Protobuf > API development ~ REST API
SOAP = !SOAP, SOAP API, SOAP web services, WSDL > API development, XML ~ REST API
Web services = Web service, веб-сервисы
OpenAPI = Swagger, OpenAPI/Swagger > REST API
Postman = !Postman > API testing
Webhooks = Webhook
OAuth = OAuth2, OAuth 2.0, !OIDC < OpenID Connect
JWT = !JWT, JSON Web Token, JSON Web Tokens
SAML = !SAML | Single sign-on (!SSO)
LDAP = !LDAP, OpenLDAP
Microservices = Microservice, Microservices architecture, Micro services, микросервисы, микросервисная архитектура
Service-oriented architecture = !SOA, Service oriented architecture
Event-driven architecture = Event-driven, Event driven, EDA architecture < Event sourcing, CQRS
Domain-driven design = !DDD, Domain driven design
Distributed systems = Distributed computing, распределенные системы, Distributed architecture ~ Microservices
Consensus algorithms = Consensus, Raft consensus, Paxos > Distributed systems
Data replication = Replication, Database replication, репликация данных > Distributed systems
Erasure coding > Distributed systems
Consistency models = Eventual consistency > Distributed systems
Software architecture = Software design, System architecture, архитектура ПО, проектирование архитектуры, архитектура программного обеспечения, Clean architecture, Hexagonal architecture
System design = Systems design, Distributed system design, проектирование систем
Solution architecture = Solutions architecture, Solution design
Enterprise architecture < TOGAF
High-load systems = High load, Highload, высоконагруженные системы, Scalable systems, High availability, Scalability
Design patterns = Software design patterns, паттерны проектирования, шаблоны проектирования, Gang of Four
Object-oriented programming = !OOP, !OOD, Object oriented programming, Object-oriented design, Object-oriented, Object oriented, !ООП, объектно-ориентированное программирование
Functional programming = функциональное программирование
SOLID principles = !SOLID, SOLID/DRY > Object-oriented programming
Algorithms = Data structures and algorithms, Algorithm design, алгоритмы и структуры данных, алгоритмы
Data structures = структуры данных
Multithreading = Multi-threading, Concurrency, Concurrent programming, Parallel programming, многопоточность, Parallel computing
Refactoring = Code refactoring, рефакторинг
Code review = Code reviews, Peer code review, код-ревью, code-review, ревью кода
Debugging = Bug fixing, отладка кода
Technical documentation = Software documentation, техническая документация, разработка технической документации ~ Technical writing
UML = Unified modeling language
Model-driven engineering = Model driven development, !MDE
Serverless = Serverless architecture, Serverless framework, Serverless computing
Multi-tenant architecture = Multi-tenancy, Multitenant
SaaS = Software as a service
Message queues = Message brokers, Message queue, Message-oriented middleware, очереди сообщений
Apache Kafka = Kafka, Kafka Streams, Confluent Kafka > Message queues ~ RabbitMQ
RabbitMQ = Rabbit MQ > Message queues ~ Apache Kafka
ActiveMQ = Apache ActiveMQ > Message queues
NATS = NATS.io, NATS JetStream > Message queues
ZeroMQ = ØMQ > Message queues
MQTT > Message queues
IBM MQ = MQSeries, WebSphere MQ > Message queues
MuleSoft = Mulesoft Anypoint, Mule ESB > API development
Enterprise service bus = !ESB
Software development = Software engineering, Software programming, Application development, Computer programming, Programming, Coding, разработка программного обеспечения, разработка ПО, программирование
Software development life cycle = !SDLC, Software development lifecycle
Full-stack development = Full stack, Full-stack, Fullstack, Full stack web development
Backend development = Back-end development, Backend, Back end, Back-end, бэкенд, backend-разработка
Frontend development = Front-end development, Frontend, Front end development, Front-end, фронтенд, frontend-разработка
Embedded systems = Embedded software, Embedded programming, Embedded development, Embedded Linux, Firmware, Firmware development, встраиваемые системы
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
Low-code development = Low-code, No-code, Low code, No code
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
IDE = !IDE, Integrated development environment, Integrated development environments
Visual Studio Code = !VS Code, VSCode > IDE
Visual Studio = Microsoft Visual Studio > IDE
IntelliJ IDEA = IntelliJ, JetBrains > IDE
PyCharm > IDE
WebStorm > IDE | PhpStorm
Eclipse = Eclipse IDE, !?Eclipse > IDE
NetBeans > IDE
Vim = !Vim, Neovim
Emacs
Jupyter = Jupyter Notebook, Jupyter Notebooks, JupyterLab, Jupyter Lab > Python
Google Colab = Colab > Python
GitHub Copilot = Cursor IDE, AI-assisted development, Claude Code, AI pair programming
System integration = Systems integration, Integration development, Enterprise integration, системная интеграция, интеграция систем
Open source = Open-source software, Open source development, Open source contribution
Pair programming = Mob programming, парное программирование
Video encoding = Video compression, Video codecs, Transcoding < FFmpeg, H.264, HEVC
MPEG = MPEG-4, MPEG-2, MPEG4
MP4 = !MP4
GIF = !GIF, Animated GIF
JPEG = !JPEG, JPEG/PNG | !PNG

# technical | testing ~
Software testing = ?testing, QA testing, Application testing, тестирование ПО, тестирование программного обеспечения, Test engineering
Manual testing = Manual QA, ручное тестирование
Test automation = Automated testing, Automation testing, QA automation, Automated tests, автоматизация тестирования, автотесты, Test automation frameworks
Regression testing = регрессионное тестирование
Functional testing = функциональное тестирование, Smoke testing
Unit testing = Unit tests, Unit test, модульное тестирование, юнит-тесты, юнит-тестирование
Integration testing = Integration tests, интеграционное тестирование
End-to-end testing = E2E testing, E2E tests, End to end testing
Load testing = Performance testing, Stress testing, нагрузочное тестирование
API testing = тестирование API
Mobile testing = Mobile app testing, тестирование мобильных приложений
Test planning = Test plans, Test cases, Test case design, Test design, Test strategy, тест-кейсы, тест-дизайн, тест-планы
User acceptance testing = !UAT, Acceptance testing

# technical | testing tools
Test-driven development = !TDD, Test driven development > Unit testing
Behavior-driven development = !BDD, Behaviour driven development
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
`;

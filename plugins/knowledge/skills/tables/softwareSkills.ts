/** Programming languages and frameworks. See `parseSkillTable` for the format. */
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
Swift = ?Swift ~ Objective-C, Kotlin
SwiftUI = Swift UI > Swift, iOS
Objective-C = ObjC, Obj-C ~ Swift
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
1C:Enterprise = 1С:Предприятие, !1С, !1C, 1C:Предприятие, 1С:Предприятие 8, 1С 8.3, 1C 8.3
1C programming = Программирование 1С, Программист 1С, 1C developer, 1C development, разработка 1С > 1C:Enterprise
1C:Accounting = 1С:Бухгалтерия, 1C Бухгалтерия, 1С:Бухгалтерия 8.3 > 1C:Enterprise, Accounting
1C:Salary and HR = 1С:ЗУП, 1C ЗУП, 1С:Зарплата и управление персоналом, Зарплата и управление персоналом, ЗУП > 1C:Enterprise, Payroll
1C:Trade Management = 1С:Управление торговлей, 1С УТ, 1С Торговля > 1C:Enterprise
1C:ERP = 1С:ERP, 1С:УПП > 1C:Enterprise, ERP
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
Material UI = !MUI > React
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
Progressive web apps = !PWA, PWAs
Web components = Custom elements, Lit element
Web accessibility = WCAG, WAI-ARIA, !a11y, Section 508, ADA compliance ~ Accessibility
Accessibility = Accessible design, доступность интерфейсов
Web performance = Core Web Vitals, Web performance optimization
Web development = Web application development, Web applications, Web programming, веб-разработка, web-разработка, разработка сайтов, Web technology, Web apps, Web solutions, Develop websites, Building websites, Website development
AJAX = !Ajax
DOM = !DOM, DOM manipulation
Web scraping = Screen scraping, парсинг сайтов, Data scraping, Web crawling

# technical | frontend frameworks ~
React = !React, ?React, React.js, ReactJS, React Hooks, React Router, реакт > JavaScript
Angular = !Angular, ?Angular, Angular 2+, Angular 2, AngularJS, Angular.js, Google AngularJS > JavaScript
Vue.js = Vue, VueJS, Vue 2, Vue 3, Vuex, Pinia > JavaScript
Svelte = SvelteKit > JavaScript
SolidJS = Solid.js > JavaScript
Preact > JavaScript
Ember.js = EmberJS > JavaScript
Backbone.js = BackboneJS > JavaScript
Alpine.js = AlpineJS > JavaScript

# technical | frontend tools
jQuery = J Query, jQuery UI > JavaScript
Next.js = NextJS > React
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
Micro frontends = Microfrontends, Module Federation
PixiJS = Pixi.js > JavaScript | Phaser.js
Leaflet = Leaflet.js > JavaScript | Mapbox, Google Maps API, OpenLayers
NgRx > Angular
Ramda = Ramda.js, fp-ts > JavaScript

# technical | backend frameworks
Node.js = !Node, NodeJS, нода > JavaScript ~ Express.js, NestJS
Express.js = ?Express, ExpressJS > Node.js ~ Fastify, NestJS, Koa
NestJS = Nest.js > Node.js, TypeScript ~ Express.js
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
Symfony = Symfony2, Symfony 5, Symfony 6 > PHP ~ Laravel
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
`;

/** More languages, libraries and programs, most without relations. See `parseSkillTable` for the format. */
export const softwareNames = String.raw`
# technical | further languages
CoffeeScript > JavaScript | Elm language (Elm lang), PureScript, ReScript, LiveScript
ActionScript = Action Script | Haxe, ColdFusion, Racket, Dylan language, Idris, Agda, Chapel, Ballerina language, AutoIt, AutoHotkey, AppleScript, PowerBuilder, Progress OpenEdge (OpenEdge ABL), RPG/400 (RPGLE; AS/400 RPG), REXX, Forth language, PostScript, Standard ML, Raku, ALGOL, APL language, Eiffel language, Modula-2, Oberon, AspectJ, Makefile (GNU Make), Batch scripting (Batchfile; Windows batch), MQL4 (MQL5), Cython, Vyper, LLVM, Yacc (Lex/Yacc), ANTLR, Starlark, HCL language, Rego (Open Policy Agent), Cypher query (Cypher query language; !?Cypher), SPARQL, GDScript, Luau, Modelica, AMPL, GAMS, Wolfram Language, Typst, Jsonnet, Gherkin syntax
LaTeX = TeX, BibTeX, Overleaf
Processing language = p5.js, Processing IDE
Scratch programming = Scratch Jr
RDF = !RDF, !OWL, Semantic web, Ontologies, Linked data < Protégé
Elm programming = !?Elm > JavaScript
Bicep = Azure Bicep, !?Bicep > Infrastructure as code
Kusto = !KQL, Kusto Query Language > SQL
Gnuplot > Data visualization
Haml | Liquid templates (Shopify Liquid)
MUMPS = InterSystems Caché, ObjectScript
kdb+ = kdb+/q
R Markdown = RMarkdown, Quarto > R
Q# > Quantum computing
SuperCollider | Max/MSP, Pure Data, LilyPond
TLA+ | Event-B, Isabelle/HOL
Vala | Xojo, Mojo language
TOML
reStructuredText = AsciiDoc, Sphinx documentation
jq = !jq | sed (!sed)
Metal API = Apple Metal > Computer graphics
P4 language
Zeek > Network monitoring
NETCONF = !YANG, OpenConfig > Network administration
CSV = !CSV, CSV files
BASIC = QBasic, QuickBASIC, !BASIC, Visual FoxPro Basic, FreeBASIC
Common Lisp dialects = Emacs Lisp, Elisp > Lisp
MicroPython = CircuitPython, micro:bit > Embedded systems, Python

# technical | further libraries
Axios = !Axios > JavaScript | Moment.js, date-fns, i18next, Formik, React Hook Form, Zod (!?Zod), XState, Semantic UI, Bulma (!Bulma), PrimeNG, PrimeReact, Vuetify, Quasar Framework, Element UI, Radix UI, Headless UI, Framework7, Babylon.js, A-Frame, GSAP, Swiper.js, htmx, Stencil.js, Lit (LitElement), Polymer Project, Knockout.js, ExtJS (Sencha Ext JS; Ext JS; Sencha), Dojo Toolkit, MooTools, Prototype.js, Apache ECharts, AG Grid, Pug templates (Jade templates; !?Pug), Nunjucks, Mustache.js, Hugo (!?Hugo), Jekyll (!Jekyll), Eleventy, Hexo, Docusaurus, VitePress, Blade templates, Ember Data, tRPC, Hono (!?Hono), Sails.js, LoopBack, FeathersJS, PM2, Lerna, PostCSS, CSS Modules, Stylus CSS (!?Stylus), Chai (Chai.js), Sinon (Sinon.js), Protractor, TestCafe, WebdriverIO, Nightwatch.js, CodeceptJS, Cheerio, SWC compiler, Browserify, RequireJS, Bower, Three.js Fiber (React Three Fiber), Expo Router, NativeScript, Ajv, Winston logging, Passport.js, Knex.js (Knex), Objection.js
CSS Modules usage > CSS
Gunicorn > Python | uWSGI, Sanic, Starlette, Bottle framework, web2py, Wagtail, Twisted (!?Twisted), Poetry (!?Poetry), Conda (Anaconda Python), SymPy, GeoPandas, Shapely, statsmodels, NetworkX, Numba, Pillow imaging, pygame, Kivy, Alembic, Marshmallow (!?Marshmallow), Click CLI, Pyramid framework, Dash Plotly, Snakemake, Biopython, Rasa (!?Rasa), Gensim, Ray Serve (Ray framework), ONNX, TensorRT, OpenVINO, Detectron2, fast.ai, AutoML, Prophet forecasting, PyMC, Stan modeling (RStan; PyStan), CVXPY, MONAI, Ultralytics, DVC (!DVC), Great Expectations, BentoML, vLLM, Ollama, DeepSpeed, PEFT (!LoRA)
Thymeleaf > Java | FreeMarker, Apache Velocity, Jersey (!?Jersey), Dropwizard, Eclipse Jetty (Jetty), Lombok (Project Lombok), MapStruct, jOOQ, MyBatis (iBATIS), Log4j (SLF4J; Logback), Guava (Google Guava), Apache POI, Drools, Jasper Reports (JasperReports), WireMock, Rest Assured (RestAssured), Selenide, Cucumber JVM, Spock Framework, EasyMock, PowerMock, Infinispan, Hazelcast, Ehcache, Flowable, JHipster, Vert.x Web, JMS (!JMS), JNDI (!JNDI), JMX (!JMX), JAX-RS, JAX-WS, JAXB, SWT (!SWT), RAP (!OSGi), GraalVM, Java collections, JVM (!JVM; Java Virtual Machine), ZGC tuning
Dapper ORM = Dapper > .NET | NHibernate, AutoMapper, MediatR, Hangfire, Serilog, NLog, Polly .NET, Moq, SpecFlow, DevExpress, Telerik, Umbraco CMS, Sitefinity, Kentico, Silverlight, ADO.NET, MSTest, NuGet, Razor Pages (Razor), Avalonia UI, Dapr, Orleans (Microsoft Orleans), Unity IoC, ReSharper, Rider (JetBrains Rider)
Doctrine ORM = !?Doctrine > PHP | Smarty (Smarty templates), Phalcon, Slim Framework, Lumen (Laravel Lumen), Livewire (Laravel Livewire), Filament PHP, Eloquent (Eloquent ORM), Codeception, Pest PHP, XAMPP, Craft CMS, Statamic, Elementor, Bitrix Framework, SilverStripe, Contao
Alamofire > iOS | Combine (Combine framework), Core Animation, Core ML, MapKit, SpriteKit, SceneKit, TestFlight, XCTest, RealmSwift, Vapor Swift, Objective-C++
Dagger = Dagger 2, Dagger Hilt, Hilt > Android | Retrofit (OkHttp), Glide Android, Room database, RxAndroid, Koin, Espresso tests (Espresso testing), Robolectric, ButterKnife, Kotlin Coroutines (Coroutines), Kotlin Multiplatform (!KMM; !KMP), MVVM (MVVM architecture), Ktor client, ProGuard
MVC = MVC pattern, MVC architecture, Model-view-controller, MVP pattern
BLoC = Flutter BLoC > Flutter | Riverpod, GetX
GTK = !GTK, GTK+ > C | wxWidgets, SDL, SFML, raylib, ImGui, Conan (Conan package), Ninja build, Meson build, Bazel, Valgrind, GDB (!GDB), GCC (!GCC), Clang (!Clang), Google Test (GoogleTest; gtest), Catch2, OpenCASCADE, Eigen library, JUCE, ZeroC Ice, Yocto (Yocto Project; BitBake), Buildroot, U-Boot, Zephyr RTOS, Arm Keil (Keil uVision; Keil), IAR Embedded Workbench, JTAG (!JTAG), I2C (!I2C; SPI/I2C; !SPI; !UART), RISC-V, ARM Cortex (!ARM; ARM architecture), Nordic nRF, Zigbee, LoRaWAN (LoRa), Modbus RTU, CANopen, USB protocols
Wwise = Audiokinetic Wwise > Game development | FMOD, CryEngine, GameMaker, Construct 3, Cocos2d, Roblox Studio, Photon Unity, Level design (Game level design), Game design (геймдизайн), Spine 2D, Aseprite, RenderMan
TanStack = TanStack Table, React Table > React | React Bootstrap, Mantine (Mantine UI), Inertia.js, Qwik (Qwik City), RedwoodJS, daisyUI, Konva.js, PrimeVue
WebGPU = !WGSL > Computer graphics
WebAuthn = Passkeys, !FIDO2 > Identity and access management
MediaPipe > Computer vision
Optuna > Machine learning | PaddlePaddle
GStreamer > Video encoding
MonoGame > Game development, C# | Ren'Py, RPG Maker, GameMaker Studio
Font Awesome | Material Design (Material Design 3)

# technical | further data and infrastructure
DuckDB > SQL, Databases | SingleStore, TiDB, ArangoDB, OrientDB, RocksDB, LevelDB, RethinkDB, Realm DB, H2 Database, Firebird SQL, InterBase, Informix, Ingres, Paradox DB, MarkLogic, FaunaDB, Aerospike, Riak, etcd, Apache Druid, Apache Pinot, Apache Kudu, Apache Doris, StarRocks, QuestDB, SurrealDB, Tarantool, Sphinx Search, Algolia, Meilisearch, Typesense, Amazon DocumentDB, Google Bigtable, Google Cloud Spanner (Cloud Spanner), DataGrip, Toad for Oracle (Toad SQL), ERwin (ERwin Data Modeler), Oracle APEX, Oracle Forms (Oracle Reports), Oracle RAC (Oracle Data Guard), Oracle Exadata, GoldenGate (Oracle GoldenGate), PL/pgSQL language
Apache Parquet = Parquet > Data engineering | Apache Avro (Avro), Apache Arrow, Apache ORC, Apache Hudi, Apache Pulsar, RocketMQ, Apache Oozie, Apache Sqoop, Apache Flume, Apache ZooKeeper (ZooKeeper), Apache Atlas, Apache Ranger, Apache Kylin, AWS Lake Formation, Matillion, Collibra, Alation, DataHub, OpenMetadata, Meltano, Kedro, Metaflow, Dremio, Starburst, Dataiku, SAS Viya, TIBCO Spotfire (Spotfire), Tibco Jaspersoft, BIRT, IBM Watson, DataRobot, Feast (Feast feature store), OpenRefine, Trifacta, Segment CDP (Segment.io), RudderStack, Snowplow, PostHog, Matomo, Amplitude, Adjust (Adjust SDK), Kochava, Branch.io, Similarweb, Statista, Nielsen data, Comscore, Google Trends, Google Optimize, Optimizely, VWO (!VWO), LaunchDarkly
Bioconductor > Bioinformatics, R | Nextflow, Galaxy bioinformatics, BLAST (!BLAST), GATK, SAMtools, Seurat, ImageJ (FIJI), CellProfiler, Cytoscape, Geneious, SnapGene, Benchling, LabWare, LIMS (!LIMS; Laboratory information management), FlowJo, Zotero, Mendeley, EndNote, REDCap, LimeSurvey, OpenEHR, HL7 (HL7 FHIR; !FHIR), DICOM (PACS imaging; !PACS), SageMath, Scilab, OriginLab (OriginPro), NetLogo, Gurobi (CPLEX), LINGO solver
Portainer > Containers | Harbor registry, containerd runtime, CRI-O, K3s, Kubespray, Kustomize, Cilium, Calico, Knative, KEDA, Tekton, Skaffold, Crossplane, Backstage.io, Kaniko, Lens Kubernetes, Velero, Kyverno, Falco
Traefik > Load balancing | Caddy server (!?Caddy), !?Kong (Kong Gateway), Apigee, Tyk, WSO2, Akamai, Fastly, AWS WAF, Cloudinary, OpenResty
Rundeck > DevOps | AppVeyor, Bitrise, Codefresh, GoCD, Semaphore CI, Gerrit, Gitea, Codecov, Coveralls, Renovate Bot, Dependabot, pre-commit hooks, Checkmarx, Snyk, Veracode, Fortify (Fortify SCA), Trivy, Aqua Security, Prisma Cloud, Wiz (!?Wiz), Chaos engineering, Feature flags, Blue-green deployment, Sumo Logic, Loki logs, VictoriaMetrics, Thanos, Icinga, Checkmk, Sensu, PRTG monitor, InfluxData Telegraf (Telegraf), StatsD, Zipkin, Honeycomb.io, Rollbar, Bugsnag, Statuspage
Ceph > Storage systems | GlusterFS, MinIO, NetApp, Dell EMC (EMC storage), Pure Storage, Synology, QNAP, TrueNAS, Storage area networks (!SAN; !NAS), RAID (!RAID), iSCSI
Storage systems = Data storage systems, системы хранения данных, !СХД, Data storage, Storage technologies
Arch Linux > Linux | Alpine Linux, Gentoo, Linux Mint, Kali, Oracle Linux, Slackware, NixOS (!?Nix), Amazon Linux, Raspberry Pi OS
Homebrew = !?Homebrew | Chocolatey, tmux, systemd, cron jobs (!cron), Postfix, Dovecot, Sendmail, Zimbra, Squid proxy, Nextcloud, ownCloud, Roundcube, FileZilla, PuTTY, WinSCP, Sysinternals, Acronis, Norton Ghost, Clonezilla, MobaXterm, Insomnia API, SourceTree, GitKraken, Sublime Text, Notepad++, Atom editor, CLion, GoLand, RubyMine, DataSpell, Code::Blocks, Dev-C++, Xampp server, WampServer, Replit, CodeSandbox, StackBlitz, Doxygen, Sphinx docs, Swagger UI, Mermaid diagrams, PlantUML, Excalidraw, Visual Paradigm, StarUML, Rational Rose, IBM Rational, DOORS (IBM DOORS; !DOORS), Jama Connect, Polarion ALM, Crowdin, Transifex, Lokalise, Phrase localization
Apache CloudStack > Cloud computing | Equinix Metal, Scaleway, VK Cloud, SberCloud (Cloud.ru), Selectel, Nutanix, Azure Stack, VMware Tanzu, Anthos (Google Anthos), Google Cloud Storage, Google Cloud Composer, Google Apps Script, AWS Step, AWS Organizations, AWS Control Tower, Amazon Cognito, Amazon EventBridge, Amazon ElastiCache, Amazon OpenSearch, Amazon QuickSight, Amazon Connect, Amazon Lex, Amazon Rekognition, Azure Logic Apps, Azure Service Bus, Azure Event Hubs, Azure Key Vault, Azure Databricks, Azure Cognitive Services, Azure Machine Learning (Azure ML), Microsoft Fabric, Azure Monitor, Azure Blob Storage, Twilio, SendBird, Firebase Auth, Pusher, Ably, Stripe payments (Stripe integration), Plaid, Auth0 SDK, Contentful CMS
Zscaler > Network security | SonicWall, Sophos, Trend Micro, Bitdefender, ESET, SentinelOne, Darktrace, Rapid7, Tenable, Proofpoint, Mimecast, Barracuda, Imperva, Cisco Meraki (Meraki), Cisco ISE, Aruba Networks (Aruba), Ruckus, Extreme Networks, Arista, Nokia SR, Avaya, Genesys, Five9, Cisco UCM (Cisco Unified Communications), 3CX, FreePBX, Kamailio, Microsoft Purview, Varonis, BeyondTrust, SailPoint, Ping Identity, HashCat, John the Ripper, Hack The Box, Maltego, Autopsy forensics, YARA rules (!YARA), MITRE ATT&CK, Zero trust (Zero trust security), Bug bounty, GRC (!GRC)
Solana > Blockchain | Hardhat, Truffle Suite, Web3.js, Ethers.js, Hyperledger (Hyperledger Fabric), Polkadot, IPFS, OpenZeppelin, Chainlink, NFT (!NFT; NFTs)

# technical | further desktop programs
Krita = !Krita > Illustration | Clip Studio Paint, Corel Painter, MediBang, Paint.NET, PaintShop Pro, SAI Paint, Capture One, DxO PhotoLab, !?Luminar, Topaz Labs, Sketchbook Pro, Adobe Bridge, Adobe Express, Adobe Firefly, Adobe Substance, Adobe Media Encoder, Adobe Captivate Prime, Adobe ColdFusion, VistaCreate, Visme, Piktochart, Infographics (Infographic design; инфографика), Prezi, Pitch.com, Spline 3D, Rive animation, LottieFiles (Lottie), Moho animation, TVPaint, Live2D, Twinmotion, Marmoset Toolbag, Arnold renderer, Octane Render, Redshift renderer, Unity Reflect, Matterport, Filmora (Wondershare Filmora), HitFilm, Kdenlive, Shotcut, Wirecast, Streamlabs, Tinkercad, Meshmixer, Ultimaker Cura, Simplify3D, Autodesk ReCap, Autodesk Flame, MotionBuilder, Mudbox, World Machine, SpeedTree, Quixel, CityEngine
Evernote | Todoist, Obsidian notes (!?Obsidian), Coda.io, Calendly, Doodle polls, Typeform, JotForm, DocuSign, PandaDoc, Dropbox, Box.com, Google Keep, Toggl, Harvest time tracking, Clockify, Discord, Telegram bots (Telegram bot development; телеграм-боты), WhatsApp Business, Loom video (!?Loom), Mentimeter, Slido, Quizlet, Duolingo for Schools, Grammarly, DeepL, LanguageTool, Hemingway Editor, Scrivener, Final Draft, Otter.ai, Calibre, ABBYY FineReader, Foxit, Nitro PDF
TradingView > Trading | Interactive Brokers, NinjaTrader, Thinkorswim, QuantConnect, Murex, Calypso trading, Charles River (Charles River IMS), Aladdin BlackRock, Advent Geneva, SimCorp, Argus Enterprise, CoStar, Yardi Voyager, AppFolio, Buildium, MRI Software, RealPage, Stata MP
`;

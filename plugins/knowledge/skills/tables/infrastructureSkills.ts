/** Cloud, operations, networks, security and IT support. See `parseSkillTable` for the format. */
export const infrastructureSkills = String.raw`
# technical | cloud platforms ~
AWS = Amazon Web Services, Amazon AWS, Amazon cloud > Cloud computing
Microsoft Azure = Azure, MS Azure, Azure cloud > Cloud computing
Google Cloud = !GCP, Google Cloud Platform > Cloud computing
Yandex Cloud = Яндекс.Облако > Cloud computing
IBM Cloud = IBM Bluemix > Cloud computing
Oracle Cloud = Oracle Cloud Infrastructure, !OCI > Cloud computing
Alibaba Cloud > Cloud computing
DigitalOcean = Digital Ocean > Cloud computing
Hetzner > Cloud computing | Linode, OVHcloud

# technical | cloud
Cloud computing = Cloud, Cloud technologies, Cloud services, Cloud platforms, Cloud infrastructure, Public cloud, Private cloud, Hybrid cloud, Cloud-based, облачные технологии, облачные сервисы, Cloud environment, Cloud solutions, Cloud applications, Cloud providers, Cloud deployments, Cloud systems, Cloud services providers, Cloud-based solutions, Cloud services platforms
Cloud architecture = Cloud-native, Cloud solutions architecture > Cloud computing
Cloud migration > Cloud computing
AWS Lambda = !Lambda, Lambda functions > AWS, Serverless
Amazon S3 = !S3, AWS S3, Simple Storage Service > AWS
Amazon EC2 = !EC2, AWS EC2, Elastic Compute Cloud > AWS
Amazon RDS = !RDS, AWS RDS, Amazon Aurora, AWS Aurora > AWS
Amazon DynamoDB = DynamoDB > AWS, NoSQL
Amazon ECS = !ECS, AWS Fargate, AWS ECS > AWS, Containers < Fargate
Amazon EKS = !EKS, AWS EKS > AWS, Kubernetes
Amazon SQS = !SQS, !SNS, SNS/SQS, Amazon SNS, AWS SQS > AWS, Message queues
Amazon Kinesis = AWS Kinesis, !Kinesis > AWS, Stream processing
Amazon CloudWatch = CloudWatch, AWS CloudWatch > AWS, Monitoring
Amazon Redshift = !Redshift, AWS Redshift > AWS, Data warehousing
Amazon Athena = AWS Athena, !Athena > AWS, SQL
Amazon EMR = !EMR cluster, AWS EMR > AWS, Apache Spark
AWS Glue > AWS, ETL
AWS Step Functions = Step Functions > AWS
AWS CloudFormation = CloudFormation > AWS, Infrastructure as code
AWS CDK = Cloud Development Kit > AWS, Infrastructure as code
AWS IAM = IAM policies > AWS
AWS Amplify > AWS | Elastic Beanstalk
Amazon API Gateway = API Gateway > AWS, API development
Amazon VPC = !VPC, AWS VPC, Route 53 > AWS
Amazon CloudFront = CloudFront > AWS
Amazon SageMaker = SageMaker, AWS SageMaker > AWS, Machine learning
Amazon Bedrock = AWS Bedrock > AWS, Large language models
Azure DevOps = Azure Pipelines, Visual Studio Team Services, !VSTS, Team Foundation Server, !TFS > Microsoft Azure, CI/CD
Azure Functions = Azure App Service > Microsoft Azure, Serverless
Azure Data Factory = !ADF > Microsoft Azure, ETL | Azure Synapse (Synapse Analytics)
Azure Active Directory = Azure AD, Microsoft Entra ID, Entra ID > Microsoft Azure, Active Directory
Azure Kubernetes Service = !AKS > Microsoft Azure, Kubernetes
Azure SQL = Azure SQL Database > Microsoft Azure | Cosmos DB (Azure Cosmos DB; CosmosDB)
Google Kubernetes Engine = !GKE > Google Cloud, Kubernetes
Google BigQuery = BigQuery, Big Query > Google Cloud, Data warehousing
Google Cloud Functions = Cloud Functions > Google Cloud, Serverless | Cloud Run (Google Cloud Run), Google App Engine (App Engine)
Google Dataflow = Cloud Dataflow > Google Cloud | Dataproc, Google Pub/Sub (Cloud Pub/Sub)
Vertex AI = Google Vertex AI > Google Cloud, Machine learning
Heroku > Cloud computing
Vercel > Cloud computing ~ Netlify
Netlify > Cloud computing ~ Vercel
Render.com > Cloud computing | Fly.io, Railway.app
Cloudflare = Cloudflare Workers
Supabase | Appwrite, PocketBase
OpenStack > Cloud computing
Cloud Foundry = Pivotal Cloud Foundry, !PCF > Cloud computing

# technical | containers and orchestration
Containers = Containerization, Container technologies, Container orchestration, контейнеризация
Docker = Docker Compose, Docker Swarm, Dockerfile, Docker containers, докер > Containers ~ Kubernetes
Kubernetes = K8s, !K8S, Kubernets, кубернетес > Containers ~ Docker, OpenShift
Helm = !Helm, Helm charts > Kubernetes
OpenShift = Red Hat OpenShift > Kubernetes
Rancher = !Rancher > Kubernetes
Istio = Service mesh > Kubernetes | Linkerd, Envoy proxy
Podman > Containers | containerd
HashiCorp Nomad = !Nomad > Containers
Argo CD = ArgoCD, Flux CD > Kubernetes, GitOps | FluxCD, Argo Workflows
GitOps > CI/CD

# technical | devops
DevOps = Dev Ops, DevOps practices, девопс
CI/CD = !CI, !CD, Continuous integration, Continuous delivery, Continuous deployment, CI/CD pipelines, Continuous integration and delivery, Build automation, непрерывная интеграция, Release automation, Deployment pipelines, Build pipelines, Build tooling, Deployment strategies, Release pipelines, Build systems, !CICD
Infrastructure as code = Infrastructure-as-code, !IaC
Site reliability engineering = !SRE, Site reliability
Platform engineering
Release management = Release engineering, Software release, управление релизами, Release cycles, Product releases, Release planning, Release schedules
Configuration management = управление конфигурациями
Terraform = HashiCorp Terraform, Terragrunt, OpenTofu > Infrastructure as code ~ Pulumi
Pulumi > Infrastructure as code ~ Terraform
Ansible = Ansible Playbooks, Ansible Tower > Configuration management ~ Puppet, Chef, SaltStack
Puppet = !Puppet > Configuration management ~ Ansible
Chef = !?Chef, Chef Infra, Chef cookbooks > Configuration management ~ Ansible
SaltStack > Configuration management ~ Ansible
Vagrant = !Vagrant
Packer = HashiCorp Packer
HashiCorp Vault = !?Vault, Vault secrets
HashiCorp Consul = !?Consul
Jenkins = Jenkins Pipeline, Jenkins X > CI/CD ~ GitLab CI, GitHub Actions
GitHub Actions > CI/CD, GitHub ~ Jenkins, GitLab CI
GitLab CI = GitLab CI/CD, GitLab pipelines > CI/CD, GitLab ~ Jenkins, GitHub Actions
CircleCI = Circle CI > CI/CD
Travis CI = TravisCI > CI/CD
TeamCity > CI/CD
Bamboo = !?Bamboo, Atlassian Bamboo > CI/CD
Drone CI > CI/CD | Concourse CI, Buildkite
Spinnaker > CI/CD | Octopus Deploy
Fastlane > CI/CD, Mobile development
Artifactory = JFrog, JFrog Artifactory, Sonatype Nexus | Nexus Repository
Monitoring = System monitoring, Application monitoring, Infrastructure monitoring, мониторинг систем, Performance monitoring, Monitoring systems, Monitoring solutions, Alerting, Telemetry solutions, Log aggregation
Observability = Distributed tracing, Jaeger tracing > Monitoring < OpenTelemetry
Prometheus = !Prometheus > Monitoring ~ Grafana
Grafana = Grafana Loki > Monitoring ~ Prometheus
Zabbix > Monitoring
Nagios > Monitoring
Datadog = Data dog > Monitoring
New Relic > Monitoring
Dynatrace > Monitoring | AppDynamics
Splunk = Splunk Enterprise > Monitoring
Sentry = Sentry.io, !Sentry > Monitoring
PagerDuty > Incident management | Opsgenie
ELK Stack = !ELK, Elastic Stack, ELK/EFK > Elasticsearch | Fluentd
Logstash = Filebeat > ELK Stack
Kibana > ELK Stack
Graylog > Monitoring
Logging = Log management, Log analysis
Incident management = Incident response, On-call, On call rotation, Root cause analysis of incidents, управление инцидентами
Troubleshooting = Trouble shooting, Technical troubleshooting, System troubleshooting, диагностика неисправностей, поиск и устранение неисправностей, устранение неполадок, Fault finding, Troubleshoot, Troubleshooting skills, Troubleshoot issues, Issue resolution, Resolve technical issues, Resolving issues, Diagnosing problems, Diagnose issues, Fault diagnosis, Technical problem solving, Technical issues
Capacity planning
Disaster recovery = Business continuity and disaster recovery, Backup and recovery, аварийное восстановление
Backup = Backups, Backup management, резервное копирование, восстановление данных, Data recovery < Veeam, Veritas NetBackup
Load balancing = Load balancers, балансировка нагрузки < HAProxy
Caching = Cache management < Memcached, Varnish cache
Version control = Source control, Source code management, Version control systems, Revision control, система контроля версий, Version management, Code versioning, Versioning tools
Git = !GIT, Git flow, Gitflow, гит > Version control
GitHub = Github Enterprise > Git
GitLab > Git
Bitbucket = Bit bucket > Git
Subversion = !SVN, Apache Subversion, TortoiseSVN > Version control
Mercurial = Helix Core > Version control | Perforce, ClearCase
ngrok | Let's Encrypt (Certbot)
Fluent Bit > Monitoring
Backstage portal = Spotify Backstage > Platform engineering
OpenFaaS > Serverless
OpenNebula > Virtualization
Pingdom > Monitoring | Uptime Kuma, Better Stack, Netdata
OpenWrt > Computer networking | OPNsense, Tailscale, ZeroTier
OpenSSL > Encryption
Temporal.io = Temporal workflows | Apache DolphinScheduler
cURL = !cURL | Insomnia REST client (!?Insomnia), Bruno API client, HTTPie
Vultr = Hostinger, GoDaddy hosting > Cloud computing

# technical | operating systems and servers
Linux = GNU/Linux, Linux administration, Linux servers, Linux system administration, линукс ~ Unix
Unix = UNIX systems, Oracle Solaris, BSD ~ Linux < Solaris, AIX, HP-UX, FreeBSD
Ubuntu > Linux
Debian > Linux
CentOS > Linux | Rocky Linux, AlmaLinux, Fedora Linux
Red Hat Enterprise Linux = !RHEL, Red Hat, RedHat > Linux
SUSE Linux = !SUSE, openSUSE > Linux
Astra Linux > Linux | РЕД ОС, Альт Линукс
Windows = !Windows, Microsoft Windows, MS Windows, Windows 10, Windows 11, Windows 7, Windows XP, ОС Windows
Windows Server = Windows Server 2016, Windows Server 2019, Windows Server administration > Windows
macOS = !Mac OS, Mac OS X, OS X, Apple macOS, Mac OSX
ChromeOS = Chrome OS
System administration = Systems administration, Server administration, Sysadmin, System administrator, системное администрирование, администрирование серверов, администрирование систем, администрирование Linux, ?администрирование
Active Directory = MS Active Directory, Active Directory Domain Services, Group Policy, Групповые политики
Microsoft Exchange = Exchange Server, Microsoft Exchange Server, MS Exchange, Exchange Online
Microsoft 365 administration = Office 365 administration, O365 administration
Microsoft Intune = Intune, !SCCM, Microsoft Endpoint Manager, Mobile device management, !MDM | System Center Configuration Manager, Jamf
Virtualization = Virtualisation, Hypervisor, Virtual machines, виртуализация, Virtual desktops, Desktop as a service
VMware = VMware vSphere, vSphere, ESXi, vCenter, VMware ESX > Virtualization
Hyper-V = Microsoft Hyper-V > Virtualization
VirtualBox = Oracle VirtualBox > Virtualization
Proxmox > Virtualization | KVM virtualization, QEMU
Citrix = Citrix XenApp, XenDesktop, Citrix Virtual Apps, !VDI, Virtual desktop infrastructure > Virtualization
Nginx = NGINX Plus ~ Apache HTTP Server
Apache HTTP Server = Apache web server, Apache2, httpd, !?Apache ~ Nginx
Apache Tomcat = !Tomcat > Java
JBoss = WildFly, Red Hat WildFly > Java
WebLogic = Oracle WebLogic, Oracle WebLogic Server, BEA WebLogic > Java
WebSphere = IBM WebSphere, IBM WebSphere Application Server > Java
IIS = !IIS, Internet Information Services > Windows Server
Web servers = Web server administration
DNS = !DNS, DNS management, BIND DNS
DHCP = !DHCP
Samba = Samba server
cPanel = WHM | Plesk
Middleware = Middleware administration

# technical | networks
Computer networking = Networking technologies, Network engineering, Computer networks, Networking protocols, IP networking, Enterprise networking, Network infrastructure, Data networking, сетевые технологии, компьютерные сети, локальные сети, Telecommunications networks, Network protocols, Networks and protocols, Data communication, Internet protocols
Network administration = Network management, Network support, администрирование сетей, сетевое администрирование, Network support and administration, Network configuration and administration > Computer networking
Network design = Network architecture, проектирование сетей > Computer networking
Network security = сетевая безопасность > Information security, Computer networking
TCP/IP = TCP IP, TCP/UDP, IPv4, IPv6, Стек TCP/IP, !TCP, !UDP > Computer networking
Routing and switching = Routing & switching, Network routing, BGP/OSPF, маршрутизация > Computer networking < !BGP, !OSPF, !EIGRP, !MPLS
Cisco = Cisco IOS, Cisco routers, Cisco switches, Cisco ASA, Cisco Nexus, Cisco networking > Computer networking ~ Juniper
Juniper = Juniper Networks, JunOS > Computer networking ~ Cisco
MikroTik = Mikrotik RouterOS > Computer networking
Ubiquiti = UniFi > Computer networking
Huawei networking = Huawei switches > Computer networking
LAN/WAN = !LAN, !WAN, Local area network, Wide area network, SD-WAN, SD-LAN > Computer networking
Wireless networking = Wi-Fi, WiFi, Wireless networks, !WLAN, беспроводные сети > Computer networking
VPN = !VPN, Virtual private network, Virtual private networking > Network security < OpenVPN, WireGuard, IPsec
Firewalls = Firewall, Firewall administration, FortiGate, межсетевые экраны > Network security < Palo Alto Networks, Fortinet, Check Point firewall, pfSense
F5 BIG-IP = F5 LTM > Load balancing
VoIP = Voice over IP, !SIP, SIP telephony, IP-телефония, IP telephony < Asterisk PBX
Network monitoring = Network troubleshooting > Computer networking < PRTG, SolarWinds, Wireshark
Structured cabling = Network cabling, Fiber optics, Fibre optic, Fiber optic cabling, Copper cabling, СКС, структурированные кабельные системы
Telecommunications = Telecom, телекоммуникации
5G = LTE networks, 4G/5G, 3G/4G, GSM networks, RAN optimization > Telecommunications
HTTP = !HTTP, HTTP/HTTPS, HTTPS, HTTP protocols
FTP = !FTP, !SFTP
SSH = !SSH
Bluetooth = Bluetooth Low Energy, BLE protocol
Data center operations = Data center management, Data centers, Datacenter, дата-центры, ЦОД

# technical | information security
Information security = ?security, Cybersecurity, Cyber security, IT security, InfoSec, Computer security, Security engineering, информационная безопасность, кибербезопасность, защита информации, Security controls, Security best practices, Security requirements, Security solutions, Security standards, Security policies, Security technologies, Security issues, Security practices, Security principles, Network and information security, Data and information security, Security architecture, Security reviews, Product security, Software security, Secure systems
Application security = AppSec, Secure coding, OWASP Top 10, Secure development > Information security < OWASP
Cloud security > Information security, Cloud computing
DevSecOps = Dev Sec Ops > DevOps, Information security
Penetration testing = Pen testing, Pentest, Pentesting, Ethical hacking, Red teaming, тестирование на проникновение > Information security
Vulnerability assessment = Vulnerability management, Vulnerability scanning, анализ уязвимостей > Information security < Nessus, Qualys
Threat modeling = Threat analysis, Threat detection, моделирование угроз > Information security < Threat intelligence, Threat hunting
SIEM = !SIEM, Security information and event management > Information security < IBM QRadar, ArcSight, MaxPatrol
Security operations = Security Operations Center, SOC analyst, SOC operations, Security monitoring, !SOC, SOC analysis, мониторинг ИБ > Information security
Security auditing = Security audit, IT audit, Security assessment, аудит информационной безопасности > Information security
Digital forensics = Computer forensics, Forensic analysis, компьютерная криминалистика > Information security < EnCase
Malware analysis = Reverse engineering malware, реверс-инжиниринг > Information security < Reverse engineering
Identity and access management = !IAM, Access management, Access control systems, Privileged access management, управление доступом, Authentication and authorization, Authentication, аутентификация и авторизация > Information security < Okta, Auth0, Keycloak, CyberArk
Encryption = Data encryption, !TLS, !SSL, !PKI, шифрование > Cryptography < SSL/TLS, Public key infrastructure
Endpoint security = Endpoint protection > Information security < Antivirus, CrowdStrike, Symantec, Kaspersky, Microsoft Defender, Carbon Black, McAfee
Data loss prevention = !DLP > Information security
Burp Suite > Penetration testing | OWASP ZAP
Metasploit > Penetration testing | Kali Linux, Nmap
ISO 27001 = ISO/IEC 27001 > Information security
SOC 2 = SOC2, SOC 2 Type II > Information security
NIST = NIST Cybersecurity Framework, NIST 800-53 > Information security | CIS Controls
PCI DSS = !PCI, PCI compliance > Information security
Intrusion detection = !IDS, !IPS, IDS/IPS > Information security < Snort IDS, Suricata
Fraud detection = Fraud prevention, Anti-fraud, антифрод, Fraud awareness, Fraud monitoring, выявление мошенничества

# technical | it support
Technical support = Tech support, IT support, Technical assistance, IT helpdesk, техническая поддержка, техподдержка, User support, Computer support, End user support, поддержка пользователей, консультирование пользователей, помощь пользователям, техническая поддержка пользователей
Help desk = Helpdesk, Service desk, Desktop support, хелпдеск > Technical support
Computer hardware = PC hardware, Hardware installation, Hardware maintenance, Hardware troubleshooting, PC repair, Computer repair, Computer assembly, ремонт компьютеров, ремонт ПК, сборка ПК, настройка ПК, обслуживание компьютеров, ?hardware, Hardware components, комплектующие ПК
Software installation = Software deployment, установка ПО, установка программного обеспечения, Software configuration, настройка ПО, настройка программного обеспечения, Software setup
ITIL = ITIL v3, ITIL 4, ITIL Foundation
IT service management = !ITSM, Service management
ServiceNow = Service Now > IT service management
BMC Remedy = Remedy ticketing, BMC Helix > IT service management
Jira Service Management = Jira Service Desk > Jira
Freshservice > IT service management | ManageEngine ServiceDesk
Autotask = Remote monitoring and management > IT service management | ConnectWise, Kaseya
Ticketing systems = Ticketing system, Ticket management, тикет-системы
IT management = IT operations, Information technology management, IT operations management, управление ИТ, IT governance, IT processes, Technology management < COBIT
IT asset management = Hardware asset management, Software asset management
IT project management = IT-проекты, управление ИТ-проектами > Project management
IT strategy = IT transformation, ИТ-стратегия
Digital transformation = Digitalization, Digitization, цифровая трансформация, цифровизация
Remote desktop = !RDP < TeamViewer, AnyDesk
Printers = Printer maintenance, Printer support, оргтехника, ремонт оргтехники, обслуживание оргтехники, настройка оргтехники
Information technology = !?IT, !ICT, IT systems, Information systems, информационные технологии, Management information systems, !MIS
High-performance computing = !HPC, Supercomputing < Slurm, MPI programming, OpenMP
`;

/** Words that made-up candidates consist of. Lists are separated by commas; order matters, because a seed picks by position. */

const list = (text: string): string[] => text.split(',').map((word) => word.trim());

/** Names and places of a country. */
export interface Culture {
  given: string[];
  family: string[];
  cities: string[];
  language: string;
}

export const cultures: readonly Culture[] = [
  {
    given: list(
      'James,Olivia,Noah,Emma,Liam,Ava,Henry,Grace,Oliver,Chloe,Samuel,Ruth,Daniel,Megan,Thomas,Nora,Jack,Alice,Owen,Harriet,Callum,Zoe,Declan,Maeve',
    ),
    family: list(
      "Smith,Johnson,Brown,Taylor,Walker,Wright,Hughes,Edwards,Green,Hall,Wood,Clarke,Turner,Parker,Cooper,Ward,Bailey,O'Brien,Murphy,Kelly,Byrne,Gallagher,McCarthy,Fraser,Lawson,Pemberton,Ashworth,Whitfield",
    ),
    cities: list('London, Manchester, Leeds, Edinburgh, Dublin, Toronto, New York, Austin, Sydney'),
    language: 'English',
  },
  {
    given: list(
      'Lukas,Anna,Jürgen,Sabine,Felix,Katrin,Jonas,Greta,Maximilian,Lena,Sören,Anja,Björn,Heike,Matthias,Ute,Niklas,Franziska',
    ),
    family: list(
      'Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schäfer,Koch,Richter,Klein,Wolf,Schröder,Neumann,Zimmermann,Krüger,Köhler,Großmann,Vogel,Jäger,Böhm,Lindqvist,Ørsted,Åkesson',
    ),
    cities: list('Berlin, München, Hamburg, Köln, Zürich, Wien, Stockholm, København'),
    language: 'German',
  },
  {
    given: list(
      'Paweł,Agnieszka,Łukasz,Małgorzata,Jakub,Zuzanna,Wojciech,Ewa,Piotr,Joanna,Tomáš,Lucie,Jiří,Zdeňka,Ondřej,Tereza,István,Zsófia',
    ),
    family: list(
      'Wiśniewski,Kowalczyk,Zieliński,Wójcik,Kamiński,Lewandowski,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Novák,Svoboda,Dvořák,Černý,Procházka,Nagy,Kovács,Szabó,Tóth',
    ),
    cities: list('Warszawa, Kraków, Łódź, Wrocław, Gdańsk, Praha, Brno, Budapest'),
    language: 'Polish',
  },
  {
    given: list(
      'José,Lucía,Martín,Sofía,Andrés,Camila,João,Inês,Tiago,Beatriz,Raúl,Elena,Álvaro,Carmen,Thiago,Marta,Chloé,Étienne,Anaïs,François',
    ),
    family: list(
      'García,Rodríguez,Fernández,López,Martínez,Sánchez,Pérez,Gómez,Díaz,Muñoz,Gonçalves,Araújo,Figueiredo,Conceição,Lefèvre,Dubois,Moreau,Garnier,Beltrán,Quintanar,Íñiguez',
    ),
    cities: list('Madrid, Barcelona, Sevilla, Lisboa, Porto, Paris, Lyon, São Paulo, Bogotá'),
    language: 'Spanish',
  },
  {
    given: list(
      'Алексей,Дмитрий,Сергей,Артём,Михаил,Пётр,Фёдор,Андрей,Иван,Никита,Егор,Семён,Роман,Павел,Максим,Тимур,Глеб,Илья,Кирилл,Денис',
    ),
    family: list(
      'Иванов,Смирнов,Кузнецов,Попов,Васильев,Соколов,Михайлов,Новиков,Фёдоров,Морозов,Волков,Алексеев,Лебедев,Семёнов,Егоров,Павлов,Козлов,Степанов,Ковалёв,Королёв,Ермаков,Жданов,Киселёв',
    ),
    cities: list('Москва, Санкт-Петербург, Казань, Новосибирск, Екатеринбург, Алматы, Тбилиси'),
    language: 'Russian',
  },
  {
    given: list(
      'Priya,Arjun,Ananya,Vikram,Deepa,Rohan,Wei,Mei,Hiroshi,Yuki,Minh,Linh,Kwame,Ngozi,Amara,Tunde,Fatima,Omar,Layla,Emre,Ayşe,Çağla',
    ),
    family: list(
      'Sharma,Patel,Iyer,Reddy,Gupta,Chen,Wang,Zhang,Tanaka,Sato,Nguyễn,Trần,Mensah,Okafor,Adeyemi,Hassan,Rahman,Al-Farsi,Yılmaz,Şahin,Öztürk,Kaya',
    ),
    cities: list('Bengaluru, Mumbai, Singapore, Tokyo, Hà Nội, Lagos, Nairobi, Dubai, İstanbul'),
    language: 'Hindi',
  },
];

/** A line of work: titles from junior to lead, skills that go with it, degrees. */
export interface Profession {
  titles: string[];
  skills: string[];
  fields: string[];
  certifications: string[];
}

const programming = list(
  'TypeScript,JavaScript,Python,Java,Go,C#,Kotlin,PostgreSQL,MySQL,MongoDB,Redis,Kafka,GraphQL,REST,Docker,Kubernetes,AWS,Git,Linux,CI/CD,SQL',
);

export const professions: readonly Profession[] = [
  {
    titles: list('Junior Backend Developer,Backend Developer,Senior Backend Engineer,Lead Backend Engineer'),
    skills: [...programming, ...list('Spring Boot,Django,Node.js,RabbitMQ,gRPC,Elasticsearch,Microservices')],
    fields: list('Computer Science,Software Engineering,Mathematics'),
    certifications: list('AWS Certified Solutions Architect,Oracle Certified Professional: Java SE,CKAD'),
  },
  {
    titles: list('Junior Frontend Developer,Frontend Developer,Senior Frontend Engineer,Frontend Architect'),
    skills: [
      ...list('JavaScript,TypeScript,React,Vue.js,Angular,HTML,CSS,Sass,Webpack,Next.js,Redux,Jest,Cypress,Figma,Accessibility'),
      ...programming.slice(11, 18),
    ],
    fields: list('Computer Science,Web Design,Informatics'),
    certifications: list('Professional Scrum Master I,Google UX Design Certificate'),
  },
  {
    titles: list('Junior Data Analyst,Data Analyst,Senior Data Scientist,Head of Data'),
    skills: list(
      'Python,SQL,R,Pandas,NumPy,TensorFlow,PyTorch,scikit-learn,Spark,Airflow,dbt,Tableau,Power BI,Excel,Statistics,Machine Learning,BigQuery,Snowflake',
    ),
    fields: list('Statistics,Applied Mathematics,Economics,Physics'),
    certifications: list('Google Professional Data Engineer,Microsoft Certified: Power BI Data Analyst'),
  },
  {
    titles: list('Junior DevOps Engineer,DevOps Engineer,Senior Site Reliability Engineer,Platform Lead'),
    skills: list(
      'Docker,Kubernetes,Terraform,Ansible,AWS,Azure,Google Cloud,Linux,Bash,Python,Go,Prometheus,Grafana,Jenkins,GitLab,CI/CD,Helm,Nginx,PostgreSQL',
    ),
    fields: list('Computer Engineering,Information Technology,Telecommunications'),
    certifications: list(
      'Certified Kubernetes Administrator,HashiCorp Certified: Terraform Associate,AWS Certified DevOps Engineer',
    ),
  },
  {
    titles: list('Junior QA Engineer,QA Engineer,Senior Test Automation Engineer,QA Lead'),
    skills: list(
      'Selenium,Playwright,Cypress,Python,Java,JavaScript,Postman,REST,SQL,JMeter,Jira,Git,CI/CD,Manual Testing,Test Planning,Agile',
    ),
    fields: list('Information Systems,Computer Science,Automation'),
    certifications: list('ISTQB Certified Tester Foundation Level'),
  },
  {
    titles: list('Project Coordinator,Project Manager,Senior Product Manager,Director of Product'),
    skills: list(
      'Project Management,Scrum,Agile,Jira,Confluence,Stakeholder Management,Roadmapping,Budgeting,Risk Management,SQL,Figma,Negotiation,Leadership,Excel',
    ),
    fields: list('Business Administration,Management,Economics'),
    certifications: list('PMP,PRINCE2 Foundation,Professional Scrum Master I'),
  },
];

export const employers = list(
  'Northwind Systems,Blue Harbor Software,Quantum Freight,Lighthouse Analytics,Orchard Payments,Kestrel Labs,Straßenbau Nord,Fjord Telecom,Meridian Health,Copperline Energy,Яблочный Спас,Северный Ветер,Polaris Ubezpieczenia,Atelier Lumière,Banco del Río,Halcyon Games,Tidewater Insurance,Verdant Foods,Ironbridge Logistics,Sakura Robotics,Palisade Security,Juniper Retail,Delta Aerospace,Marigold Travel',
);

export const schools = list(
  'University of Porto,Technical University of Berlin,Trinity College Dublin,University of Warsaw,МГУ,ИТМО,Universidad de Sevilla,University of Manchester,KTH Royal Institute of Technology,IIT Bombay,University of Lagos,ETH Zürich,Sorbonne Université,University of Toronto',
);

export const industries = list('payments,logistics,health care,telecom,retail,games,insurance,education,energy,travel');

import { cues } from './cues.ts';

/** Cues for name, title, place, contacts, pay and results in CVs. */

export const labelsBeforeDots = cues(String.raw`
  mob; mobile; tel; ph; phone; cell; fax; s; sr; sl; reg; roll; id; pin; passport; flat; house; h; plot
`);

export const dottedNames = cues(String.raw`
  [bm]\.(?:tech|ed|sc|com|pharma?|arch|phil|design); (?:pvt|pte|pty|co)\.ltd; staad\.pro; asp\.net; ado\.net; vb\.net; ml\.net;
  .*\.(?:js|ts|pdf|docx?|txt|png|jpe?g|html?|php|py|cs|sql|csv|xlsx?)
`);

export const scriptLibraries = cues(String.raw`
  node; next; nuxt; vue; react; express; three; d3; backbone; ember; chart; moment; socket; angular; nest; alpine; knockout; meteor; underscore;
  p5; deno; electron; discord; plotly; leaflet; handlebars; mustache; require; solid; svelte; ext; b
`);

export const levelsBeforeLanguages = cues(String.raw`
  native; fluent(?: in)?; bilingual(?: in)?; conversational; advanced; intermediate; basic; proficient(?: in)?; professional; business; свободный;
  родной; базовый; разговорный; технический; свободно владею
`);

export const russianStreetWords = cues(String.raw`
  ул; улица; пр-т; проспект; пер; переулок; д; дом; кв; корп; стр; м; метро; р-н; район; наб; шоссе; мкр; пл
`);

export const streetWords = cues(String.raw`
  st; street; ave; avenue; rd; road; blvd; boulevard; dr; drive; ln; lane; way; court; close; crescent; terrace; grove; ct; place; pl; suite; apt; square
`);

export const titleLeads = cues(String.raw`
  [\s“”"'‘’«»~*_:;,.•|–—-]+; \((?=[^()]{0,200}\)?$);
  (?:(?:presently|currently|now)\s+)?(?:work(?:ed|ing)|serv(?:ed|ing)|employed)\s+as\s+(?:an?\s+|the\s+)?; as\s+an?\s+;
  post(?:ion)?\s+appl(?:ied|y)\s*(?:for)?\s*:?\s*; (?:position|post|job)\s+(?:desired|sought)\s*[:–—-]\s*;
  (?:position\s+held|designation|post\s+held)\s*[:–—-]*\s*;
  (?:(?:соискатель|кандидат|претендент)\s+)?(?:на\s+)?(?:(?:соискание|замещение)\s+)?(?:должност[ьи]|позици[июя]|ваканси[июя])\s*[:–—-]*\s+
`);

export const measuredThings = cues(String.raw`
  users; customers; clients; people; patients; students; employees; members; projects; engineers; developers; hours; stores; countries; locations;
  events; sales; units; tickets; человек; клиент; сотрудник; пациент; учащ; проект; заказ; магазин
`);

export const measures = cues(String.raw`
  \d\s?%; [$€£₽]\s?\d; \d\s?(?:₽|руб|тыс|млн|k\b|m\b|million|billion|\+); \b\d+(?:\.\d+)?x\b; \b\d+[\s-]?(?:times|fold)\b; в \d+(?:[.,]\d+)? раз;
  \bfrom \d\S*(?: \S+){0,3} to \d; с \d[\d.,]*(?: \S+){0,3} до \d; \b\d{1,3}(?:[ ,]\d{3})+\b
`);

export const resultVerbs = cues(String.raw`
  increas; reduc; improv; grew; grow; cut; sav; boost; deliver; achiev; launch; led; lead; built; build; generat; rais; won; exceed; decreas;
  lower; accelerat; doubl; tripl; expand; scal; serv; manag; train; mentor; hir; process; handl; automat; optimi; negotiat; implement; develop;
  design; creat; complet; migrat; support; surpass; win; reach; gain; drove; driv; secur; closed; sold; recruit; onboard; resolv; eliminat;
  transform; streamlin; увелич; сократ; сниз; повы; вырос; рост; выполн; достиг; внедр; сэконом; оптимиз; созда; разработ; запуст; привл; обуч;
  управл; обеспеч; улучш; перевыполн; ускор; реализ; открыл; провел; провёл; заключ; организ; построил; вывел
`);

export const profilePlatforms = cues(String.raw`
  linkedin; github; gitlab; bitbucket; twitter; x; facebook; instagram; youtube; t; telegram; vk; medium; stackoverflow; stackexchange; dribbble;
  behance; kaggle; leetcode; hackerrank; codepen; npmjs; researchgate; orcid; google; scholar\.google; gmail; mail; yandex; outlook; hotmail; wa;
  skype; soundcloud; spotify; pinterest; tiktok; mastodon; xing; hh; habr; angel; upwork; fiverr; credly; coursera; udemy; apple; play\.google;
  wikipedia; doi; arxiv; amazon; enhancv; zety; novoresume; kickresume; flowcv; canva; overleaf; resume\.io
`);

export const documentDateLabels = cues(String.raw`
  last updated; updated(?: on)?; last modified; revised; as of; date of (?:cv|resume); резюме обновлено; обновлено; дата обновления;
  дата составления; дата заполнения; составлено; актуально на; version; effective
`);

export const payRequests = cues(String.raw`
  expect\p{L}*; desired; asking; target(?:ed)? (?:salary|pay|income|rate); sought; required (?:salary|rate|pay); желаем\p{L}*; ожида\p{L}*; хочу;
  хотел\p{L}*; рассматрива\p{L}*; претенд\p{L}*
`);

export const addressQualifiers = cues(String.raw`
  present[ ]; permanent[ ]; current[ ]; correspondence[ ]; contact[ ]; mailing[ ]; postal[ ]; residential[ ]; home[ ]
`);

export const placeLabels = cues(String.raw`
  address for (?:communication|correspondence); city; town; suburb; residence; residential area; area of residence; domicile[d]?(?: in)?;
  residing (?:at|in); resid(?:es|ent)(?: in| of)?; currently in; base; home(?=\s*:); based in; lives? in; current location; place of residence;
  home address; локация; (?:фактический |домашний )?адрес(?: (?:места )?(?:жительства|проживания|регистрации))?(?: \([^)]{3,30}\))?;
  город проживания; город; место жительства; место проживания; проживает; проживаю; проживание; где живу; живу; регион
`);

/** Those that only a person's own address has, wherever it stands. */
export const homeLabels = cues(String.raw`
  (?:home|residential|permanent|current|present) address; place of residence; current location; адрес (?:места )?(?:жительства|проживания);
  (?:город|место) (?:проживания|жительства); домашний адрес
`);

/** Labels beside which a value stands that is no place. */
export const contactLabels = cues(String.raw`
  (?:e-?)?mail; phone; mobile; cell; tel(?:ephone)?; fax; website; whats\s?app; skype; linkedin; telegram; contacts?; date of birth; nationality; контакты;
  (?:эл(?:ектронная|\.)\s?)?почта; (?:контактный )?телефон; сайт; моб(?:ильный|\.); линкедин; телеграм; дата рождения; гражданство
`);

/** Labels of numbers that documents have. */
export const documentNumberLabels = cues(String.raw`
  d\.?n\.?i\.?; nie; nif; cpf; rg; rut; curp; cedula; cédula; cnic; nric; pan; aadhaar; passport; ssn; national id; id card; паспорт; инн; снилс
`);

/** Labels that templates print without a space in front of an address. */
export const gluedLabels = cues(String.raw`
  (?:e-?)?mail(?: ?(?:id|address))?; address; contacts?; correspondence; reach me; (?:эл)?почта; web(?:site)?; site; portfolio; homepage; url; blog; сайт
`);

/** Labels beside which a detail of the person stands. */
export const personalLabels = cues(String.raw`
  (?:father|mother|spouse|husband|wife)['’]?s?\s+name; (?:date|place) of birth; d\.?o\.?b\.?; nationality; citizenship; marital status; gender; sex; religion;
  passport(?: (?:no\.?|number))?; дата рождения; место рождения; гражданство; семейное положение; пол; национальность; возраст; age;
  geburts(?:datum|ort|tag)(?: und geburtsort)?; heimatort; staatsangehörigkeit; nationalität; familienstand; (?:date|lieu) de naissance; nationalité;
  (?:fecha|lugar) de nacimiento; nacionalidad; estado civil
`);

/** What forms ask for of a name. */
export const surnameLabels = cues(String.raw`
  surname; family name; last name; фамилия; прізвище; nom(?: de famille)?; apellidos?; sobrenome; apelido; cognome; nachname; familienname; nazwisko; soyad[ıi]?;
  efternamn; etternavn; achternaam
`);
export const givenNameLabels = cues(String.raw`
  (?:fore|first |given |other )names?; имя; ім['’ʼ]я; pr[ée]noms?; nombres?; nome; vornamen?; imię; imiona; ad[ıi]; förnamn; fornavn; voornaam
`);
export const middleNameLabels = cues(String.raw`middle name; patronymic; отчество`);
/** Someone agrees that their data may be used: the laws that they name are no skills. */
export const consentWords = cues(String.raw`
  соглас\p{L}{1,6} на обработку; consent to (?:the )?(?:processing|use) of my; wyrażam zgodę na przetwarzanie; willige in die verarbeitung
`);
/** Titles of the document, printed beside the name. */
export const documentWords = cues(String.raw`
  curr[ií]cul[ua]m(?: vitae)?; resu\s?me; résumé; c\.?v\.?; lebenslauf; hoja de vida; vitae; резюме; автобиография
`);

export const wordsInsteadOfNames = cues(String.raw`
  cur\p{L}{4,9}[\s–-]+v\p{L}{3,5}; c\.?v; resu\s?me; curricul[ua]m; résumé; bio\s?-?data; резюме; анкета; page; страница; confidential; portfolio; hello; hi; dear;
  (?:post|position) applied; applicant; personnel(?: form)?; cover(?:ing)? letter; photo; фото; (?:full )?name; имя; profile; linkedin; github; personal; candidate; application; e-?mail; mobile; phone; contact;
  (?:permanent|present|current|residential|mailing|postal|home) address; address; declaration; objective; career; references?;
  сопроводительное письмо; адрес; телефон; почта; контакты
`);

/** Small words that sentences and headings have, but no name: "Where to Find Me", «Как связаться». */
export const wordsOfSpeech: ReadonlySet<string> = new Set(
  (
    'where what when which who whom whose why how to me my mine your you us our we they them their this that these those or and the about with without for from into ' +
    'find reach write call contact get touch here there is are was were have has can could will would ' +
    'где что как когда кто кому кем чем чего какой какие мой моя мое моё мои моих мне меня мной наш наши ваш ваши для или это эти обо со на по при без о об от ' +
    'связаться найти написать позвонить навыки умения опыт образование языки контакты'
  ).split(' '),
);

/** Labels of the title that need no sign behind them: nobody's title begins with such words. */
export const soughtTitlePhrases = cues(String.raw`
  (?:desired|preferred|intended|target) (?:position|post|job|role|rank|occupation|work|employment); rank (?:applied for|sought|desired); (?:position|post|job|role|work|employment|vacancy) (?:sought|desired|wanted|appl(?:ied|y)(?: for)?);
  должность, на которую (?:претенду\p{L}+|прет\p{L}+)?; applied (?:position|post|job); applying for(?: the (?:position|post) of)?; (?:current|present) (?:position|post|job|role|occupation|title|employment); job title;
  желаем(?:ая|ый|ое) (?:работа|должность|позиция|профессия|вакансия|место работы); искомая (?:работа|должность|позиция); на какую (?:вакансию|должность|позицию); кем хочу работать; ищу работу;
  (?:предполагаемая|текущая|нынешняя) (?:должность|работа|позиция); (?:резюме )?на (?:должность|позицию|вакансию|место); соискание должности
`);

export const soughtTitleLabels = cues(String.raw`
  position; title; role; occupation; profession; должность; профессия; позиция; вакансия; (?:на какую (?:должность|вакансию) )?претенду(?:ю|ете)(?: на(?: должность| позицию| вакансию)?)?; цель
`);

/** What leads to the title that a person seeks: «Цель: получение должности …». */
export const soughtLeads = cues(String.raw`
  (?:(?:соискание|получение|замещение|поиск|получить|занять|трудоустройство на|устроиться на|на)\s+)(?:вакантн(?:ой|ую)\s+)?(?:должност[иь]|позици[ию]|ваканси[юи]|мест[оа]);
  (?:получение|получить|поиск|найти|устроиться на)\s+(?:работ[уы]|стажировк[уи])(?:\s+(?:в качестве|в роли|по специальности|в должности|на должность))?;
  (?:начать|начало|продолжить|построить)\s+карьер[уы](?:\s+(?:в качестве|в роли|в должности))?; (?:работа|работать)\s+(?:в качестве|в роли|в должности|по специальности)
`);
/** With these a wish begins that names no title. */
export const wishVerbs = cues(String.raw`
  начать; найти; получить; получение; устроиться; работать; развиваться; стать; применить; реализовать; расти; поиск; трудоустройство; повысить; повышение; использовать
`);
/** What people add to the title that they seek. */
export const soughtTails = cues(String.raw`
  со временем; с (?:возможностью|перспективой|перспективами|последующим|дальнейшим|достойной|целью); в (?:вашей|крупной|стабильной|динамично|перспективной|успешной|международной) \p{L}+
`);

export const nameLabels = cues(String.raw`
  name of (?:the )?(?:applicant|candidate); (?:applicant|candidate|employee)['’]?s? (?:full )?name; full name; name in full; name; candidate; applicant; соискатель; кандидат; (?:first|given) name\(?s?\)?\s?(?:/|,|&|and)\s?(?:surname|last name|family name)\(?s?\)?;
  (?:surname|last name|family name)\(?s?\)?\s?(?:/|,|&|and)\s?(?:first|given|other) name\(?s?\)?; name (?:and|&) surname; фио; ф\.\s?и\.\s?о\.?; имя;
  фамилия,? имя,? отчество; имя и фамилия; фамилия,? имя; имя, фамилия; vor- und nachname; nombres? y apellidos?; nombre completo; nom et prénoms?; prénoms? et nom; nom complet; nome e cognome;
  nome completo; imię i nazwisko; ad[ıi]? soyad[ıi]?; піб; nama(?: lengkap)?; họ (?:và )?tên; namn; naam
`);

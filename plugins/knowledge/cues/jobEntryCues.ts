import { cues } from './cues.ts';

/** Cues in the entries of work experience: labels, remarks on employers, departments, duties. */

export const entryLabelWords = cues(String.raw`
  name; title; organi[sz]er; conducted; sponsor; venue; trainer; institut(?:e|ion); school; college; university; board; exam(?:ination)?; degree;
  diploma; certificate; certification; qualification; training; course; programme?; obtained; awarded; attained; attended; completed; date; dates;
  from; to; until; year; years; month; passing; completion; graduation; issue; issued; issuing; issuer; authority; body; organi[sz]ation; provider;
  expiry; valid; validity; level; class; grade; division; percentage; marks; cgpa; gpa; score; result; remarks; subject; major; field; stream;
  branch; study; speciali[sz]ation; discipline; period; duration; place; location; city; country; number; or; of; and; the; s; in; no; год; годы;
  дата; даты; период; место; учебное; учебного; заведение; заведения; наименование; название; специальность; квалификация; факультет; диплом;
  документ; форма; обучения; окончания; поступления; начала; выдачи; срок; организация; курс; курса; тема; часов; количество; уровень; образования;
  образование; город; и; о; об; по
`);

export const entryLabelCells = cues(String.raw`
  наименование; название; name; ticket; certificate; course; issued by; issuer; examination; exam; (?:percentage|marks|grade|cgpa|%)(?: of marks)?;
  class; division; s\.?\s?no\.?; sl\.?\s?no\.?; sr\.?\s?no\.?; department; role (?:&|and) (?:main )?duties; кем выдан; № п\/п
`);

export const professionsOfFirms = cues(String.raw`
  solicitors; consultants; accountants; architects; opticians; surveyors; brokers; contractors; builders; engineers; advis[eo]rs; partners;
  associates; dentists; caterers; auctioneers; printers; publishers; jewell?ers; bakers; butchers; tailors; brewers
`);

export const headerNoise = cues(String.raw`
  full[\s-]?time; part[\s-]?time; contract; permanent; temporary; freelance position; remote; hybrid; on-?site; view\s.*; https?:\S+; www\.\S+;
  [\p{L}\d-]+\.(?:com|org|net|dev|ru|co|me|app)(?:\/\S*)?; полная занятость; частичная занятость; полный день; удал[её]нно; achievements?:?;
  responsibilities:?; key achievements:?; company; position; employer; role; dates?; period; duties; должность; организация; период(?: работы)?;
  место работы; обязанности; должностные обязанности; компания; сроки; годы; [^\p{L}]+
`);

export const jobClosers = cues(String.raw`
  from; since; for; until; till; during; where; dated?; duration; period; client; having; which; located; с; по
`);

export const jobBreaks = cues(String.raw`
  [,;:–—"“”»|\t]; \((?!(?:[A-Z]|India|Pvt)\)); (?<=\p{L}{5}|\d|\))\.(?=\s|$); \s-\s
`);

export const pastActions = cues(String.raw`
  responsible; in charge; worked; led; built; made; ran; grew; won; took; held; wrote; drove; cut; set; oversaw; taught; sold; kept; gave; spoke;
  brought; kept; key; main; duties; the; we; i; my; using; with; as; this
`);

export const rolesAfterParticiples = cues(String.raw`
  manager; director; engineer; assistant; specialist; coordinator; consultant; agent; officer; lead; editor; partner; nurse; analyst; designer;
  executive; center; group; company; systems; solutions; services; department; institute; school; academy; agency; advisor; teacher
`);

export const russianActions = cues(String.raw`
  разработка; ведение; организация; обеспечение; участие; выполнение; проведение; создание; контроль; подготовка; обслуживание; составление;
  работа; оформление; осуществление; поддержка; управление; руководство; внедрение; обязанности; должностные; оказание; консультирование; прием;
  приём; продажа; продажи; взаимодействие; расч[её]т; анализ; планирование; сопровождение; формирование; монтаж; ремонт; перевозка; доставка;
  \p{L}{4,}(?:ирование|ировка|ание|ение)
`);

export const abbreviations = cues(String.raw`
  inc; ltd; llc; corp; co; sr; jr; etc; s\.a; gmbh; u\.s; g; г; обл; ул; b\.v; ph\.d; b\.sc; m\.sc; b\.a; m\.a; b\.s; m\.s; sp\. z o\.o; d\.o\.o;
  s\.r\.[ol]; a\.s; a\.g; k\.k; n\.v; p\.c; s\.p\.a; (?<!\p{L})\p{L}\.\s?\p{L}
`);

export const russianDepartments = cues(String.raw`
  отдел; отделение; кафедра; цех; участок; служба; сектор; департамент; управление; направление
`);

export const numberedDepartments = cues(String.raw`
  ward; unit; team; section; department of; dept\.? of; school of; faculty of; year; grade; class; band
`);

export const departments = cues(String.raw`
  ward; department; dept\.?; team; unit; division; section; theatres?; icu; itu; nicu; a&e; desk; line; shift; floor; faculty; project; programme;
  platform; branch; office; campus; site; headquarters; hq
`);

export const wordsAfterRevenue = cues(String.raw`
  revenue; turnover; compan; firm; business; fund; group; bank; manufactur; retail; portfolio
`);

export const countedThings = cues(String.raw`
  employees; staff; people; fte; strong; stores; shops; branches; beds; pupils; students; rooms; covers; seats; on roll; сотрудник;
  чел(?!\p{L}{4}); человек; магазин; филиал; номер(?:ов|а); койк; ученик; мест(?!\p{L})
`);

export const russianEmployerKinds = cues(String.raw`
  компания; торговля; сеть; производитель; оператор; поставщик; дистрибьютор; холдинг; банк; ритейлер; предприятие; завод
`);

export const russianTrades = cues(String.raw`
  производство; производитель; продажа; разработка; сеть; поставка; строительство; торговля; доставка; лидер; дистрибьютор; дистрибуция;
  сфера деятельности; отрасль; вид деятельности; деятельность компании
`);

/** An employer or its trade, before the year since which it exists. */
export const companyAges = cues(String.raw`
  firm; company; business; enterprise; brand; shop; manufacturer; supplier; market; trade; production; farm; practice; founded; established; est\.; existing;
  operating; family[- ](?:run|owned); leader; traditions?; фирма; компания; предприятие; хозяйство; завод; магазин; основан[аои]?; существует; рынке; работает; действует
`);

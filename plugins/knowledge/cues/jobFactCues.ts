import { cues } from './cues.ts';

/** Cues for title, place, education, languages, pay and years in job descriptions. */

export const russianEducationCues = cues(String.raw`
  образовани; диплом; вуз; высшее[ ,.;(/]; высшее$; (?<![\p{L}/])в\/о(?!\p{L}); бакалавр; магистр; уч[её]н\p{L}+ степен; специалитет; (?:кандидат|доктор)\p{L}* наук
`);

export const educationCues = cues(String.raw`
  degrees?; education; university; college; bachelor\w*; master(?:'|’)?s; phd; ph\.d; doctorate; diploma; graduate[ds]?; graduation; BS\/; BA\/;
  B\.?Sc; M\.?Sc; MBA; GED; high[- ]school; academic; studies; vocational; apprenticeship; NVQ; A-levels?; GCSEs?; secondary school; trade school;
  Matric; OND; HND; HNC; NCE
`);

export const generalStudies = cues(String.raw`
  university; college; academic; advanced; relevant; technical; four-year; 4-year; post-secondary; higher; tertiary
`);

export const wordsAfterEducation = cues(String.raw`
  an?; sharp; strong; good; excellent; solid; proven; great; and; with; plus; as well; experience; knowledge; at least; minimum
`);

export const russianWordsAfterEducation = cues(String.raw`
  опыт; стаж; знани; умени; удостовер; навык; владе; готовн; ответств; от\s
`);

export const educationEnds = cues(String.raw`
  (?<!\s)\s+(?:and|with|plus)\s+(?:at least|a minimum|\d|proven|strong|experience|relevant|solid); \s[–—]\s;
  \b(?:is|are|required|preferred|desirable)\b; (?:обязательн|желательн)
`);

export const languageCues = cues(String.raw`
  languages?; fluen; speak; spoken; written; writ; oral; verbal; native; proficien; command; communicat; level; bilingual; mother tongue; skills;
  knowledge; intermediate; advanced; upper; business; язык; владе; знани; свободн; разговорн; уровень; устн; письменн; носител; документац; чита;
  говор; общени; литератур; plus; bonus; advantage; asset; welcome; preferred; bilingual; плюс; преимуществ; приветств; базов; грамотн; required;
  [ABC][12](?![\p{L}\p{N}])
`);

export const languageLinks = cues(String.raw`
  in; of; written and spoken; spoken(?: and written)?; written; spoken; command of; knowledge of; level of; skills in; level; proficiency in;
  уровень; знание; владение
`);

export const languageLevels = cues(String.raw`
  [ABC][12]\+?; native; fluent; excellent; very good; good; strong; business; professional; conversational; basic; advanced; intermediate;
  upper[- ]intermediate; working; proficient; свободн\p{L}+; хорош\p{L}+; базов\p{L}+; разговорн\p{L}+; отличн\p{L}+; уверенн\p{L}+
`);

export const thingsNamedAfterLanguages = cues(String.raw`
  County; Street; Road; Avenue; River; Valley; City; markets?; customers?; clients?; compan\w+; teams?; office; tax; law; laws; legislation; GAAP; accounting; regulations?; econom\w+; cuisine; food;
  driving; driver; nationals?; citizen\w*; passport; work permit; literature; history; department; teachers?; schools?; colleagues; offices?;
  standards?; railway; government; native american; lessons?; courses?; classes; group; speaking countries; урок\p{L}*; курс\p{L}*; рын\p{L}+;
  банк\p{L}*; законодательств\p{L}+; компани\p{L}+; клиент\p{L}*; кухн\p{L}+; граждан\p{L}+
`);

export const locationLabels = cues(String.raw`
  (?:job |work |office )?location; based in; place of work; workplace; city; town; town\/city; area; base; branch; where; office; место работы;
  город; локация; где; адрес(?: офиса| работы)?; офис; место расположения; регион
`);

export const jobTitleLabels = cues(String.raw`
  job title; position(?: title)?; title; role; vacancy; job; job position; opening; post; we are hiring; hiring; now hiring; вакансия; должность;
  позиция; название вакансии; название должности; требуется; ищем; открыта вакансия
`);

export const announcements = cues(String.raw`
  looking for; seek(?:s|ing)?; searching for; hir(?:es|ing); to hire; recruit(?:s|ing); appoint; in need of; needs?; join us as; join our team as;
  position of; role of; post of; as our (?:new|next); [Aa]s
`);

export const russianAnnouncementRemarks = cues(String.raw`
  в команду\s+; на работу\s+; к нам\s+; срочно\s+; опытного\s+; опытный\s+; талантливого\s+
`);

export const russianAnnouncements = cues(String.raw`
  ищем; ищет; в поиске; требуется; требуются; приглаша\p{L}+; нужен; нужна; на (?:позицию|должность|вакансию); открыта вакансия; вакансия
`);

export const titlelessHeadings = cues(String.raw`
  any graduate; job description; description; about (?:us|the .*); careers?; vacancy; jobs?; описание вакансии; вакансия; требования.*;
  requirements.*; responsibilities.*; обязанности.*; reports? to.*; (?:reporting|responsible) to.*; department.*
`);

export const practices = cues(String.raw`
  development; engineering; management; administration; assurance; design; analysis; analytics; science; operations; testing; marketing; sales;
  research; architecture; support; recruiting; accounting; planning; consulting; security; learning; intelligence; computing; DevOps
`);

export const wordsAfterTitles = cues(String.raw`
  models; model \p{L}+; architectures?; skills; proficiency; reporting; enthusiasts
`);

export const wordsOfNoTitle = cues(String.raw`
  experience; knowledge; ability; able; familiarity; proficiency; you; we; our; as; at; with; for; the; these; this; if; use; design; define;
  build; develop; create; provide; own; lead and; support and; work; join; help; manage; mentor; ensure; key; reports?; reporting; опыт; знание;
  умение; мы; вы; ты; если; для
`);

/** Where somebody goes to work, or for how long: not part of the title. */
export const russianWhither = cues(String.raw`
  на постоянную; на удал\p{L}+; на полную; на неполную;
  на (?:\p{Ll}+ ){0,2}(?:завод|фабрик|комбинат|предприяти|производств|склад|стройк|объект|ферм|баз)\p{Ll}*
`);

export const titleOrnaments = cues(String.raw`
  (?:[mfdwxhg]|div|gn|all genders|м|ж)(?:\s*[/|,]\s*(?:[mfdwxhgv]|div|diverse|м|ж))*; full[- ]?time; part[- ]?time; remote; hybrid; on-?site;
  permanent; contract; удал[её]нно; удал[её]нка; гибрид
`);

export const titleCircumstances = cues(String.raw`
  (?:fully |100% |partly )?(?:remote|hybrid|on-?site|home[- ]?office|work from home)(?: .{0,30})?; (?:full|part)[- ]?time.*; permanent; contractor;
  contract(?:,.*)?; temporary; fixed[- ]term.*; freelance; seasonal; internship; \d+ (?:months?|hours?|positions?|openings?).*;
  (?:1st|2nd|3rd|first|second|third|day|night|morning|evening)s? shift.*; days; nights; immediate start; urgent; asap; req.*; ref.*; id.*;
  [#№]\s?\d.*; удал[её]нн\p{L}.*; гибрид.*; офис.*; полная занятость; частичная занятость; полный день; вахта.*; сменный график; срочно; на дому;
  \d\/\d
`);

export const otherYearsBefore = cues(String.raw`
  (?<!spent the )last; (?<!spent the )past; next; previous; recent; within; every; each; aged?; older than; (?:тебе|вам) (?:есть|исполнилось|уже);
  первы\p{L}{1,2}; ближайши\p{L}+; under; contract of; for over; for more than; celebrat\w+; old; after; последни\p{L}+; старше; возраст\p{L}*;
  каждые; раз в; через; за; в течение; более чем
`);

export const otherYearsAfter = cues(String.raw`
  ago; old; or older; and older; or over; and over; of age; in business; in the market; on the market; of history; contract; warranty; plan;
  anniversary; fixed; term; degree; program; na рынке; на рынке; назад; подряд; гарантии; истории; со дня; успешной работы; стабильной; контракт
`);

/** Words before a number of years. */
export const atLeast = cues(String.raw`
  at least; a minimum of; minimum(?: of)?; min\.?; more than; over; no less than; от; не менее; минимум; более; свыше; не меньше
`);

/** What follows "a year" when it is no experience. */
export const notAgo = cues(String.raw`ago; round; later; in advance; after; off; gross; net; and a`);

/** What follows "a year" of experience. */
export const yearsAsked = cues(String.raw`
  \s+(?:or|of|in|as|with|behind|working|\p{L}+ing)\b; \s*[.,;)]; \s*$
`);

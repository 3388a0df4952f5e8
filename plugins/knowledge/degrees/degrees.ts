import type { EducationLevel } from '../../contract.ts';

/** A way to write a degree. The patterns match at word boundaries, ignoring case unless `caseSensitive`. */
export interface DegreeForm {
  /** Null for a training course without a level of its own. */
  level: EducationLevel | null;
  pattern: string;
  /** For short forms that are ordinary words in lower case ("BA", "MS", "AS"). */
  caseSensitive?: boolean;
}

const ofField =
  '(?:\\s+of\\s+(?:the\\s+)?(?:Applied\\s+)?(?:Science|Sciences|Arts|Engineering|Technology|Fine Arts|Business Administration|Business|Education|Laws?|Music|Nursing|Architecture|Commerce|Philosophy|Medicine|Finance|Public Health|Public Administration|Social Work|Design|Letters|Divinity|Accounting|Accountancy|Pharmacy|Dentistry|Surgery|Computer Applications|Science Education|Library Science|Economics|Theology|Studies|Research|Planning|Journalism|Management))?(?:\\s+(?:and|&)\\s+Bachelor of Surgery)?';

/** Ordered: the first form that matches at the earliest position decides. */
export const degreeForms: readonly DegreeForm[] = [
  {
    level: 'doctorate',
    pattern: `Doctor(?:ate)?(?:'s)?(?:\\s+degree)?(?:\\s+of\\s+(?:Philosophy|Medicine|Education|Business Administration|Science|Engineering|Pharmacy|Law|Laws|Juridical Science|Dental (?:Surgery|Medicine)|Nursing Practice|Physical Therapy|Psychology|Musical Arts|Osteopathic Medicine|Veterinary Medicine|Public Health|Jurisprudence))?`,
  },
  { level: 'doctorate', pattern: 'Juris Doctor(?:ate)?' },
  {
    level: 'doctorate',
    pattern:
      'Ph\\.?\\s?D\\.?|D\\.?Phil\\.?|Pharm\\.?\\s?D\\.?|Ed\\.D\\.?|Psy\\.?D\\.?|Sc\\.D\\.?|Dr\\.-Ing\\.?|Dr\\. rer\\. nat\\.?',
  },
  { level: 'doctorate', pattern: 'M\\.D\\.|MD|J\\.D\\.|JD|DBA|EdD|DDS|DMD|DVM|DNP|DPT|D\\.O\\.', caseSensitive: true },
  {
    level: 'doctorate',
    pattern:
      'Доктор(?:\\s+[\\p{L}-]+){0,2}\\s+наук|Кандидат(?:\\s+[\\p{L}-]+){0,2}\\s+наук|Аспирантура|Ординатура|Интернатура|к\\.\\s?[эфтмпюхбсигн]+\\.\\s?н\\.|д\\.\\s?[эфтмпюхбсигн]+\\.\\s?н\\.',
  },
  {
    level: 'master',
    pattern: `(?:Executive\\s+)?(?<!Scrum\\s|Belt\\s)Master(?:['’]?s)?(?!\\s(?:Black|Craftsman|Electrician|Plumber|Mechanic|Technician|Mariner|Trainer|Class))(?:\\s+degree)?${ofField}`,
  },
  {
    level: 'master',
    pattern:
      'PG\\s?(?:Cert|Dip)|PGCE|Mgr\\.|Magister(?:\\s+Artium)?|Magistrate degree|Laurea Magistrale|Diplom-?Ingenieur(?:in)?|Post[- ]?graduate (?:Diploma|Certificate)|Graduate Diploma|Specialist(?:\\s+degree|\\s+diploma)|Dipl\\.-?Ing\\.?|PGCE|PGDip|PGDM',
  },
  {
    level: 'master',
    pattern:
      'M\\.?\\s?Sc\\.?(?:\\s?Eng\\.?)?|M\\.?\\s?Eng\\.?|M\\.?\\s?Ed\\.?|M\\.?\\s?Phil\\.?|M\\.?Tech\\.?|M\\.?\\s?Arch\\.?|M\\.?\\s?Com\\.?|LL\\.?M\\.?|M\\.?Des\\.?|M\\.?Mus\\.?|MSci|M\\.?Litt\\.?|M\\.?Pharm\\.?',
    caseSensitive: true,
  },
  {
    level: 'master',
    pattern:
      'E?MBA|M\\.B\\.A\\.?|M\\.S\\.?(?:\\s?W\\.?|N\\.?|Ed\\.?)?|MS|M\\.A\\.?|MA|MFA|M\\.F\\.A\\.?|MPH|MPA|MPP|MSW|MSN|MIS|MPhil|MCA|MHA|MSE|MLS|MLIS|MiM|MRes|MEng|MSc|MEd|MAcc|MAT|S\\.M\\.|ScM',
    caseSensitive: true,
  },
  {
    level: 'master',
    pattern:
      'Магистр(?:атура)?(?:\\s+[\\p{L}-]+(?:ых|их|ой)\\s+наук)?|Степень магистра|Диплом магистра|Специалитет|Диплом специалиста|Дипломированный специалист|(?<![«"]|сертификат\\s)Специалист|Инженер(?=\\s*(?:[,(]\\s*)?специальность)|Высшее \\((?:магистр|специал)\\p{L}*\\)',
  },
  { level: 'bachelor', pattern: `Bachelor(?:['’]?s)?(?:\\s+degree)?${ofField}(?:\\s+\\((?:Hons|Honours|Honors)\\))?` },
  {
    level: 'bachelor',
    pattern:
      'B\\.?\\s?Sc\\.?(?:\\s?\\(?Hons\\.?\\)?)?|B\\.?\\s?Eng\\.?(?:\\s?\\(?Hons\\.?\\)?)?|B\\.?\\s?Ed\\.?|B\\.?Tech\\.?|B\\.?\\s?Arch\\.?|B\\.?\\s?Com\\.?|LL\\.?B\\.?|B\\.?Des\\.?|B\\.?Mus\\.?|MBBS|MBChB|B\\.?Pharm\\.?',
    caseSensitive: true,
  },
  {
    level: 'bachelor',
    pattern:
      'B\\.S\\.?(?:N\\.?|W\\.?|E\\.?|B\\.?A\\.?)?|BS|B\\.A\\.?|BA(?:\\s\\(Hons\\))?|BFA|B\\.F\\.A\\.?|BBA|B\\.B\\.A\\.?|BSN|BSW|BCA|BSE|BSBA|BAS|A\\.B\\.|S\\.B\\.|BSc|BEng|BEd|BCom|B\\.E\\.|BMus',
    caseSensitive: true,
  },
  {
    level: 'bachelor',
    pattern: "Licence(?=\\s(?:en|ès|de|pro(?:fessionnelle)?)\\s|\\sd['’]|\\s[1-3]\\s|(?:\\s|,\\s)\\p{Lu}[\\p{L}-]*[éèêà-])",
    caseSensitive: true,
  },
  {
    level: 'bachelor',
    pattern:
      'Бакалавр(?:иат)?|Степень бакалавра|Диплом бакалавра|Undergraduate degree|Licenciatura|Laurea Triennale|Высшее \\(бакалавр\\p{L}*\\)',
  },
  { level: 'bachelor', pattern: '(?:Неоконченное|Незаконченное|Неполное) высшее(?:\\s+образование)?' },
  {
    level: 'bachelor',
    pattern: 'Высшее(?:\\s+(?!образование)\\p{L}{3,}ое)?(?:\\s+образование)?',
  },
  {
    level: 'associate',
    pattern:
      "Associate(?:['’]?s)?(?:\\s+degree)?(?:\\s+(?:of|in)\\s+(?:Applied\\s+)?(?:Science|Arts|Business|Engineering|Nursing|Applied Science|Applied Arts|Occupational Studies))|Associate(?:['’]s)?\\s+degree|Foundation Degree|Higher National Diploma|Higher National Certificate|Advanced Diploma|National Diploma|Associate(?=\\s*[,·•|])",
  },
  {
    level: 'associate',
    pattern:
      'CAP(?=\\s\\p{Lu}\\p{Ll})|MBO-?\\d|Certificate\\s+(?:I|II|III|IV)(?=\\s+in\\b)|A\\.O\\.S\\.|A\\.?A\\.?S\\.?|A\\.A\\.|A\\.S\\.|ADN|HND|HNC|BTEC(?:\\s+[\\p{L}\\d ]{0,24}(?:Diploma|Certificate))?|AAS',
    caseSensitive: true,
  },
  {
    level: 'associate',
    pattern:
      '(?:Среднее|Начальное)[\\s-]+(?:профессиональное|специальное|техническое)(?:\\s+образование)?|(?:Техническое и )?профессиональное(?=\\s*[,;(]|\\s*$)|СПО|Среднее-специальное',
  },
  { level: null, pattern: 'Профессиональная переподготовка|Brevet Professionnel' },
  {
    level: 'secondary',
    pattern:
      'Среднее(?:\\s+\\(?(?:общее|полное)\\)?){0,2}(?:\\s+образование)?|Основное общее(?:\\s+образование)?|High School Diploma|H\\.S\\.C\\.?|S\\.S\\.C\\.?|SSLC|PUC(?!\\s?[-–]?\\s?(?:Minas|Rio|SP|PR|RS|Campinas))|KCSE|WAEC(?:\\s+\\(SSCE\\))?|WASSCE|SSCE|VCE|HAVO(?:\\s+diploma)?|VWO(?:\\s+diploma)?|Matriculation|(?:10|12)th\\s+(?:standard|std\\.?|class|grade)|Grade\\s+12|NCEA(?:\\s+Level\\s+\\d)?|(?<!\\p{L}\\s)Secondary School(?:\\s+(?:Diploma|Certificate)|(?=\\s*(?:[,(:;|–-]|$)))|GED|G\\.E\\.D\\.|A[- ]Levels?|GCSEs?|International Baccalaureate(?:\\s+Diploma)?|IB Diploma|Abitur|Baccalaur[ée]at|Matura|Leaving Certificate|Higher Secondary(?:\\s+(?:Certificate|School Certificate))?|HSC|SSC|Среднее\\s+(?:общее|полное)(?:\\s+образование)?|Аттестат(?:\\s+о\\s+среднем\\s+(?:общем\\s+)?образовании)?|Среднее образование',
  },
  {
    level: 'associate',
    pattern:
      'Diploma(?:\\s+of\\s+Higher\\s+Education)?|Vocational (?:Diploma|Training|Certificate|Qualification)|NVQ(?:\\s+Level\\s+\\d)?|Apprenticeship|Journeyman(?:\\s+Certificate)?|Trade Certificate|City (?:and|&) Guilds(?:\\s+Level\\s+\\d)?',
  },
  {
    level: 'associate',
    pattern:
      'Certificate(?=\\s*(?:[,·•|:–—-]|in\\b|of\\b|$))|Executive Education|Professional Certificate|Graduate Certificate|Bootcamp Certificate|Nanodegree|Certificate of Completion',
  },
];

/** Words that mark the name of a school, English and Russian. Lower case, matched as words, or as prefixes if they end with `*`. */
export const institutionWords: readonly string[] = [
  'university',
  'college',
  'institute',
  'school',
  'academy',
  'polytechnic',
  'conservatory',
  'conservatoire',
  'seminary',
  'faculty',
  'lyceum',
  'gymnasium',
  'universität',
  'université',
  'universidad',
  'universidade',
  'università',
  'universiteit',
  'uniwersytet',
  'univerzita',
  'universitat',
  'hochschule',
  'fachhochschule',
  'école',
  'ecole',
  'escuela',
  'instituto',
  'institut',
  'politecnico',
  'üniversitesi',
  'bootcamp',
  'coursera',
  'udacity',
  'edx',
  'mit',
  'ucla',
  'eth',
  'epfl',
  'caltech',
  'hec',
  'insead',
  'lse',
  'nyu',
  'usc',
  'ucl',
  'kth',
  'iit',
  'iim',
  'nit',
  'cuny',
  'suny',
  'rmit',
  'unsw',
  'tu',
  'lmu',
  'rwth',
  'general assembly',
  ...'vidyalaya vidyalay vidyapeeth mahavidyalaya vidyamandir liceo lycée lycee liceum gymnázium gimnazija tafe realschule gesamtschule'.split(
    ' ',
  ),
  ...'berufsschule technikum szkoła uczelnia escola faculdade faculté facultad tecnológico högskola høgskole universitet universitetet yliopisto'.split(
    ' ',
  ),
  ...'ammattikorkeakoulu rijksuniversiteit hogeschool ysgol polytech colegio colegiul liceul egyetem politechnika politechnic politehnica'.split(
    ' ',
  ),
  ...'universitetas ülikool universitatea universite üniversite kolej sveučilište univerza universidades universitaria berufskolleg'.split(
    ' ',
  ),
  ...'madrasa sekolah universiti universitas politeknik polytechnique supélec audencia'.split(' '),
  'университет*',
  'институт*',
  'академи*',
  'колледж*',
  'техникум*',
  'училищ*',
  'нмиц',
  'нии',
  'школ*',
  'лицей*',
  'гимнази*',
  'консерватори*',
  'факультет*',
  'мгу',
  'спбгу',
  'мгту',
  'мфти',
  'мифи',
  'вшэ',
  'ниу',
  'итмо',
  'ранхигс',
  'рудн',
  'мгимо',
  'мэи',
  'маи',
  'мисис',
  'урфу',
  'кфу',
  'нгу',
  'тгу',
  'юфу',
  'спбпу',
  'спбгэу',
  'рэу',
  'гуу',
  'мади',
  'миит',
  'мирэа',
  'вуз',
  'пту',
  'фгбоу',
  'фгаоу',
  'гбоу',
  'гоу',
  'впо',
  'спо',
  'рггу',
  'мпгу',
  'рниму',
  'рггму',
  'бгу',
  'бгуир',
  'кпи',
  'кну',
];

/** Well-known schools whose names contain no such word. */
export const institutionNames: readonly string[] = [
  'harvard',
  'stanford',
  'oxford',
  'cambridge',
  'yale',
  'princeton',
  'berkeley',
  'uc berkeley',
  'georgia tech',
  'virginia tech',
  'texas a&m',
  'cornell',
  'columbia',
  'le wagon',
  'lambda school',
  'ironhack',
  'skillbox',
  'нетология',
  'гикбрейнс',
  'geekbrains',
  'хекслет',
  'яндекс практикум',
  'яндекс.практикум',
  'бауманка',
  'гнесинка',
  'мореходка',
  'makerere',
  'stellenbosch',
  'tsinghua',
  'fudan',
  'waseda',
  'chalmers',
  'aalto',
  'taltech',
  'technion',
  'bocconi',
  'juilliard',
  'berklee',
  'goldsmiths',
  'birkbeck',
  'sandhurst',
  'harper adams',
  'central saint martins',
  'ku leuven',
  'centralesupélec',
  'sciences po',
  'mines paristech',
  'mapúa',
  'boğaziçi',
  'le cordon bleu',
  'физтех',
];

import type { EducationLevel } from '../../contract.ts';
import { cues } from '../cues/cues.ts';

/** Names of degrees that depend on the words around them, as rows in the notation of regular expressions; matched at word boundaries. */
interface DegreePatterns {
  /** Null for a course without a level of its own. */
  level: EducationLevel | null;
  rows: string;
  /** What stands before the words of the rows and belongs to the match, if it can begin with any letter. */
  lead?: string;
  /** Which words behind a match belong to it. */
  with?: 'field' | 'noun';
  caseSensitive?: boolean;
  /** Only in texts about studies. */
  inStudies?: boolean;
}

/** A stem that many languages share. A school of doctors or masters is none. */
const stems = (letters: string) => `(?:${letters})\\p{Ll}{0,12}(?!\\p{L})(?!\\s(?:School|Schule|College|Academy|szkoł|škol))`;

const capitalised = String.raw`\p{Lu}\p{Ll}+\s`;

export const degreePatterns: readonly DegreePatterns[] = [
  { level: 'doctorate', with: 'field', rows: `Doctor(?:ate)?(?:'s)?(?:\\s+degree)?` },
  {
    level: 'doctorate',
    rows: cues(String.raw`
      (?:Доктор|Кандидат)(?:\s+[\p{L}-]+){0,2}\s+наук; [кд]\.\s?[эфтмпюхбсигн]+\.\s?н\.
    `),
  },
  {
    level: 'master',
    with: 'field',
    rows: String.raw`(?:Executive\s+)?(?<!Scrum\s|Belt\s)Master(?:['’]?s)?(?!\s(?:Black|Craftsman|Electrician|Plumber|Mechanic|Technician|Mariner|Trainer|Class))(?:\s+degree)?`,
  },
  {
    level: 'master',
    rows: cues(String.raw`
      Mgr\.; Магистр(?:атура)?\s+[\p{L}-]+(?:ых|их|ой)\s+наук; (?<![«"]|сертификат\s)Специалист; Инженер(?=\s*(?:[,(]\s*)?специальность);
      Высшее(?:\s+образование)?\s?[(,:—–-]\s?(?:магистр|специал)\p{L}*\)?
    `),
  },
  { level: 'bachelor', with: 'field', rows: String.raw`Bachelor(?:['’]?s)?(?:\s+degree)?` },
  {
    level: 'bachelor',
    rows: cues(String.raw`
      Высшее(?:\s+образование)?\s?[(,:—–-]\s?бакалавр\p{L}*\)?; Высшее(?:\s+(?!образование)\p{L}{3,}ое)?(?:\s+образование)?
    `),
  },
  {
    level: 'bachelor',
    caseSensitive: true,
    rows: String.raw`Licence(?=\s(?:en|ès|de|pro(?:fessionnelle)?)\s|\sd['’]|\s[1-3]\s|(?:\s|,\s)\p{Lu}[\p{L}-]*[éèêà-])`,
  },
  {
    level: 'associate',
    rows: cues(String.raw`
      Associate(?:['’]?s)?(?:\s+degree)?\s+(?:of|in)\s+(?:Applied\s+)?(?:Science|Arts|Business|Engineering|Nursing|Occupational Studies);
      Associate(?:['’]s)?\s+degree; Associate(?=\s*[,·•|]); (?:NVQ|City (?:and|&) Guilds)\s+Level\s+\d; Certificate(?=\s*(?:[,·•|:–—-]|in\b|of\b|$));
      (?:Среднее|Начальное)[\s-]+(?!общее|полное|образование)\p{L}{4,}ое(?:\s+образование)?; (?:Техническое и )?профессиональное(?=\s*[,;(]|\s*$)
    `),
  },
  {
    level: 'associate',
    inStudies: true,
    rows: cues(String.raw`
      Диплом\s(?:техникума|колледжа|училища|лицея|ПТУ|ПУ)(?!\p{L}); (?:QQI|FETAC|NFQ|NQF|RQF|QCF|SCQF|EQF|AQF|CQFW|NZQF|NSQF|MQF|TVETA?)(?:\s(?:Level|level))?\s\d{1,2}
    `),
  },
  { level: 'bachelor', inStudies: true, rows: String.raw`Диплом\s(?:вуза|института|университета|академии)(?!\p{L})` },
  {
    level: 'secondary',
    inStudies: true,
    rows: String.raw`(?:Year|Grade|Form)\s(?:1[0-3]|[4-9]|IV|VI?|Four|Five|Six)(?:\s(?:Leaving\s)?(?:Certificate|Diploma))?(?=\s*(?:[,(:|·–—-]|$|in\s))`,
  },
  {
    level: 'associate',
    caseSensitive: true,
    rows: cues(String.raw`
      CAP(?=\s\p{Lu}\p{Ll}); MBO-?\d; Certificate\s+(?:I|II|III|IV)(?=\s+in\b); BTEC(?:\s+[\p{L}\d ]{0,24}(?:Diploma|Certificate))?
    `),
  },
  {
    level: 'secondary',
    rows: cues(String.raw`
      Среднее; PUC(?!\s?[-–]?\s?(?:Minas|Rio|SP|PR|RS|Campinas)); (?:10|12)th\s+(?:standard|std\.?|class|grade); NCEA\s+Level\s+\d;
      (?<!\p{L}\s)Secondary School(?=\s*(?:[,(:;|–-]|$)); (?:Higher\s)?Secondary School (?:SSLC|SSC|HSC)
    `),
  },
  { level: 'doctorate', inStudies: true, caseSensitive: true, with: 'noun', rows: stems('Doktor|Daktar') },
  { level: 'doctorate', inStudies: true, caseSensitive: true, lead: capitalised, rows: 'tohtori|doktor' },
  { level: 'doctorate', inStudies: true, rows: String.raw`Candidate of (?:\p{L}+ ){0,2}Sciences` },
  { level: 'master', inStudies: true, caseSensitive: true, with: 'noun', rows: stems('Magist|Maģist') },
  {
    level: 'master',
    inStudies: true,
    caseSensitive: true,
    rows: cues(String.raw`
      M\.(?:[A-Z][a-z]?\.){1,3}(?:Ed\.)?; Diplom-[\p{Lu}]\p{Ll}+(?:\s\(FH\))?; Dipl\.-\p{Lu}\p{Ll}+\.?(?:\s\(FH\))?;
      Diplom(?=\s+(?:in\s+)?\p{Lu}); Mag\.(?:\s\(FH\))?; Ing\.; (?:ir|mr)\.(?=\s\p{Lu})
    `),
  },
  {
    level: 'master',
    inStudies: true,
    rows: cues(String.raw`
      Master[ ][12](?=[\s,–-]); Specialist(?=[,’']|\s+degree); Post[- ]?graduation(?=\s*(?:[,(:|–-]|$|in\s|from\s))
    `),
  },
  { level: 'master', inStudies: true, caseSensitive: true, lead: capitalised, rows: 'maisteri|magister' },
  {
    level: 'bachelor',
    inStudies: true,
    caseSensitive: true,
    lead: capitalised,
    rows: 'kandidaatti|kandidat|prvostupnik|prvostupnica|bakkalaureus',
  },
  { level: 'bachelor', inStudies: true, caseSensitive: true, with: 'noun', rows: stems('Bakal|Bakkal') },
  {
    level: 'bachelor',
    inStudies: true,
    caseSensitive: true,
    rows: cues(String.raw`
      B\.(?:[A-Z][a-z]?\.){1,3}(?:Ed\.)?; AB(?=\s\p{Lu}\p{Ll}|,);
      Bc\.; inż\.; ing\.(?=\s\p{Lu})
    `),
  },
  {
    level: 'bachelor',
    inStudies: true,
    rows: cues(String.raw`
      (?:Бакалавр|Магистр)\s\p{Ll}{3,}(?:ики|ии|ства|ния|ки); Инженер(?:-\p{Ll}+)?(?=\s?[,(–—-]?\s?(?:по\s)?специальност|\s?[,(|–—]|$);
      (?<!(?:of|to|in|for|and|der)\s)Higher(?:\s\p{L}{5,12})?\seducation(?=\s*(?:[,(:–—-]|$)); Grado(?= en\s); Ingenier[oía]{1,2}(?= (?:en|de)\s);
      Degree(?=\s+in\s); (?<!Post[- ]?|of\s|date\s|year\s)Graduation(?=\s*(?:[,(:|–-]|$|in\s|from\s))
    `),
  },
  { level: 'bachelor', inStudies: true, with: 'field', rows: String.raw`Ba(?:tchell?|chell)or(?:['’]?s)?(?:\s+degree)?` },
  {
    level: 'associate',
    inStudies: true,
    lead: String.raw`(?:\p{Lu}\p{Ll}+\s)?\p{L}{3,}`,
    rows: 'haridus|hariduskraad|tutkinto|bizonyítvány|végzettség|uddannelse|utbildning|utdanning|koolitus',
  },
  {
    level: 'associate',
    inStudies: true,
    lead: String.raw`(?:\p{Lu}\p{Ll}+\s)?`,
    rows: 'izglītība|izobrazba|vzdělání|vzdelanie|obrazovanje',
  },
  { level: 'associate', inStudies: true, lead: String.raw`\p{Lu}\p{Ll}+ski\s`, rows: 'ispit|izpit' },
  {
    level: 'associate',
    inStudies: true,
    lead: String.raw`(?!Дополнительное|Полученное|Основное|Базовое|Среднее|Высшее|Начальное)\p{Lu}\p{Ll}{4,}ое(?:\sпрофессиональное)?\s`,
    rows: 'образование',
  },
  {
    level: 'associate',
    inStudies: true,
    rows: cues(String.raw`
      Professional Qualification,? Level \d; [SG]NVQ\s+(?:Level\s+)?\d; GNVQ(?:\s+(?:Foundation|Intermediate|Advanced))?; NVQ\s+(?:Level\s+)?\d; SVQ\s+(?:Level\s+)?\d; (?:Profesorado|Especialista|Auxiliar|Técnico Auxiliar)(?=\sen\s);
      Associate(?:['’]s)?(?:\s+of\s{1,9}[\p{L} ]{4,20}?)?(?=\s+in\s); Apprentice(?=\s*[,–(-]);
      City\s?(?:and|&)\s?Guilds(?:\s+\d{3,4}(?:-\d{2})?)?(?:\s+Level\s+\d(?:\s*(?:&|and|,)\s*\d)*)?;
      Level\s+\d\s+(?:Extended\s+|Advanced\s+|National\s+)?(?:Diploma|Certificate|Award|NVQ|Apprenticeship);
      BTEC(?:\s+(?:First|National|Extended|Higher|Level\s+\d|Subsidiary|Nationals?)){1,4}(?:\s+(?:Diploma|Certificate|Award))?
    `),
  },
  {
    level: 'associate',
    inStudies: true,
    caseSensitive: true,
    rows: cues(String.raw`
      NCV\s+Level\s+\d; NATED\s+N\d; N[1-6](?=\s*(?:[,(|:–-]|$|\p{Lu}\p{Ll}|in\b)); ND(?=\s+(?:in\s|\()); ITI(?=\s*(?:[,(–-]|in\s|\());
      AA(?=\s+(?:in|degree)\b|\s*,); AS(?=\s+(?:in|degree)\b); CAP(?:\s\p{Lu}\p{Ll}+)?; Technik(?=\s\p{Ll})(?:\s\p{Ll}+)?;
      Certificate\s+(?:I|II|III|IV|V|\d)(?:\s*&\s*(?:II|III|IV|V))?
    `),
  },
  { level: 'secondary', inStudies: true, lead: capitalised, rows: 'matur[aă]' },
  {
    level: 'secondary',
    inStudies: true,
    rows: cues(String.raw`
      G\.?C\.?E\.?\s+(?:['"‘“(]?[OA]['"’”)]?[- ]?|Advanced |Ordinary )Levels?; G\.?C\.?E\.?\s\(?[OA]\/L\)?; Grade (?:XII|XI|X|1[0-2])(?=\s*(?:[,(–|-]|$)); [OA]S?['’]?[- ]Levels?; (?:Advanced |Scottish )?Highers?(?=\s*[:(,–-]|$|\s+in\s);
      (?:10|12)th; (?:XII|X)th; Class\s+(?:XII|X|10|12)(?:th)?; (?:XII|X)(?=\s*(?:[(,–|-]|$|\bstd\b|class\b)); ISC(?=\s*[,(–-]); 10\s?\+\s?2;
      Baccalaur[ée]at\s+(?:ES|S|L|STMG|STG|STI2D|Pro(?:fessionnel)?|g[ée]n[ée]ral|scientifique); (?:High School|Intermediate)(?=\s+(?:passed|from|examination|in\s|(?:\p{L}\.){2,})); (?<!\p{L}\s)Secondary(?=\s[–-]\s\d);
      Intermediate(?=\s*(?:[,(:|–-]|$|in\s|from\s|examination))
    `),
  },
  {
    level: 'secondary',
    inStudies: true,
    caseSensitive: true,
    rows: String.raw`(?:West African|Junior|Senior|Cambridge|Higher)\s+(?:Senior\s+|Secondary\s+)?(?:School\s+)?Certificate(?:\s+Examination)?`,
  },
  {
    level: 'secondary',
    inStudies: true,
    caseSensitive: true,
    lead: String.raw`(?:(?!In\b|Of\b)\p{Lu}[\p{L}&-]{1,30}\s+){0,5}`,
    rows: String.raw`Certificate\s+of\s+(?:(?:Primary|Secondary|Higher|Basic|General)\s+)?Education(?:\s+\([\p{Lu}\d]{2,6}\))?`,
  },
  {
    level: null,
    inStudies: true,
    rows: cues(String.raw`
      (?:Erasmus\+?|Exchange|Semester|Term)\s(?:semester|year|programme|program|student|abroad|exchange|studies);
      (?:Executive|Management|Leadership|Senior)(?:\s(?:Executive|Management|Leadership))?\s(?:Development\s)?(?:Programme|Program);
      MRC(?:[PSG]P?|Psych|OG|PCH)(?:\s\(\p{L}+\))?; FRC[PSR]\w*
    `),
  },
  {
    level: null,
    inStudies: true,
    caseSensitive: true,
    rows: String.raw`[CDM]AS(?=\s(?:in\s)?\p{Lu})`,
  },
  {
    level: null,
    inStudies: true,
    caseSensitive: true,
    lead: String.raw`(?:\p{Lu}[\p{L}&-]{1,30}\s+){1,4}`,
    rows: String.raw`Certificate(?=\s*(?:[,(|–—-]|$))`,
  },
];

/** Fields in the names of degrees: "Bachelor of Science". Longer ones stand before their beginnings. */
export const degreeFields = cues(String.raw`
  Sciences; Science Education; Science; Fine Arts; Arts; Engineering; Technology; Business Administration; Business; Education; Laws; Law; Music;
  Nursing Practice; Nursing; Architecture; Commerce; Philosophy; Medicine; Finance; Public Health; Public Administration; Social Work; Design; Letters;
  Divinity; Accounting; Accountancy; Pharmacy; Dentistry; Dental Surgery; Dental Medicine; Surgery; Computer Applications; Library Science; Economics;
  Theology; Studies; Research; Planning; Journalism; Management; Juridical Science; Physical Therapy; Psychology; Musical Arts; Osteopathic Medicine;
  Veterinary Medicine; Jurisprudence
`);

/** Words for "degree" behind a stem: "Magistro laipsnis", "Doktorat znanosti". */
export const degreeNouns = cues(String.raw`
  laipsnis; grāds; kraad; grad; grado; degree; fokozat; nauk; znanosti; stopnja; stupeň; titul; tutkinto; struke; studij\p{L}{0,2}; értesítő; Falsafah;
  věd; vied
`);

import type { DegreeForm } from './degrees.ts';

/** Words before "Certificate" in the names of school certificates: "Kenya Certificate of Secondary Education". */
const schoolCertificate =
  '(?:(?!In\\b|Of\\b)\\p{Lu}[\\p{L}&-]{1,30}\\s+){0,5}Certificate\\s+of\\s+(?:Primary\\s+|Secondary\\s+|Higher\\s+|Basic\\s+|General\\s+)?Education(?:\\s+\\((?:\\p{Lu}|\\d){2,6}\\))?';

/** Words for "degree" after a stem: "Magistro laipsnis", "Doktorat znanosti". */
const degreeNouns =
  '(?:laipsnis|grāds|kraad|grad|grado|degree|fokozat|nauk|znanosti|stopnja|stupeň|titul|tutkinto|struke|studij\\p{L}{0,2}|értesítő|Falsafah|věd|vied)';

/**
 * Degrees, school-leaving certificates and training courses whose names mean something else in other contexts ("Grade 12", "N3", "Intermediate",
 * "Meister"). They count only in education sections.
 */
export const studyDegreeForms: readonly DegreeForm[] = [
  ...stemForms(),
  {
    level: 'bachelor',
    pattern:
      '(?:Бакалавр|Магистр)\\s\\p{Ll}{3,}(?:ики|ии|ства|ния|ки)(?!\\p{L})|Инженер(?:-\\p{Ll}+)?(?=\\s?[,(–—-]?\\s?(?:по\\s)?специальност)|Диплом о высшем образовании',
  },
  {
    level: 'associate',
    pattern:
      '(?!Дополнительное|Полученное|Основное|Базовое|Среднее|Высшее|Начальное)\\p{Lu}\\p{Ll}{4,}ое(?:\\sпрофессиональное)?\\sобразование|Профтехобразование|Рабочая профессия|(?:Свидетельство|Удостоверение)\\sо\\sпрофессии|Professional Qualification(?:,? Level \\d)?|SVQ(?:\\s+(?:Level\\s+)?\\d)?|(?:Profesorado|Especialista|Auxiliar|Técnico Auxiliar)(?=\\sen\\s)',
  },
  {
    level: 'bachelor',
    pattern: '(?<!(?:of|to|in|for|and|der)\\s)Higher(?:\\s\\p{L}{5,12})?\\seducation(?=\\s*(?:[,(:–—-]|$))',
  },
  { level: 'bachelor', pattern: 'B\\.(?:[A-Z][a-z]?\\.){1,3}(?:Ed\\.)?', caseSensitive: true },
  { level: 'master', pattern: 'M\\.(?:[A-Z][a-z]?\\.){1,3}(?:Ed\\.)?', caseSensitive: true },
  { level: 'secondary', pattern: 'HiSET|Perito Mercantil|Аттестат о (?:полном )?среднем(?: общем)? образовании' },
  {
    level: 'doctorate',
    pattern:
      'Habilitation|Candidate of (?:\\p{L}+ ){0,2}Sciences|Doctorat|Doctorado|Dottorato(?: di ricerca)?|Promotion zum Dr\\.?|Dr\\. (?:med|phil|jur|oec|rer)\\.(?: (?:pol|nat)\\.)?|докторантура|адъюнктура|Doktora|Doktor',
  },
  {
    level: 'doctorate',
    pattern: 'DSc|D\\.Sc\\.?|DPhil|EngD|LL\\.?D\\.?|DClinPsy|DMin|Th\\.?D\\.?|DNB|DrPH',
    caseSensitive: true,
  },
  {
    level: 'master',
    pattern:
      "Máster|Maestr[íi]a|Mestrado|Mast[èe]re|Magisterium|Magisterka|Laurea (?:Specialistica|Magistrale)|Diplôme d[’']ing[ée]nieur|Staatsexamen|(?:Erstes|Zweites) Staatsexamen|Yüksek Lisans|mgr(?:\\.| inż\\.)?|Post[- ]?graduate(?: degree| studies| course)?|P[oó]s?[- ]?gradua[çc][ãa]o|Postgrado|Posgrado|P\\.?G\\.?\\s?(?:Diploma|Certificate|D)|Graduate Entry Diploma|Master[ ][12](?=[\\s,–-])|Specialist(?=[,’']|\\s+degree)",
  },
  {
    level: 'master',
    pattern:
      'Diplom-[\\p{Lu}]\\p{Ll}+(?:\\s\\(FH\\))?|Dipl\\.-\\p{Lu}\\p{Ll}+\\.?(?:\\s\\(FH\\))?|Diplom(?=\\s+(?:in\\s+)?\\p{Lu})|MMath|MChem|MPhys|MBiol|MBiochem|MGeol|MSt|MMus|MMin|MDiv|M\\.Div\\.?|MTh|MTech|M\\.E\\.?|MHRM|MIB|MBS|MPT|MDS|MVSc|MSocSc|MSSc|MCom|MEcon|MFin|MTeach|MHSc|MMedSc|MPM|MTM|MJur|GDL|LPC|BPTC|PGDBA|PGDBM|PGDCA|PGDE|PGP|EMIB|M\\.M\\.|Mag\\.(?:\\s\\(FH\\))?|Ing\\.',
    caseSensitive: true,
  },
  {
    level: 'bachelor',
    pattern:
      'Licenciad[oa](?: en)?|Licencjat|Licenciatura|Grado(?= en\\s)|Bacharelado|Ingenier[oía]{1,2}(?= (?:en|de)\\s)|Laurea(?: Triennale| Breve)?|Bakal[áa][řr]|Inżynier|Inzynier|Vordiplom|Lisans|Bachelier|(?:Ordinary|Honou?rs|Bachelor|University|First|College|Four-year) Degree|Degree(?=\\s+in\\s)|Undergraduate(?: degree| studies)?',
  },
  {
    level: 'bachelor',
    pattern:
      'AB(?=\\s\\p{Lu}\\p{Ll}|,)|B\\.M\\.|BBS|BBM|BMS|BHM|BHMCT|BSocSci?|BVSc|BVetMed|BVMS|BDS|BPT|BHMS|BAMS|BAppSc|BHSc|BNurs|BN|BPhil|BTh|BTech|BTECH|B\\.TECH|BE|BEcon|BAcc|BComm|BLIS|BCL|BMBS|BMBCh|MB\\s?BCh(?:\\sBAO)?|MB\\s?ChB|BM\\s?BS|BASc|BIT|BScN|BMSc|BMedSc|BJ|BSpEd|BEED|BSED|BSIT|BSCS|BSHM|BSHRM|BSTM|BSCpE|BSECE|BSCE|BSME|BSEE|BSPH|BSHS|BTheol|BSSc|BProf|BPsych|BUrb|BSurv|BAgr|B\\.Agric|BLaw|LLB|BEM|BIS|BAT|BPE|B\\.?P\\.?Ed\\.?|Bc\\.|inż\\.',
    caseSensitive: true,
  },
  {
    level: 'associate',
    pattern:
      "Associate(?:['’]s)?(?:\\s+of\\s{1,9}[\\p{L} ]{4,20}?)?(?=\\s+in\\s)|Foundation (?:Year|Course|Diploma|Programme)|Access to (?:HE|Higher Education)(?: Diploma)?|Tecn[óo]logo|T[ée]cnico Superior|Berufsausbildung|Ausbildung|Umschulung|Vocational school|(?:Trade|National Trade) Certificate|National (?:N\\s)?Certificate|Trade Apprentice(?:ship)?|(?:Advanced |Higher |Modern )?Apprenticeship|Apprentice(?=\\s*[,–(-])|Polytechnic Diploma|Ciclo Formativo(?: de)? Grado (?:Superior|Medio)|Befähigungsnachweis|(?:S|G)?NVQ(?:\\s+(?:Level\\s+)?\\d)?|SVQ(?:\\s+Level\\s+\\d)?|T[ -]Levels?|City\\s?(?:and|&)\\s?Guilds(?:\\s+\\d{3,4}(?:-\\d{2})?)?(?:\\s+Level\\s+\\d(?:\\s*(?:&|and|,)\\s*\\d)*)?|Level\\s+\\d\\s+(?:Extended\\s+|Advanced\\s+|National\\s+)?(?:Diploma|Certificate|Award|NVQ|Apprenticeship)|BTEC(?:\\s+(?:First|National|Extended|Higher|Level\\s+\\d|Subsidiary|Nationals?)){0,4}(?:\\s+(?:Diploma|Certificate|Award))?",
  },
  {
    level: 'associate',
    pattern:
      'F\\.?Sc\\.?|I\\.?Com|ICS|OND|NCE|NCV(?:\\s+Level\\s+\\d)?|NATED(?:\\s+N\\d)?|N[1-6](?=\\s*(?:[,(|:–-]|$|\\p{Lu}\\p{Ll}|in\\b|–))|ND(?=\\s+(?:in\\s|\\())|ITI(?=\\s*(?:[,(–-]|in\\s|\\())|AA(?=\\s+(?:in|degree)\\b|\\s*,)|AS(?=\\s+(?:in|degree)\\b)|BTS|DUT|DEUG|BEP|CAP(?:\\s\\p{Lu}\\p{Ll}+)?|CFC|Meister(?:brief)?|Techniker|Technik(?=\\s\\p{Ll})(?:\\s\\p{Ll}+)?|Fachwirt|FP II|CertHE|Cert\\.?\\s?HE|DipHE|Dip\\.?\\s?HE|HigherCert|Certificate\\s+(?:I|II|III|IV|V|\\d)(?:\\s*&\\s*(?:II|III|IV|V))?|Cert\\.?\\s(?:I|II|III|IV)',
    caseSensitive: true,
  },
  {
    level: 'secondary',
    pattern:
      "(?:National\\s+)?Senior Certificate|Matric(?:ulation)?(?:\\s+(?:Certificate|Exemption))?|GCE(?:\\s+['\"‘“(]?[OA]['\"’”)]?[- ]?Levels?)?|[OA]S?['’]?[- ]Levels?|(?:Advanced |Scottish )?Highers?(?=\\s*[:(,–-]|$|\\s+in\\s)|(?:10|12)th(?:\\s+(?:standard|std\\.?|class|grade))?|(?:XII|X)th|Class\\s+(?:XII|X|10|12)(?:th)?|(?:XII|X)(?=\\s*(?:[(,–|-]|$|\\bstd\\b|class\\b))|Plus Two|\\+2|Pre-University(?:\\s+(?:Course|Certificate))?|High School(?:\\s+(?:Diploma(?:\\s*(?:or|\\/)\\s*GED)?|Certificate|Graduate|Leaving Certificate|Equivalency))|General Educational? (?:Development|Diploma)|G\\.?E\\.?D\\.?(?:\\s+(?:certificate|diploma))?|Realschulabschluss|Mittlere Reife|Fachabitur|(?:Allgemeine |Fach)Hochschulreife|Hauptschulabschluss|Baccalaur[ée]at(?:\\s+(?:ES|S|L|STMG|STG|STI2D|Pro(?:fessionnel)?|g[ée]n[ée]ral|scientifique))?|Bachillerato|Maturit[àa]|Matura|Junior Cert(?:ificate)?|Leaving Cert(?:ificate)?(?:\\s+Applied)?|(?:First )?School Leaving Certificate|Studentexamen|VMBO|KCPE|NECO|WASC|SACE|QCE|WACE|SSLC|SSC|HSC|CBSE\\s+(?:X|XII)|ISC(?=\\s*[,(–-])|ICSE|Tawjihi(?:yah)?|Thanaweya Amma|11 классов|9 классов|полное среднее|Среднее\\s+\\((?:полное|общее)\\)(?:\\s+общее)?",
  },
  {
    level: 'secondary',
    pattern: `${schoolCertificate}|(?:West African|Junior|Senior|Cambridge|Higher)\\s+(?:Senior\\s+|Secondary\\s+)?(?:School\\s+)?Certificate(?:\\s+Examination)?`,
    caseSensitive: true,
  },
  {
    level: null,
    pattern:
      '(?:Erasmus\\+?|Exchange|Semester|Term)\\s(?:semester|year|programme|program|student|abroad|exchange|studies)|Study abroad(?:\\s(?:semester|year|programme|program))?|(?:Executive|Management|Leadership|Senior)(?:\\s(?:Executive|Management|Leadership))?\\s(?:Development\\s)?(?:Programme|Program)|MRC[PSG]P?(?:\\s\\((?:UK|Eng|I|Edin)\\))?|MRC(?:P|S|GP|Psych|OG|PCH)(?:\\s\\(\\p{L}+\\))?|FRC[PSR]\\w*|FCPS|Summer School|Профессиональная подготовка|Переподготовка|Курсы профессиональной подготовки',
  },
  { level: null, pattern: '[CDM]AS(?=\\s(?:in\\s)?\\p{Lu})', caseSensitive: true },
  { level: 'bachelor', pattern: 'ing\\.(?=\\s\\p{Lu})', caseSensitive: true },
  { level: 'master', pattern: '(?:ir|mr)\\.(?=\\s\\p{Lu})', caseSensitive: true },
  {
    level: null,
    pattern: '(?:\\p{Lu}[\\p{L}&-]{1,30}\\s+){1,4}Certificate(?=\\s*(?:[,(|–—-]|$))',
    caseSensitive: true,
  },
];

/**
 * Names of degrees by the stems that many languages share (magist-, bakal-, doktor-) and by their words for schooling ("Kutseharidus", "Državna matura").
 * A school of doctors or masters is none.
 */
function stemForms(): DegreeForm[] {
  const stem = (letters: string) =>
    `(?:${letters})\\p{Ll}{0,12}(?!\\p{L})(?:\\s${degreeNouns}(?!\\p{L}))?(?!\\s(?:School|Schule|College|Academy|szkoł|škol))`;
  return [
    {
      level: 'doctorate',
      pattern: `${stem('Doktor|Daktar')}|\\p{Lu}\\p{Ll}+\\s(?:tohtori|doktor)(?!\\p{L})`,
      caseSensitive: true,
    },
    {
      level: 'master',
      pattern: `${stem('Magist|Maģist')}|\\p{Lu}\\p{Ll}+\\s(?:maisteri|magister)(?!\\p{L})`,
      caseSensitive: true,
    },
    {
      level: 'bachelor',
      pattern: `${stem('Bakal|Bakkal')}|\\p{Lu}\\p{Ll}+\\s(?:kandidaatti|kandidat|prvostupnik|prvostupnica|bakkalaureus)(?!\\p{L})`,
      caseSensitive: true,
    },
    {
      level: 'associate',
      pattern:
        '(?:\\p{Lu}\\p{Ll}+\\s)?(?:\\p{L}{3,}(?:haridus|hariduskraad|tutkinto|bizonyítvány|végzettség|uddannelse|utbildning|utdanning|koolitus)|(?:izglītība|izobrazba|vzdělání|vzdelanie|obrazovanje))(?!\\p{L})|\\p{Lu}\\p{Ll}+ski\\s(?:ispit|izpit)',
    },
    { level: 'secondary', pattern: '\\p{Lu}\\p{Ll}+\\smatur[aă](?!\\p{L})' },
  ];
}

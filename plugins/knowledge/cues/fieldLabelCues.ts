import { cues } from './cues.ts';

/** Labels that forms and tables use for the fields of a job, a study or a project. */

export const companyLabels = cues(String.raw`
  (?:(?:current|present|previous|last) )?(?:company|employer|organi[sz]ation|firm)(?:['’]?s? name| \d)?; workplace; work ?place; business; vessel(?: name)?; ship(?:['’]s name)?;
  place of (?:work|employment|service); employed (?:by|at|with); worked (?:for|at); at; where; my employer; house; где(?: работал[аи]?)?; место; учреждение; предприятие; фирма; место (?:службы|трудоустройства);
  name and address; name (?:and address )?of (?:the )?(?:employer|company|organi[sz]ation|firm|hospital|workplace); компания; организация; работодатель;
  место работы; наименование (?:организации|работодателя|компании|предприятия|учреждения); название (?:организации|компании); agency; судно; судовладелец; крюинг; ship ?owner; (?:ship )?management company
`);

/** Labels of a part of the employer. */
export const unitLabels = cues(String.raw`
  (?:department|division|unit|section|branch)(?: name)?; отдел; подразделение; структурное подразделение; отделение
`);

export const positionLabels = cues(String.raw`
  (?:(?:current|present|previous|last) )?(?:position|designation|job)(?: held)?; title; job title; (?:job )?role; post(?: held)?;
  designated as; occupation(?: or position(?: held)?)?; capacity; function; as; rank(?: held)?; grade; appointment; office; trade; position title; my role; job held; роль; кем(?: работал[аи]?)?; в качестве; в роли; пост; занимал(?:а)?; функция; в должности; название должности; должность; занимаемая должность; позиция; профессия; должность и обязанности
`);

export const periodLabels = cues(String.raw`
  time ?frame; (?:time |working |work |job |service |assignment )?(?:period|duration)(?: of (?:work|service|employment))?; tenure;
  dates?(?: \(from[^)]*\))?; years?; from; to; when; time; dates? (?:of (?:employment|service|work)|attended); from ?[/–-] ?to; term of (?:employment|service); когда; с ?[–—-] ?по; years? attended; (?:period|length|years) of service; service; between;
  (?:year of )?passing(?: year)?; year (?:of )?(?:passing|complet(?:ion|ed)|obtained|awarded|graduat(?:ion|ed));
  (?:(?:expected|anticipated|estimated|projected) )?(?:(?:date|year) of )?(?:graduation|completion)(?: (?:date|year))?; (?:graduated|completed|finished)(?: (?:in|on))?;
  период(?: работы| обучения)?; даты?; годы?(?: работы| обучения| окончания)?; год (?:поступления|окончания); принят(?:а)?;
  (?:ожидаемый |год )?выпуск[а]?; срок; годы службы; период службы; время; уволен(?:а)?; начало(?: работы)?; окончание(?: работы)?; сроки?(?: работы)?; время работы; sign(?:ed)?[ -]?(?:on|off); списан(?:а)?; поступление; увольнение
`);

export const dutyLabels = cues(String.raw`
  (?:main |key |job |work |core )?(?:duties|responsibilit(?:y|ies)|tasks|activities)(?: and (?:duties|responsibilities|achievements))?;
  (?:main |key |job |work |core )?roles? (?:&|and) (?:duties|responsibilit(?:y|ies)|tasks|activities)(?: and (?:duties|responsibilities|achievements))?;
  (?:job )?role includes; key deliverables; description; job description; type of business(?: or sector)?;
  (?:key |main |notable |selected )?(?:highlights|achievements|accomplishments|results|impact|contributions);
  (?:key |main |core )?(?:qualifications|skills|achievements|duties) (?:and|&) (?:responsibilities|duties|achievements|accomplishments); должностные обязанности;
  (?:основные )?обязанности; (?:ключевые |основные )?(?:достижения|результаты); функции; задачи; описание; сфера деятельности
`);

/** What stands before the mark of a study, and the mark or year that is all that is said of it. */
export const markLabels = cues(String.raw`
  (?:final |overall |current |cumulative |average |weighted )?(?:grade|marks?|c?gpa|percentage|score|average)(?: obtained| point average)?;
  grade point average; aggregate; (?:first|second|third|fourth|fifth|final|\d(?:st|nd|rd|th)) year(?: student)?; (?:\d(?:-?[йыо]+)?|первый|второй|третий|четв[её]ртый|пятый|последний) курс; with honou?rs; (?:summa |magna )?cum(?: laude)?; (?:first|second) class(?: honou?rs)?;
  (?:средний )?балл(?:\s(?:диплома|аттестата|по \S+ шкале))?; средняя оценка; оценка; (?:красный )?диплом с отличием; красный диплом; с отличием; red diploma;
  diploma with (?:honou?rs|distinction); (?:level in eqf )?eqf level; national classification
`);

/** What alone is no name: an age, a word that joins. */
export const emptyTexts = cues(String.raw`
  (?:age\s)?\d\d\s(?:years?(?:\sold)?|лет|года?); in; at; on; of; for; from; with; и; в; во; на; с; со; по; для; от; из; гг?\.?
`);

export const schoolLabels = cues(String.raw`
  institution; institute; school; university; college; academy; board; establishment; place of study; educational (?:body|institution); training provider; provider; awarding (?:body|institution); studied at; attended; alma mater;
  place of learning; заведение; школа; место уч[её]бы; уч[её]ба;
  name (?:and type )?of (?:the )?(?:organi[sz]ation|institution|school)(?: providing education and training)?;
  (?:наименование )?(?:учебно|образовательно)(?:е|го) (?:заведени|учреждени)[ея]; вуз; университет
`);

export const degreeLabels = cues(String.raw`
  (?:degree|qualification|certificate|diploma|award|title)(?: (?:obtained|earned|gained|held|awarded|received))?; result; outcome; certification; studies; leaving certificate; level; level of education; title of (?:the )?qualification(?: awarded)?; степень;
  (?:уровень|вид)(?: образования)?; образование; квалификация(?: по диплому)?; присвоен[ао]?(?: квалификация)?; диплом; документ; итог; ступень
`);

/** Labels of the number of a row. */
export const numberLabels = cues(String.raw`№; #; (?:s(?:r|l)\.?\s?)?no\.?; s[rl]\.; п\/п`);

/** Labels of the place of a job or study. */
export const entryPlaceLabels = cues('location; city; town; place; город; населённый пункт; местонахождение; место нахождения');

/** Labels in the table of jobs that name none of its fields. */
export const otherJobLabels = cues('(?:end )?client; experience; заказчик');

export const fieldLabels = cues(String.raw`
  subject; principal subjects(?:\/? ?occupational skills(?: covered)?)?; major; field(?: of study)?; speciali[sz]ation; speciality;
  programme; program; course; faculty; специальность; специализация; направление(?: подготовки)?; факультет
`);

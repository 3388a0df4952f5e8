import { cues } from './cues.ts';

/** Cues of job descriptions: what asks, what only wishes, what is offered, who is addressed. */

export const wishesAnywhere = cues(String.raw`
  (?:is|are|would be) helpful; (?:здорово|отлично|хорошо|круто|классно),? если; больш(?:ой|им) плюс; будет (?:\p{L}+ )?(?:плюсом|преимуществом);
  \((?:D|des)\)(?=\s*$); плюсом; преимуществом; преимущество; (?:обраду|порадуе)\p{L}*,? если; (?:вообще|совсем) (?:отлично|здорово|супер|хорошо|круто);
  отметим отдельно; отдельно (?:отметим|оценим|ценим|ценится); приветствуем; зачт[её]тся; (?:тоже|это|—|–) плюс(?!\p{L}); желател\p{L}+; предпочтительн\p{L}+; приветствуется; приветствуются; как плюс; (?:предпочтение|приоритет) (?:отда|кандидат|соискател)\p{L}*; приоритет(?=\s*[:—–-])
`);

export const wishes = cues(String.raw`
  nice to have; good to have; (?:a |an )?(?:big |huge |strong |definite |real |distinct )?plus(?=\s*(?:[.,;:!)–—-]|$|if\b|for\b|but\b|to\b|in\b));
  (?:a |an )?(?:big |huge |strong |definite |real |distinct )?(?:bonus|advantage)(?!\s+(?:tax|one|points));
  (?:is|are|would be) (?:an? )?(?:\p{L}+ )?benefit(?=\s*(?:[.,;:!)–—-]|$)); we (?:would |strongly )?prefer; ^prefer; preference (?:for|of); (?:is|have) a preference; (?:preference|priority) (?:(?:will|shall) be|is) given; (?:given|have) (?:preference|priority); (?:helpful|useful|valued)(?=\s*(?:[.;)]|$));
  (?:(?:an|valuable|real|great|added|additional) asset|asset(?=\s*(?:[.,;!)]|$))); preferred(?! (?:supplier|partner|provider|vendor|employer|choice)); preferably; preferable; preferential; desirable; desired; ideally;
  optional(?:ly)?; beneficial; advantageous; would be (?:great|nice|helpful|useful|wonderful|lovely|brilliant|fantastic|ideal|perfect); not (?:a must|mandatory|essential); helpful but not;
  useful but; handy; highly regarded; favou?rabl[ey]; in your favou?r; (?:a |of )?(?:\p{L}+ )?help if; top of the pile; gives? you an edge; (?:is|are|be) (?:also |very |most )?welcome; appreciated;
  (?:great|nice|good|awesome|cool|even better|helpful|happy) if (?:you|the candidate); love (?:it if|(?:you|someone) (?:to have|with|who)|to see); extra points; cherry on (?:top|the cake);
  icing on the cake; brownie points; stand to you; isn't (?:a must|essential)
`);

export const russianMusts = cues(String.raw`
  (?<!не)обязател\p{L}+; необходим\p{L}*; требу(?:ется|ются|ем); не менее; важно; нам нужен
`);

export const musts = cues(String.raw`
  required; requires?; requirements?; must(?:-have)?; mandatory; essential; necessary; you (?:will )?need; we need; minimum; at least; we expect;
  should (?:have|be); have to; can only (?:accept|consider|employ|hire|interview); prerequisite; (?:is|are) expected; indispensable; crucial; vital; a condition; non-negotiable
`);

export const russianCompetence = cues(String.raw`
  опыт\p{L}*; стаж\p{L}*; (?:свободн|разговорн|базов|письменн|грамотн)\p{L}+[ ]; не ниже;
  (?:вы|ты) (?:больше|более|не менее|минимум) .{0,20}(?:лет|года); минимум (?:год|полгода|\p{L}+ (?:года|лет)); знани\p{L}*; навык\p{L}*;
  умени\p{L}*; уме(?:ешь|ете|ть); владе\p{L}*; понимани\p{L}*; уверенн\p{L}*; образовани\p{L}*; готовность; способность; разбира\p{L}+;
  ^exp\s*[:–-]; (?:^|, )что (?:вы|ты|ваш|твой); (?:вы|ты) (?:зна|уме|име|работа|владе)\p{L}+; ищем
`);

export const competence = cues(String.raw`
  experience[ds]?; knowledge; knowledgeable; skills?; skilled; proficien\w+; expert(?:ise)?; understanding; familiar(?:ity)?; background;
  interest(?:ed)? in; bilingual; conversational; spoken; native[- ](?:speaker|level|or); near-native; (?:upper[- ])?intermediate;
  (?:business|native)[- ]level; you speak; [ABC][12]; fluen\w+; fluency; competen\w+; command of; hands-on; proven; track record; solid; strong;
  excellent; good; great; outstanding; grasp of; mastery of; know-how; well[- ]versed; versed in; literate; literacy; seasoned; routine in;
  savvy; practi[sc]ed (?:in|at); (?:person|individual) (?:is|has|can|knows); adept; at (?:home|ease) (?:in|with); exposure to; acquainted with; aptitude; flair for; abilit(?:y|ies); able to; comfortable; capable; degree in; trained; certified; passion\w*; mindset;
  you (?:are|have|know|love|enjoy|can|bring|possess|understand); you(?:'|’)(?:re|ve); (?:years?|yrs|months) (?:of|in|with|as);
  who (?:is|has|can|knows|loves); looking for; seeking; candidates?; applicants?; applications? from; used to; accustomed to; grip of
`);

export const offerVerbs = cues(String.raw`
  offer; pay; provid; give; cover; support you; train; guarantee; reimburse; help you
`);

export const russianOffers = cues(String.raw`
  предлагаем; предоставляем; обеспечиваем; гарантируем; оплачиваем; оформляем; обучаем; выплачиваем; предложим; предоставим; обеспечим; оплатим;
  оформим; обучим; научим
`);

export const smallNumbers = cues(String.raw`
  \d{1,2}; one; two; three; four; five; six; seven; eight; ten; a; a couple of; half a
`);

export const promises = cues(String.raw`
  will; get; receive; can expect; earn; work; join; report; don['’]t; do not; need not
`);

export const russianAsksAmongDuties = cues(String.raw`
  опыт (?:работы )?(?:с|в|на); знани[ея]; умени[ея]; владение; требу(?:ется|ются|ем); обязательн; необходим[оы]? (?:знать|уметь|иметь|опыт)
`);

export const englishAsksAmongDuties = cues(String.raw`
  experience (?:with|in|of|using|as); knowledge of; proficien\w+ (?:in|with); familiar(?:ity)? with; understanding of; expertise in;
  you(?:(?:'|’)ll| will| must| should)? (?:have|know|bring|possess|understand|need); you(?:'|’)ve; years? of; (?<!(?:as|when|where|if|the) )required?; must have; certified;
  degree; maintain (?:an? )?(?:current|valid|active); (?:is|are|we.re) looking for an? [^.]{3,90} (?:who|with)
`);

/** How a sentence begins that tells what is to be done in a job; what it is good at is not what is asked for. */
export const tasks = cues(String.raw`
  you(?:['’]ll| will)(?: (?:also|then|primarily|be))* (?!have|need|be |able|bring|possess|hold|know|must|required|expected)\p{Ll}; (?:daily|day-to-day|typical) (?:tasks|duties);
  (?:as|in) (?:an?|the|this|our) [^,.;]{3,60}, you(?:['’]ll| will)(?! have| need| bring| possess); as the successful candidate,? you will be \p{Ll}+ing
`);

/** How a task begins that is told as an order. */
export const taskVerbs = cues(String.raw`
  assist; assists; collaborate; communicate; conduct; contribute; coordinate; create; deliver; develop; drive; ensure; establish; follow; following agreed; handle; implement; lead; maintain; manage;
  monitor; oversee; participate; perform; plan; prepare; promote; provide; support; work (?:closely|with|on|alongside); build; act as; regularly; help; respond
`);

export const addressedWords = cues(String.raw`
  you; your; candidates?; applicants?; looking for; seeking; hiring; required?; must; minimum; at least; need
`);

export const russianAddressedWords = cues(String.raw`
  ищем; требу; кандидат; не менее; минимум; опыт; стаж; (?<!\p{L})(?:вы|ты)(?!\p{L})
`);

export const addressedBeginnings = cues(String.raw`
  at least[ ]; minimum[ ]; from[ ]; with[ ]; half a[ ]; a year; a couple[ ]; exp(?:erience)?\b; от[ ]; опыт[ ]; стаж[ ]; \d; one[ ]; two[ ];
  three[ ]; four[ ]; five[ ]; six[ ]
`);

export const russianPersonWords = cues(String.raw`
  (?:вы|ты|кандидат|человек)(?!\p{L}); качества; умение; умеете; готовность
`);

export const personWords = cues(String.raw`
  ^you; you(?: are|(?:'|’)re| should be| must be| will be| enjoy| love| like); be an?; who is; (?:candidate|applicant|person) (?:is|should|must|who);
  must be; should be; as an? (?:person|individual); personality; qualities; attitude; ability to; able to
`);

export const benefits = cues(String.raw`
  benefits? (?:package|include); benefits:; pension; annual leave; paid (?:leave|vacation|holidays?|time off);
  days? (?:of )?(?:vacation|holidays?|leave); vouchers?; bonus(?:es)?; perks; private (?:health|medical); (?:health|medical|dental|life) insurance;
  competitive salary; flexible (?:working )?hours; canteen; (?:is|are|will be) (?:provided|supplied|paid for|covered)(?! in| with); provided by us; free (?:parking|meals|lunch|fruit|snacks)
`);

export const russianBenefits = cues(String.raw`
  отпуск; премии; бонусы; соцпакет; ДМС; кофе и печенье; (?:оформля(?:ем|ют)|оформление) по; (?:предоставля|выда|оплачива)(?:[её]м|ют|ются|[её]тся)
`);

export const wishEndings = cues(String.raw`
  \b(?:is|are|would be|will be|as|considered)\s+(?:an?\s+)?(?:\p{L}+\s+)?(?:plus|bonus|advantage|asset);
  \b(?:preferred|desirable|welcome|appreciated|nice to have); желател(?:ен|ьно|ьна|ьны); плюсом; преимуществом; приветству\p{L}+
`);

/** How a wish in brackets begins, and how it ends. */
export const wishesOpening = cues(String.raw`
  ideally; preferably; preferred; желател\p{L}+; приветству\p{L}+; предпочтительн\p{L}+; лучше
`);
export const wishesInBrackets = cues(String.raw`
  preferred; desirable; a plus; welcome; an advantage; приветству\p{L}+; желательн\p{L}+; (?:будет|является|как) (?:плюсом|преимуществ\p{L}+)
`);

export const russianNeeds = cues(String.raw`
  требу\p{L}+; нуж(?:ен|на|но|ны); важ(?:ен|на|но|ны); обязател\p{L}+; имеет значения
`);

export const needs = cues(String.raw`
  required; needed; necessary; requirement; essential; important; mandatory; prerequisite
`);

export const russianDenials = cues(String.raw`
  без (?:опыта|знани\p{L}+); необязательн\p{L}+; не имеет значения; значения не имеет; чего не надо; не (?:надо|спросим|спросит)
`);

/** Asks to apply, not to know anything: "send your CV and cover letter". */
export const applying = cues(String.raw`
  (?:send|e-?mail|submit|forward|attach|upload|share)(?: (?:us|me|in|your|an?|the|current|updated|completed)){0,4} (?:cvs?|résumés?|resumes?|curriculum|applications?|portfolio|cover letters?);
  (?:if you are|if you.re|if you feel you are|are you) (?:qualified and |also )?interested(?! in (?:\p{Ll}+ing|how|what)); ^(?:application )?deadlines?; closing date; apply (?:now|today|online|here|via|through|by|at);
  (?:please|kindly) (?:contact|apply|send|call); equal (?:employment )?opportunity; without regard to; (?:will )?receive consideration; discriminat\w+;
  (?:applications?|résumés?|resumes?) (?:must|will|received|submitted); ^join (?:us|our)
`);

/** Labels of what a position is, not of what it asks for: "Job location\tLeeds", "Duration: 6 months". */
export const positionLabels = cues(String.raw`
  (?:job|position|employment|contract|work) (?:titles?|types?|location|duration|category|number|start(?:ed)?|hours); number of \p{L}+; titles?; locations?;
  duration; categor(?:y|ies); start(?:ing)? (?:date|time); vacancies; (?:working )?hours; schedule; salary; wages?; pay ?rate; status; department; division;
  reference
`);

export const russianApplying = cues(String.raw`
  (?:при|от|вы)?(?:сылай|шли|правь|правляй)(?:те)? (?:нам )?(?:сво[её] )?резюме; резюме (?:направля|присыла|отправля|высыла)\p{L}+; заполни(?:те)? (?:анкету|форму|простую);
  присоединяй(?:ся|тесь); остав(?:ь|ьте|ляй|ляйте) (?:заявк|отклик|контакт)\p{L}*; ^откликнуться; (?:ждем|ждём) (?:тво|ваш)\p{L}+ (?:резюме|отклик)
`);

export const denials = cues(String.raw`
  no (?:\p{L}+[ -]){0,4}(?:is |are )?(?:required|needed|necessary|expected);
  no (?:prior |previous |specific |formal )?(?:experience|knowledge|degree);
  (?:don['’]t|do not|won['’]t|doesn['’]t) (?:need|require|matter|have to); without (?:prior |previous )?experience; unnecessary; need not;
  not be (?:asked|required|expected); regardless of; irrelevant
`);

import { cues } from './cues.ts';

/** Headings of job descriptions, by the section they begin. */

export const russianNice = cues(String.raw`
  будет плюсом; будут? (?:большим |дополнительным )?(?:плюсом|преимуществом); желательн; приветств\p{L}*; плюс(?:ом|ами)? (?:будет|будут|является);
  преимуществом; пригодится; бонусом (?:будет|станет); дополнительный плюс; идеально,? если; (?:ещ[её]|даже) лучше,? если;
  будет (?:круто|здорово|классно|отлично); не обязательно; необязательно;
  (?:за что|чему) (?:мы )?(?:обним|будем рады|порадуемся|обрадуемся|скажем спасибо)\p{L}*; порадует; дополнительные требования;
  (?:хорошо|здорово|круто|отлично|классно),? если; (?:как )?преимуществ[оа]$; преимуществом; ценим$; (?:будем )?рады,? если; дополнительно$;
  было бы (?:здорово|отлично|хорошо); ^плюсы?$;
  (?:будет|станет) (?:бонусом|преимуществом); ^как плюс; преимущества кандидата; порадует; дополнительн\p{L}+ (?:навык|знани|преимуществ)
`);

export const nice = cues(String.raw`
  nice[- ]to[- ]haves?; good[- ]to[- ]haves?; preferred; preferences?; desirable; desired (?:skills|qualifications|experience);
  bonus(?: points| skills)?; (?:is |are |as |will be )?a plus; pluses; would be (?:a plus|nice|great); optional; advantag\w+;
  extra (?:points|credit); brownie points; ideally; beneficial; not required but;
  (?:(?:it.?d|it would|would) be )?(?:great|nice|good|awesome|cool|even better|lovely)(?: if(?: you)?)?$; stand out; icing on the cake;
  we.d love it if; not (?:essential|mandatory|required|a must); highly regarded; helpful$; additional qualifications; be thrilled; be delighted;
  (?:make|made|makes) us (?:smile|happy|swoon); put a smile; impress us; extras?$; extra credit; nice extras?; wish ?list;
  also (?:like(?: you to have)?|love|welcome|useful|good); also love; secondary skills; (?:make|makes) you (?:shine|stand out); you.ll shine;
  ^(?:should|could)(?: have)?s?$; added value; assets?$;
  ^useful$; useful (?:but|extras?|skills); welcome (?:additions|extras?); ^(?:it|this|what) (?:would |will |also )?helps?(?: if| us|$); surprise us; differentiators?; impressed (?:by|if);
  (?:great|good|nice) if you also; ^additional (?:skills|strengths|experience); considered an asset; above and beyond
`);

export const russianBenefits = cues(String.raw`
  мы предлагаем; ^занятость$; что мы предлагаем; предлага(?:ем|ет); предоставля(?:ем|ет); гарантиру(?:ем|ет); обеспечива(?:ем|ет);
  ^(?:а )?что (?:мы )?(?:да(?:ём|ем|дим)|у нас); плюшки; печеньки; (?:что )?(?:тебя|вас) жд[её]т; ^(?:а )?у нас$; ^с нас$; мы да(?:ём|ем);
  получа(?:ешь|ете); зачем к нам; ^график; режим работы; условия; бонусы; почему (?:мы|стоит|у нас); мы гарантируем; наши преимущества;
  преимущества работы; что (?:ты|вы) получи; у нас (?:есть|вас); взамен; с нашей стороны; возможност[ьи] (?:для )?(?:обучени|развити|рост|карьер)\p{L}*
`);

export const benefits = cues(String.raw`
  benefits?; perks?; we offer; what we.{0,12} (?:offer|give); what you.{0,12} (?:get|gain); what.s in it for you; why (?:join|work|us|you|choose); reasons to join;
  our offer; (?<!you )(?<!you have to )offer(?:ing)?s?$; in return; we (?:give|pay) you; what.s on offer; how we.ll look after you; we guarantee; good to know;
  compensation (?:and|&) benefits; you.ll (?:get|enjoy); (?:do|will) you get; on offer; (?:the )?package$; the deal$; the good stuff;
  what we bring; on top$; (?:what )?you can (?:expect|look forward)(?: to)?; work schedule; schedule$; working hours; hours$; shifts?$; we provide;
  rewards; wellbeing; working conditions;
  ^the rest$; (?:the )?small print; we convince (?:you)?; what awaits you; your advantages; (?:how )?we look after (?:you|our); life at; our promise; we take care of; total package
`);

export const russianApply = cues(String.raw`
  как откликнуться; ^куда писать$; ^как устроиться$; контакт; этапы (?:отбора|собеседования); отклик; резюме (?:направ|прис); дополнительная информация;
  не (?:сработаемся|подойд[её]т|подходит|рассматриваем|бер[её]м)
`);

export const apply = cues(String.raw`
  how to apply; (?<!who (?:should|can) )apply(?: now| here)?(?! you need); applications?$; application (?:process|procedure|deadline)s?; to apply(?! you need); interview process; hiring process;
  recruitment process; contacts?(?: us| information| person)?; equal (?:employment )?opportunit\w+; eeo; diversity (?:statement|and inclusion);
  disclaimer; privacy; next steps; further information; more information; additional information; job benefits;
  what you need to do now; supplemental (?:questions?|information|questionnaire); ^closing date$; ^the process$; ^interested$; ^sounds? (?:good|like you|interesting)$; ready to apply;
  unacceptable; disqualif\w+; will not be considered; do(?:es)? not (?:qualify|accept); not a (?:fit|match)
`);

export const workVerbs = cues(String.raw`
  do; doing; work; working; build; building; own; contribute; spend; make; deliver; tackle
`);

export const neverDuties = cues(String.raw`
  requir; qualif; skill; experience; competenc; you need; you have; you bring; you (?:will|.ll|must|should) (?:need|have|bring); succe; thrive
`);

export const dutiesFirst = cues(String.raw`
  \byour (?:tasks?|mission|role|day|impact|challenges?|work|contribution)\b; \bin this (?:role|position|job); \bas an? .{3,40},? you(?: will|.ll);
  \bessential (?:job )?functions\b; how you(?: will|.ll) spend your (?:time|days?|weeks?); ^you(?: will|.ll)$; \bday[- ]to[- ]day\b; обязанност; задачи; (?:предстоит|нужно|надо|будете|будешь) (?:делать|заниматься); функционал;
  вам предстоит
`);

export const profileNouns = cues(String.raw`
  profile; background; experience; skills; competences; qualifications; strengths
`);

export const neededByUs = cues(String.raw`
  you.ll need; you need; you bring; you have; we.re looking for; we are looking for; we expect; we look for; we need; we require; it takes
`);

export const mustNouns = cues(String.raw`
  requirements?; required; requires; qualifications?; qualified; must[- ]haves?; essential; mandatory; skills?; competenc\w+;
  experience(?: and| needed| required|$); knowledge; expertise; who you are; about you
`);

export const mustPhrases = cues(String.raw`
  we (?:ask|look) for; (?:do|will) (?:we|you) need; ^the essentials$; ^essentials$; tool(?:kit|box); to be considered; non-?negotiables?; a match$;
  great fit; good fit; right fit; tick (?:these|the|all) boxes; superpowers; ^this is you; applicants? (?:should|must); know-how; necessary$;
  ^(?:the |our )?person$;
  who we(?: really)? (?:want|need)$; who you(?: will|.ll) be$; ^(?:the )?(?:right )?(?:person|people|candidate|talent) (?:we|for us|we.re after); the right person;
  (?:the )?successful (?:candidate|applicant); what (?:you|you.ll)(?: already)? (?:know|can do|can already do|need to know)$; what (?:we|we.d like to|we want to) (?:see|value|want)(?: (?:in|from) you)?$;
  what (?:will )?(?:help|make|let)s? you (?:succeed|thrive); what sets you apart; what matters(?: to us| most)?$; what.?s (?:important|needed|required|essential)(?: to us)?$;
  (?:a|the) (?:right |good |great )?(?:match|fit) (?:if|when); you(?: will|.ll) thrive(?: here| in this role)? if; hear from you if; this (?:role|job|position|one) is for you;
  who should apply; who can apply; who (?:will )?(?:succeeds?|thrives?); eligibility; key attributes; attributes; credentials; ^criteria; (?:job|person) spec(?:ification)?s?$;
  (?:you )?(?:convince|impress) us(?: with)?; what convinces us; you score with; (?:technical|tech) environment; skill ?sets?$; how (?:do )?you qualify; to apply you need;
  what you(?: have to)? offer$; ^you offer$
`);

export const russianMust = cues(String.raw`
  квалификационн\p{L}*; требовани; требуется; ^(?:что )?(?:нам )?нужно$; ^что важно; для нас важно; портрет; пожелания; хотим (?:видеть|от); нужно уметь; точно наш; без чего;
  не обойтись; не возьм[её]м; ^(?:а )?(?:какой|какая|кто) (?:ты|вы); каким мы; мы ожидаем; ожидания; ожидаем; что (?:мы )?(?:ждем|ждём);
  (?:мы )?жд[её]м; от (?:вас|тебя|кандидата); (?:ты|вы)(?: нам)? подходи; подойд[её]те; (?:наш|идеальный) кандидат;
  кого (?:мы )?(?:ищем|ждем|ждём); кто нам нужен; (?:мы )?ищем; нам (?:нужен|важн|подходит); необходим; обязательн; навыки; квалификац; компетенци;
  профиль; опыт (?:работы)?$; знания; личные качества; ключевые навыки; стек; технологии; что (?:нужно|важно) (?:знать|уметь); будем рады;
  ^важно$; что (?:должен|нужно|надо) (?:уметь|знать); нужен (?:человек|специалист|сотрудник|тот); (?:что )?для этого (?:нужно|надо|потребуется); потребуется; пригодятся знания; нужны (?:знания|навыки)
`);

export const mustSentences = cues(String.raw`
  you(?: should| will| must|.ll)? (?:have|bring|are(?! here)|need|possess); ^you$; we require; what we ask; what counts; we.d love; your part; to qualify;
  must have; we(?:.re| are) looking for; we(?:.re| are) seeking; we expect; expectations?; we need; looking for;
  (?:person|candidate|applicant|individual|hire|you) (?:will|should|must|who); ideal candidate; the candidate; candidate profile; profile;
  person specification; to succeed; to be successful; is this you; technolog(?:y|ies); tech(?:nical)? stack; our stack; the stack; ^stack; tools;
  personal (?:qualities|attributes|characteristics); minimum; basic qualifications; key criteria; selection criteria; prerequisites; abilities;
  physical demands; licenses?; certifications?
`);

export const russianDuties = cues(String.raw`
  обязанност; задачи; зона ответственности; ^работа$; чем (?:предстоит|вы будете|ты будешь|нужно будет)? ?заниматься;
  что (?:нужно|предстоит|надо|будете|будешь)? ?делать; функционал; вам предстоит; предстоит; функции; роль; описание (?:вакансии|работы|должности);
  о (?:вакансии|роли|позиции); работа (?:включает|заключается);
  чем (?:ты |вы )?займ[её](?:шься|тесь)
`);

export const duties = cues(String.raw`
  responsibilit\w+; duties; tasks?; what you.ll (?:do|be doing); what you (?:will )?do;
  your (?:role|job|mission|tasks?|responsibilities|day|impact|challenge);
  (?:the |about the |key |job |role )?role(?: description| overview| summary)?$; about the (?:job|position|role);
  job (?:description|summary|purpose|overview); position (?:summary|overview|description); the (?:job|position|opportunity|challenge); you will;
  you.ll; day[- ]to[- ]day; essential functions; functions; accountabilities; key result areas; scope; deliverables; main activities; projects?;
  objectives?; ^(?:what is )?the work; your week;
  (?:a|your) typical (?:day|week); (?:a )?day in the life; what (?:the|this) (?:role|job|position) (?:involves|entails|is about|includes); ^what to expect$; how you(?: will|.ll) (?:make|contribute|spend)
`);

export const russianAbout = cues(String.raw`
  ^о (?:клинике|работодателе|заводе|магазине|школе|холдинге|группе|бренде|сервисе|агентстве|студии|предприятии|организации|отделе|заказчике|ресторане)$;
  о (?:нас|компании|команде|проекте); о нашей; наша (?:команда|компания|миссия); кто мы; мы\s*[-–—]; компания; о продукте
`);

export const about = cues(String.raw`
  ^who are we$; about (?:us|the (?:company|team|department|organi[sz]ation|practice|client|employer|business|school|hospital|firm|studio|agency|group|brand|charity|trust|site|store)|our|[\p{L}\d]+$); who we are;
  our (?:company|team|mission|story|history|people|business|organi[sz]ation|values|culture|vision|clients); company(?: description| overview| profile)?; the (?:company|team|department|organi[sz]ation);
  mission; background; introduction; overview; culture; values; why we; we are
`);

/** Weights to lift and hours on one's feet, which are not skills. */
export const conditionsOfWork = cues(String.raw`
  (?:the )?(?:physical|environmental) (?:requirements?|demands?|conditions?); (?:work|working) environment$
`);

export const pay = cues(String.raw`salary; pay; compensation; remuneration; base salary; wage; rate$`);

export const russianPay = cues(String.raw`
  оплата$; зарплата; заработная плата; оклад; доход; уровень дохода; оплата труда; з\/п
`);

export const education = cues(String.raw`
  (?:education(?:al)?|academic)\b(?!.*(?:experience|skills|knowledge|requirements))
`);

export const russianEducation = cues(String.raw`образовани[ея]$; ^образование`);

export const languages = cues(String.raw`
  languages?; language skills; language requirements; языки; знание языков; иностранные языки
`);

/** Words that headings of any section have. */
export const wordsOfHeadings = cues(String.raw`
  and; or; the; a; an; of; for; in; to; with; key; main; core; technical; professional; personal; general; job; role; position; minimum; basic;
  additional; principal; essential; pay; other; specific; candidate; criteria; points; list; section; overview; details; summary; things; need; needed; welcome; little; more; your; our; you; we; us; it; what; who; how; why; is; are; do; does; will; this; these; и; или; к; о; от;
  чем; необходим\p{L}*; техническ\p{L}*; личн\p{L}*; основн\p{L}*; должностн\p{L}*; предстоит; заниматься; будете?; вам; нам; ваш\p{L}*; наш\p{L}*; если; опыт; работ[аы]; коротко; немного; хорошо; you.ll; we.ll; we.re; what.?s; few; words; meet; story; range;
  для; на; мы; вы; ты; вас; нас; что; кто; как; какие; основные; ключевые; профессиональные; общие; кандидат\p{L}*; соискател\p{L}*; должност\p{L}*
`);

/** Headings of résumés in the writer's own words, English and Russian; by kind of section, in the form of `headings.ts`. */
export const writersHeadings: Readonly<Record<string, string>> = {
  summary: `
    a few words first, a few words about me, a few lines about me, a word about me, in a few words, in short, briefly, in a sentence, in a nutshell, my background, my profile,
    professional snapshot, career snapshot, short profile, short portrait, self portrait, portrait, why me, why hire me, why you should hire me, who you would be hiring,
    introducing myself, let me introduce myself, opening statement, aim, my aim, career aim, aims,
    визитка, визитная карточка, главное, главное обо мне, о кандидате, кратко, вкратце, вкратце обо мне, чем полезен, чем полезна, чем могу быть полезен, чем могу быть полезна, почему я,
    мой портрет, представлюсь, разрешите представиться, мой профиль, пара слов, пара слов о себе, самопрезентация, моя цель`,
  experience: `
    record of employment, record of service, record of work, employment to date, work to date, career to date, jobs to date, my career so far, the story so far, practice, work practice,
    jobs and duties, jobs and projects, jobs done, jobs i have had, jobs i have done, on the job, at work, my work, my jobs, my working life, my working years, working life, working record,
    work life, life at work, places of work, places worked, where ive worked, where ive been employed, where i have been employed, who i have worked for, who ive worked for, employed by,
    chronology of posts, chronology of employment, employment chronology, work chronology, posts held, posts, posts and duties, offices held, roles, roles held, roles to date, positions to date,
    appointments held, stations, stations of work, sea service, sea service record, sea time, shore service, sea and shore service, flying experience, ward experience, kitchen experience, site experience,
    site history, trade experience, trade history, paid work, work and practice, in employment, previous work, service history,
    занимаемые должности, должности, должности и обязанности, места работы и должности, работал, работала, работаю, где и кем работал, где и кем работала, где работал, где работала,
    где я работал, где я работала, сведения о работе, сведения о трудоустройстве, сведения о стаже, сведения о трудовой деятельности, сведения о местах работы, данные о работе, рабочая биография,
    трудовая биография, трудовой путь, рабочий путь, профессиональный путь, профессиональная деятельность, деятельность, история работы, история трудоустройства, опыт трудовой деятельности,
    рабочий опыт, стаж, стаж работы, стаж и места работы, предыдущие работодатели, предыдущие места работы, прежние места работы, работодатели, работа и должности, работы и должности, практика, плавательский стаж, морской стаж, плавценз,
    apprenticeship, flight experience, consulting experience, кем я работал, кем я работала, прежние работодатели`,
  education: `
    learning, my learning, where i learned, where i learnt, training and schooling, schooling and training, schools and degrees, degrees and schooling, school and college, college and school, school and studies,
    scholastic record, educational attainment, attainment, academic attainment, qualifications gained, qualifications obtained, courses of study, course of study, study, my studies,
    учебный путь, путь обучения, образовательный путь, базовая подготовка, общая подготовка, подготовка, что окончил, что окончила, что изучал, что изучала, где учился, где училась, где я учился, где я училась,
    где получил образование, где получила образование, учеба и дипломы, дипломы и учеба, диплом и учеба, школа и вуз, школа и институт, школа и колледж, сведения об учебе, сведения об образовании, дипломы, диплом, уровень образования`,
  skills: `
    craft, my craft, crafts, trade, my trade, handy at, handy with, able to, able to do, what i can, ability profile, abilities and skills, work skills, skills at a glance, fields of competence, competence areas,
    areas of competence, areas of knowledge, knowledge, knowledge and skills, know how and tools, tools and know how, on a practical level,
    ремесло, мое ремесло, прикладные навыки, функциональные навыки, рабочие навыки, мои навыки, мои умения, умею делать, что знаю и умею, знаю и умею, знаю, владею навыками, освоенные технологии,
    освоенные программы, знания и инструменты, сильные умения, профессиональные умения и навыки, что могу,
    programming languages, machinery, instruments, владение инструментами, мой инструментарий, работа с программами, экспертиза, сферы компетенций, области компетенции`,
  certifications: `
    tickets, tickets held, tickets and cards, papers and tickets, tickets and papers, permits, permits held, licences and permits, licences held, licenses held, certificates held, certificates obtained,
    professional licences, professional licenses, statutory certificates, mandatory certificates, stcw certificates, accredited training, in service training, short courses, proof of training, registrations and courses, registrations held,
    seafarers documents, certificates of competency, trade tests, trade certificates,
    корочки, допуски, допуски и разрешения, разрешения, разрешения и права, права и допуски, документы и допуски, удостоверения и разряды, удостоверения и допуски, свидетельства, дипломы и свидетельства, свидетельства и дипломы,
    дипломы и сертификаты, сертификаты и дипломы, аттестации, аттестация, пройденные курсы, пройдено обучение, пройденное обучение, учился дополнительно, училась дополнительно, подтвержденная квалификация, курсы и аттестации, рабочие документы,
    professional registration, cpd, cards and tickets, vocational training, specialised training, specialized training, переподготовка, мастер классы, вебинары, разряды и допуски, документы о квалификации`,
  languages: `
    spoken, i speak, i can speak, speaks, languages and level, languages and levels, languages i use, languages i know, languages i speak, languages known, tongues, tongues spoken, communication languages, language abilities,
    на каких языках говорю, на каких языках я говорю, говорю на, разговариваю на, языковые знания, языковой багаж, языковые умения, языки общения, знаю языки, какие языки знаю, языки и уровень, владение иностранными, мои языки,
    language competence, языковая подготовка, языковые компетенции`,
  interests: `
    away from work, when not working, when im not working, spare time, in my spare time, off duty, off shift, outside of the office, for fun, for the soul,
    вне работы, чем увлекаюсь, увлекаюсь, досуг, мой досуг, для души, в свободное время, кроме работы,
    free time, recreation, things i enjoy, sports`,
  references: `
    character references, character referees, persons who can be asked, people who can be asked, people to ask, ask about me, who can vouch for me, people who know my work, referees by permission,
    кто подтвердит, кто может подтвердить, отзывы дадут, обо мне расскажут, контакты для отзыва, кто порекомендует, поручители,
    кто меня рекомендует, кто может дать рекомендации, контакты рекомендателей`,
  personal: `
    about the applicant, about the candidate, personal file, personal record, vital statistics, civil status, particulars,
    о соискателе, паспортная часть, паспортные данные, анкетная часть,
    work authorization, work authorisation, visa status, иная информация, другая информация, сведения о себе, биографические данные`,
  salary: `
    pay, pay expectations, pay expected, wage, wages, wage expectations, remuneration, terms, terms sought, terms of employment sought, money, financial terms, what i would expect, conditions,
    оплата, оплата труда, оплата и условия, пожелания по оплате, пожелания по зарплате, финансовые условия, условия оплаты, заработок, деньги, оклад`,
  contact: `
    where to find me, where to reach me, write or call, call or write, reach me, reach me here, reach me at, how to find me, how to contact me, details for contact, address and telephone, talk to me, write to me,
    как найти, как меня найти, где найти, где меня найти, координаты, мои координаты, как связаться со мной, связаться со мной, пишите, звоните,
    способы связи, как со мной связаться`,
  awards: `
    competitions, contests, hackathons, olympiads, tournaments, game jams, trophies, medals,
    соревнования, конкурсы, олимпиады, хакатоны, конкурсы и олимпиады, олимпиады и конкурсы, участие в конкурсах, участие в олимпиадах, победы, победы в конкурсах, призы, медали, кубки,
    почетные звания, благодарности, стипендии, чем горжусь`,
  volunteer: `
    helping out, helping others, unpaid work, causes, good causes, charity,
    социальная активность, общественная деятельность, общественные проекты, помогаю, кому помогаю, помощь людям, благотворительность, оргкомитеты,
    voluntary work, charity work, civic activities, добровольчество, внеучебная деятельность`,
  publications: `
    conference contributions, panels and round tables, печатные работы, печатные труды, статьи и доклады, книги и статьи,
    lectures, recordings, discography, filmography, методические разработки, диссертация`,
};

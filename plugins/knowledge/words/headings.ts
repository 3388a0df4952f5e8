import { listOf } from '../listOf.ts';
import { otherHeadings } from './otherHeadings.ts';
import { writersHeadings } from './writersHeadings.ts';

/**
 * Words of résumé section headings, English and Russian. Phrases are lower case, without punctuation; "and" also matches "&". `phrases` are whole
 * headings; one of `words` gives a longer heading ("Relevant Coaching Experience") its kind.
 */

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'awards'
  | 'publications'
  | 'volunteer'
  | 'interests'
  | 'references'
  | 'contact'
  | 'personal'
  | 'objective'
  | 'achievements'
  | 'salary'
  | 'other';

/** Words in front of a heading that do not change its kind. */
export const headingQualifiers: ReadonlySet<string> = new Set(
  listOf(`
    relevant, related, selected, key, main, major, notable, professional, academic, recent, current, past, previous, further, additional, other, core, important,
    значимые, избранные, ключевые, основные, главные, важные, профессиональные, дополнительные, прочие, другие, последние, текущие`),
);

export interface HeadingWords {
  phrases: readonly string[];
  words: readonly string[];
}

const ownHeadings: Readonly<Record<SectionKind, HeadingWords>> = {
  experience: {
    phrases: listOf(`
    experience, work experience, professional experience, careers, employment, employment history, work history, career history, career, professional background,
    work background, career summary and experience, relevant experience, career path, positions held, professional history, job history, jobs, work,
    working experience, jobs held, employment record, employment experience, career experience, industry experience, practical experience, clinical experience,
    teaching experience, research experience, military experience, military service, internships, internship, internship experience, other experience,
    additional experience, previous experience, experiences, leadership experience, professional journey, career journey, professional experiences,
    work experiences, selected experience, academic appointments, appointments, professional appointments, academic positions, recent experience,
    research and work experience, work and research experience, projects and work experience, technical projects and work experience, workplace, workplaces, places of work,
    earlier experience, early career, career progression, career chronology, career timeline, key experience, technical experience, where i worked,
    professional story, clinical history, career story, my journey, work journey, the journey, professional path, track record, career record,
    experience summary, experience in brief, work experience in brief, professional experience in brief, summary of experience, summary of professional experience, work experience summary, experience profile, work profile,
    job profile, work details, employment details, experience details, details of experience, employment profile, professional exposure,
    industrial exposure, work exposure, organizational experience, organisational experience, organizational scan, organisational scan,
    professional experience and accomplishments, present employment, previous employment, present employer, past experience, overseas experience,
    gulf experience, industrial experience, experiance, work experiance, professional experiance, working experiance,
    service record, field experience, case history, job experience, employment background, working history, professional career, operational experience,
    business experience, management experience, sales experience, relevant work experience, related experience, work and experience,
    professional work experience, experience and achievements, volunteer and work experience, sports experience, acting experience, stage experience,
    professional practice, career contour, nursing experience, legal experience, driving experience, where i have worked, places i have worked, earlier career, current position, current role,
    previous positions, assignments, engagements, worked with, previous employer, previous employers, employers, work assignments,
    contracts, contract history, contract work, contract roles, contract experience, freelance work, freelance experience, agency work, temp work, temporary work,
    temporary positions, seasonal work, seasonal jobs, casual work, part time work, part time jobs, part time employment, shift work, gig work, self employment,
    other employment, other work, other jobs, other positions, other roles, further experience, prior experience, prior employment, prior positions,
    previous roles, previous jobs, past roles, past positions, past jobs, past employment, key roles, key positions, selected roles, selected positions,
    recent roles, recent positions, recent employment, earlier roles, earlier positions, earlier employment, earlier work, roles held, posts held,
    civilian experience, civilian career, civilian employment, civilian service, alternative service, military career, military history, military record, service history, naval service,
    naval career, armed forces, sea service, sea experience, seafaring experience, teaching career, teaching appointments, teaching positions, teaching posts,
    teaching history, hospital appointments, hospital posts, clinical appointments, clinical posts, clinical positions, medical experience, medical career,
    training posts, locum work, locum experience, locum posts, placements, work placements, clinical placements, apprenticeships,
    faculty appointments,
    faculty positions, academic experience, academic employment, academic career, university appointments, research appointments, research positions,
    research and teaching experience, teaching and research experience, board positions, directorships, what ive done, what i have done, where ive worked,
    where ive been, career so far, career to date, story so far, working life, life at work, experience timeline, work timeline, stage,
    previous work assignments, work to date, career to date, employment to date, jobs so far, positions, posts, posts held, roles held, total experience, total work experience, total working experience, опыт работы, опыт, профессиональный опыт, трудовая деятельность, места работы, место работы, карьера,
    трудовой стаж, стаж работы, опыт профессиональной деятельности, профессиональная деятельность, предыдущие места работы, последнее место работы,
    трудовой опыт, рабочий опыт, стажировки, стажировка, практика, производственная практика, опыт и достижения, карьерный путь, где работал, где работала, где и кем работал, где и кем работала, гражданская работа, военная служба, хронология карьеры, история карьеры, история работы, работа,
    педагогическая деятельность, научно педагогическая деятельность, научная и педагогическая деятельность, преподавательская деятельность,
    служебная деятельность, трудовой путь, профессиональный путь, этапы карьеры, послужной список, прохождение службы, служба, служба и работа,
    служба в армии, служба в вооруженных силах, последние места работы, основные места работы, ключевые места работы, дополнительный опыт, прочий опыт,
    предыдущий опыт, ранний опыт, предыдущая работа, прошлые места работы, подработка, подработки, работа по совместительству, проектная работа,
    стаж, стаж и опыт, данные о трудовой деятельности, информация о трудовой деятельности, выполняемая работа с начала трудовой деятельности,
    сведения о трудовой деятельности, трудовая биография, опыт преподавания, педагогический стаж, практический опыт, релевантный опыт
  `),
    words: listOf(`
    experience, experiences, employment, career, internships, опыт, трудовая, стажировки, work history, карьера
  `),
  },
  education: {
    phrases: listOf(`
    education, academic background, educational background, academic qualifications, educational qualifications, education and training,
    training and education, academic history, academic credentials, academics, studies, education history, qualifications and education, schooling,
    academia, school, schools, schools attended, educational qualification, academic qualification, professional qualification, education qualification, education qualifications, educational details, academic details, academic chronicle, educational profile,
    education profile, scholastics, technical qualification, technical qualifications, educational credentials, basic academic credentials,
    academic and professional credentials, academic and professional qualification, academic and professional qualifications,
    academic profile, formal education, education and qualifications, education and certifications, education and credentials, academic record, degrees,
    university education, higher education, educational history, academic education, alma mater, where i studied, academic preparation, education background, educational attainment, medical education, education and licensure, academic studies,
    university studies, degrees and certificates, degrees and certifications, degree, academic pursuits, educational summary, academic summary,
    institutions attended, institutions attended with dates, schools attended with dates, educational institutions attended, educational institutions attended with dates,
    institutions attended and qualifications obtained, studies and training, training and school, schooling and training, education and licenses,
    education and professional qualifications, educational qualifications with dates, academic qualifications with dates, qualifications with dates,
    education details, education and professional development, academic training, education and courses, academic, scholastic record, образование,
    высшее образование, базовое образование, основное образование, уровень образования, обучение, учеба, учёба, образование и квалификация,
    образование и курсы, образование и обучение, сведения об образовании, профессиональное образование, учебные заведения,
    образование и повышение квалификации, образование и ученая степень, среднее образование, академическое образование,
    где учился, где училась, образование и специальность, учёба и курсы, учеба и курсы, образование основное, сведения об обучении, учился, училась, диплом, дипломы
  `),
    words: listOf(`
    education, educational, academic, образование, образовании, обучение, studies, scholastic
  `),
  },
  skills: {
    phrases: listOf(`
    skills, technical skills, key skills, core skills, professional skills, hard skills, soft skills, personal qualification, personal qualifications, core competencies, competencies, technologies,
    tech stack, technology stack, stack, expertise, areas of expertise, skills and expertise, skill set, skillset, skills and tools, tools, toolbox,
    tools and technologies, technical expertise, technical proficiencies, proficiencies, technical knowledge, computer skills, it skills, software,
    software skills, strengths, key strengths, capabilities, core capabilities, competences, skills and competencies, skills and abilities, abilities,
    computer proficiency, computer efficiency, computer knowledge, computer literacy, computer exposure, it proficiency, it knowledge,
    technical proficiency, technical exposure, technical competency, software known, software knowledge, software packages, software exposure,
    packages known, core competency, core competence, key skill, area of expertise, skill profile,
    skills summary, summary of skills, specialties, specialities, specializations, areas of strength, key competencies, core strengths,
    skills and technologies, technical competencies, relevant skills, additional skills, other skills, skills highlights, skill highlights,
    personal skills, traits, personal traits, interpersonal skills, programming skills, digital skills, clinical skills, transferable skills, technical toolkit, toolkit, methods,
    core expertise, technical, professional expertise, software proficiency, technical summary, technical stack, top skills, what i do, what i know, what i am good at, what im good at, know how, equipment and know how, job related skills,
    tools and software, equipment, machines and tools, professional competencies, навыки, ключевые навыки, профессиональные навыки, технические навыки,
    умения и навыки, знания и умения, умения, умею, что умею, что я умею, чем владею, методики, владею методиками, программы и навыки, компетенции, ключевые компетенции, профессиональные компетенции, профессиональные качества,
    деловые качества, стек, технологии, стек технологий, инструменты, знания и навыки, навыки и умения, основные навыки, владение пк,
    компьютерные навыки, владение компьютером, знание программ, специальные навыки, дополнительные навыки, гибкие навыки, софт скиллы, хард скиллы,
    профессиональные умения, сильные стороны, программы, технологический стек, навыки и компетенции, знания, ключевые знания и навыки,
    профессиональные знания, основные компетенции, личностные качества, навыки работы с пк, программное обеспечение,
    skills include, skills and experience with, skills and experience in, технический стек,
    what i can do, what i bring, what i bring to the table, what i bring to the role, what i offer, what i can offer, what i work with, what im best at,
    things i can do, things i am good at, things i do well, am good at, im good at, good at, can help with, can help you with, how i can help,
    work with, play, play and teach, what i teach, what i cook, can do, in the kitchen, behind the bar, in the workshop, in the classroom, at the bench,
    in the lab, on the tools, on the shop floor, everyday tools, working knowledge, hands on skills, practical skills, practical abilities, trade skills,
    teaching strengths, teaching skills, personal strengths, professional strengths, selling points, key abilities, core abilities,
    skills and strengths, strengths and skills, skills and knowledge, knowledge and skills, knowledge areas, areas of knowledge, areas of practice,
    practice areas, areas of specialisation, areas of specialization, areas of competence, fields of expertise, fields of competence,
    domain expertise, specialist skills, special skills, specialisms, specialisations, laboratory techniques, lab techniques, lab skills,
    laboratory skills, methods and techniques, methods and tools, machines i run, equipment operated, equipment used, plant operated, systems used,
    systems and software, software and systems, software and tools, software used, apps and tools, tools i use, tools of the trade, my tools, my stack,
    tech skills, tech toolbox, technical profile, technical strengths, technical abilities, technical competences, technical environment,
    engineering skills, coding skills, secretarial skills, culinary skills, kitchen skills, legal skills, nursing skills, care skills, farm skills,
    skills offered, skills overview, skills at a glance, skills inventory, skills matrix, skills and attributes, key attributes, core qualifications,
    key proficiencies, key competences, core competences, competence, areas of excellence, treatments offered, services offered, clinical procedures,
    clinical competencies, clinical competences, clinical strengths, clinical expertise, techniques, repertoire, cuisines,
    технологии с которыми работал, технологии с которыми работала, технологии с которыми работаю, с чем работал, с чем работала, с чем работаю,
    работал с, работала с, работаю с, владею, владею программами, знаю и умею, знаю умею, умею и знаю, что знаю, что знаю и умею, что умею делать,
    чем могу быть полезен, чем могу быть полезна, чем полезен, чем полезна, в чем силен, в чем сильна, мои сильные стороны, мои умения, личные качества, мои инструменты,
    мой стек, на кухне, за барной стойкой, в цеху, техника на которой работал, станки и оборудование, инструменты и технологии,
    технологии и инструменты, программы и сервисы, программы и инструменты, софт, рабочие инструменты, виды работ, выполняемые работы,
    методы исследования, лабораторные методы, практические навыки, практические умения, рабочие навыки, трудовые навыки, управленческие навыки,
    педагогические навыки, медицинские навыки, владение программами, владение программным обеспечением, компьютерная грамотность, знание компьютера,
    работа на компьютере, области экспертизы, мои преимущества, ключевые умения, основные умения, знания умения навыки, навыки знания умения
  `),
    words: listOf(`
    skills, competencies, expertise, technologies, toolkit, proficiencies, навыки, компетенции, качества, умения, стек, инструменты, технологии, toolbox,
    capabilities, skill, skillset, competences, competence, competency, strengths, abilities, умею, навыками, навыков, techniques
  `),
  },
  languages: {
    phrases: listOf(`
    languages, language, language skills, spoken languages, foreign languages, language proficiency, languages spoken, linguistic skills,
    language competencies, foreign language, mother tongue, mother tongues, native language, other language, other languages, language knowledge, languages known, language abilities, языки, иностранные языки, знание языков, владение языками,
    знание иностранных языков, иностранный язык, языковые навыки, уровень владения языками, владение иностранными языками, степень владения языками, владение языком, уровень языка, знание языка, знание иностранного языка, уровень владения иностранными языками
  `),
    words: ['languages', 'языки', 'языков', 'языками', 'linguistic'],
  },
  certifications: {
    phrases: listOf(`
    certifications, certificates, certification, certificate, licenses, licences, licenses and certifications, certifications and licenses, licensure,
    credentials, professional certifications, professional credentials, accreditations, training and certifications, certifications and training,
    certificates and courses, courses, courses and certificates, courses and certifications, professional development, training, trainings,
    professional training, additional training, further training, further education, licensure and certification, licensure and certifications, certifications and courses, online courses,
    continuing education, professional qualifications, qualifications, licenses and certificates, certificates and licenses, board certifications,
    registrations, professional registrations, memberships and certifications, certificates and diplomas, technical certifications, courses and training,
    professional licenses, additional education, short courses, licences and short courses, courses and licences, licences and courses, tickets, licences and tickets,
    tickets and licences, qualifications and tickets, licences and ratings, tickets and certificates, certificates and tickets, trainings attended and certifications, safety tickets, safety training, safety certifications, certs, qualifications and certifications, certifications and qualifications,
    training courses, professional courses, training courses attended, courses attended, seminars, seminars attended, seminars and trainings,
    trainings and seminars, trainings and seminars attended, seminars and trainings attended, trainings attended, workshops, workshops and trainings,
    workshops and courses, courses and workshops, badges, digital badges, industry certifications, it certifications, board certification, permits,
    licenses and permits, licences and permits, additional qualifications, other qualifications, other certifications, additional certifications,
    additional courses, computer courses, certification courses, certificates and training, certificates and trainings, certifications and trainings,
    trainings and certifications, training and certificates, training and licences, training and qualifications, training history, mandatory training,
    professional training and certifications, professional licenses and certifications, professional certificates, professional accreditations,
    professional affiliations and certifications, licences registrations and certifications, civil service eligibility, eligibility, credentials and licenses,
    certificates and licences, driving licence, driving license, continuing professional development, сертификаты, сертификация,
    сертификации, курсы, повышение квалификации, дополнительное образование, курсы и тренинги, тренинги, курсы и сертификаты, сертификаты и курсы,
    лицензии, лицензии и сертификаты, сертификаты и аккредитация, курсы и документы, документы и курсы, документы, корочки, повышение квалификации курсы, тесты экзамены, профессиональная переподготовка, курсы повышения квалификации,
    аттестация, аттестации, электронные сертификаты, удостоверения, допуски, допуски и удостоверения, дипломы и сертификаты, тренинги и курсы,
    профессиональное развитие, обучающие курсы, дополнительное профессиональное образование, дпо, дополнительное обучение, пройденные курсы, семинары,
    семинары и тренинги, тренинги и семинары, курсы и семинары, профессиональные сертификаты, свидетельства, допуски и разрешения, лицензии и допуски,
    права и допуски, повышение квалификации и переподготовка, повышение квалификации и сертификаты, обучение и сертификаты, доп образование,
    курсы и повышение квалификации, повышение квалификации курсы и тренинги, аттестации и допуски, дополнительное образование и курсы,
    дополнительное образование курсы, сертификаты и лицензии, удостоверения и допуски
  `),
    words: listOf(`
    certifications, certificates, certification, licenses, licences, licensure, сертификаты, сертификация, курсы, квалификации, лицензии, удостоверения,
    courses, credentials
  `),
  },
  projects: {
    phrases: listOf(`
    projects, personal projects, selected projects, key projects, side projects, portfolio, featured projects, notable projects, project experience,
    projects experience, open source, open source projects, academic projects, research projects, case studies, selected work, selected works,
    featured work, major projects, recent projects, creative works, project highlights, professional projects, project portfolio, patents,
    open source contributions, exhibitions, performances, ventures, works, project, technical projects, проекты, портфолио, ключевые проекты,
    личные проекты, пет проекты, избранные проекты, учебные проекты, реализованные проекты, патенты, выставки, основные проекты, мои проекты
  `),
    words: ['projects', 'portfolio', 'проекты', 'портфолио', 'patents'],
  },
  awards: {
    phrases: listOf(`
    awards, honors, honours, awards and honors, honors and awards, awards and honours, honours and awards, recognition, recognition and awards,
    awards and recognition, honors awards, scholarships, grants, fellowships, awards and achievements, prizes, honors awards and scholarships, fellowships and awards,
    grants and awards, academic awards, academic honors, academic honours, awards and scholarships, scholarships and awards, scholarships and fellowships,
    fellowships and scholarships, awards and fellowships, awards and grants, grants and scholarships, grants and fellowships, prizes and awards,
    research grants, grants and funding, research funding, funding, funded projects, funded research, external funding, competitive funding, distinctions, accolades, press, recognitions, награды, награды и достижения, премии, гранты, поощрения, грамоты, награды и премии,
    дипломы и награды, награды и поощрения
  `),
    words: listOf(`
    awards, honors, honours, награды, премии, scholarships, recognition, fellowships, accolades
  `),
  },
  achievements: {
    phrases: listOf(`
    achievements, key achievements, accomplishments, key accomplishments, career highlights, selected achievements, major achievements,
    professional achievements, highlights, notable achievements, impact, key results, selected accomplishments, career achievements, достижения,
    ключевые достижения, основные достижения, профессиональные достижения, результаты, ключевые результаты, мои достижения
  `),
    words: ['achievements', 'accomplishments', 'достижения', 'highlights'],
  },
  publications: {
    phrases: listOf(`
    publications, publication record, publications as lead author, selected publications, papers, articles, publications and presentations, presentations, conferences, talks, speaking, research,
    published work, published works, writing, books, conference presentations, journal articles, research interests, invited talks, bibliography, speaking engagements,
    media, peer reviewed publications, talks and presentations, publication list, list of publications, scientific publications, research publications,
    recent publications, recent research publications, refereed publications, peer reviewed articles, book chapters, chapters in books, preprints,
    working papers, conference papers, conference talks, contributed talks, talks and seminars, seminars and talks, talks and posters, posters,
    poster presentations, oral presentations, presentations and posters, conferences and seminars, seminars given, invited seminars, invited lectures,
    invited presentations, keynotes, keynote lectures, colloquia, lectures given, lectures and courses, courses taught, panels, panels and round tables,
    round tables, panel discussions, theses, theses supervised, supervised theses, thesis supervision, thesis committees, phd committees,
    phd thesis committees, dissertation committees, students, students supervised, supervised students, student supervision, supervision,
    research supervision, supervision of students, phd students, doctoral students, graduate students supervised, advisees, advising, публикации, научные публикации, статьи, конференции, выступления, научная деятельность,
    научные работы, публикации и выступления, доклады, список публикаций, основные публикации, избранные публикации, научные статьи,
    публикации и доклады, доклады на конференциях, участие в конференциях, выступления на конференциях, научное руководство, аспиранты,
    руководство студентами, руководство дипломными работами, защищенные ученики, учебные курсы и лекции
  `),
    words: ['publications', 'публикации', 'presentations', 'talks', 'papers', 'speaking', 'выступления'],
  },
  volunteer: {
    phrases: listOf(`
    volunteer, volunteering, volunteer experience, volunteer work, community service, community involvement, extracurricular activities,
    extracurriculars, leadership, service and leadership, activities, leadership and activities, social activities, community, community engagement,
    civic engagement, community outreach, volunteer and community, campus involvement, leadership and service, volunteer activities, giving back,
    committees, committee work, advisory boards, scientific advisory board, scientific committees, scientific committee, program committees,
    programme committees, editorial boards, editorial board, editorial activities, peer review, reviewing, reviewer activities, professional service,
    academic service, service to the profession, university service, departmental service, institutional service, outreach, science outreach,
    outreach activities, public engagement, mentorship programs, conference organization, conference organisation, conferences organized,
    conferences organised, organization of conferences, conference and seminars organization, event organization,
    social engagement, volunteering experience, causes, service, pro bono, community leadership, extracurricular, волонтерство, волонтёрство,
    волонтерский опыт, волонтёрский опыт, общественная деятельность, общественная работа, волонтерская деятельность, волонтёрская деятельность
  `),
    words: listOf(`
    volunteer, volunteering, community, extracurricular, волонтерский, волонтёрский, общественная, волонтерство, activities
  `),
  },
  interests: {
    phrases: listOf(`
    interests, hobbies, hobby, hobbies and interests, interests and hobbies, personal interests, passions, beyond work, outside work, outside of work, leisure,
    my interests, in my free time, interests and activities, activities and interests, professional interests, about my free time, off the clock,
    pastimes, интересы, хобби, увлечения, хобби и интересы, интересы и хобби, хобби и увлечения, увлечения и хобби, увлечение и хобби, свободное время, после работы, вне работы, спорт
  `),
    words: ['interests', 'hobbies', 'интересы', 'хобби', 'увлечения', 'passions'],
  },
  references: {
    phrases: listOf(`
    references, referees, recommendations, testimonials, reference, professional references, endorsements, what people say, kind words,
    references available upon request, praise, what others say, рекомендации, рекомендатели, отзывы, рекомендации предоставляются по запросу,
    рекомендательные письма, рецензенты, рекомендует, кому позвонить, кто может рекомендовать
  `),
    words: ['references', 'recommendations', 'testimonials', 'рекомендации', 'отзывы', 'referees', 'endorsements'],
  },
  contact: {
    phrases: listOf(`
    contact, contacts, contact information, contact details, contact info, contact me, get in touch, reach me, personal contacts, connect, find me,
    links, profiles, social, online, social links, on the web, social networks, my contacts, contact data, coordinates, say hello, find me online,
    online profiles, online presence, social profiles, reach out, how to reach me, контакты, контактная информация, контактные данные, мои контакты,
    связаться, связь, ссылки, для связи, как связаться, социальные сети, соцсети
  `),
    words: ['contact', 'contacts', 'контакты', 'контактная'],
  },
  personal: {
    phrases: listOf(`
    personal information, personal details, personal data, personal, personal info, basic information, general information, details, vitals, basics,
    bio data, additional information, additional info, other information, miscellaneous, additional, other, info, information, personal particulars,
    availability, declaration, passport details, personal dossier, personal vitae, personal memoranda, personal minutiae, family background,
    личная информация, личные данные, персональная информация, общая информация, дополнительная информация, персональные данные,
    анкетные данные, общие сведения, дополнительные сведения, прочие сведения, иные сведения, личное, немного личного, прочее, дополнительно, анкета, личные сведения, семейное положение, опыт вождения, водительские права, водительское удостоверение, разное,
    основная информация, прочая информация, другое
  `),
    words: ['personal', 'информация', 'данные', 'сведения', 'miscellaneous'],
  },
  summary: {
    phrases: listOf(`
    summary, professional summary, profile, professional profile, about, about me, executive summary, career summary, personal profile,
    personal statement, overview, introduction, bio, biography, career overview, professional overview, summary of qualifications,
    qualifications summary, career profile, who i am, statement, personal summary, background, professional statement, hello, my story, mission,
    the brief, brief, at a glance, profile summary, resume summary, summary statement, highlights of qualifications, philosophy, professional bio,
    manifesto, artist statement, teaching philosophy, snapshot, in brief, abstract, synopsis, о себе, обо мне, кто я, пару слов о себе, несколько слов о себе, кратко о себе, немного о себе, профиль,
    резюме, краткая информация, профессиональный профиль, общее, информация о себе, краткое резюме, дополнительная информация о себе, коротко о себе,
    профессиональное резюме, личные качества и цели, саммари, кратко обо мне, коротко обо мне, краткое описание
  `),
    words: listOf(`
    summary, profile, about, overview, statement, себе, профиль, обо мне
  `),
  },
  objective: {
    phrases: listOf(`
    objective, objectives, career objective, career objectives, carrier objective, carrier objectives, job objective, professional objective, goal, career goal, career goals, goals, career aspirations, position sought,
    desired position, target position, post applied, post applied for, position applied, position applied for, looking for, employment objective, цель, цели, карьерные цели, желаемая должность, желаемая должность и зарплата,
    желаемая должность и уровень дохода, цель поиска, пожелания, пожелания к работе, желаемая работа, ищу работу, цель резюме, пожелания к месту работы,
    карьерная цель, пожелания к будущей работе, соискание должности
  `),
    words: ['objective', 'objectives', 'goals', 'цель', 'пожелания'],
  },
  salary: {
    phrases: listOf(`
    salary, salary expectations, expected salary, salary expectation, desired salary, compensation, compensation expectations, salary requirements,
    current salary, зарплата, заработная плата, зарплатные ожидания, желаемая зарплата, ожидаемая зарплата, ожидания по зарплате, уровень дохода,
    желаемый доход, желаемый уровень дохода, ожидаемый доход, финансовые ожидания, ожидания, expectations, доход, вознаграждение
  `),
    words: ['salary', 'compensation', 'зарплата', 'зарплатные', 'дохода'],
  },
  other: {
    phrases: listOf(`
    memberships, professional memberships, membership, professional membership, affiliations, professional affiliations, professional societies, society memberships, associations, professional associations,
    professional bodies, memberships and affiliations, affiliations and memberships, membership of professional bodies, professional memberships and affiliations, memberships of societies, professional organizations, professional organisations,
    членство, членство в организациях, членство в профессиональных организациях, членство в ассоциациях, членство в сообществах, участие в профессиональных организациях, профессиональные объединения, профессиональные ассоциации
  `),
    words: [],
  },
};

export const headings = Object.fromEntries(
  (Object.keys(ownHeadings) as (keyof typeof ownHeadings)[]).map((kind) => [
    kind,
    {
      ...ownHeadings[kind],
      phrases: [...ownHeadings[kind].phrases, ...listOf(otherHeadings[kind] ?? ''), ...listOf(writersHeadings[kind] ?? '')],
    },
  ]),
) as unknown as typeof ownHeadings;

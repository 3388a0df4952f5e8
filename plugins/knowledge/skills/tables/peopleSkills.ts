/** Human resources, education, social work and care of children. The form is told at `parseSkillTable`. */
export const peopleSkills = String.raw`
# other | human resources
Human resources = !?HR, HR management, Human resource management, Human resources management, HR administration, кадры, HR-менеджмент, управление человеческими ресурсами, HR operations
Recruitment = Recruiting, Recruiter, Candidate sourcing, Hiring, Staffing, подбор персонала, рекрутинг, рекрутмент, поиск и подбор персонала, Candidate selection, найм персонала, Employee recruitment, End-to-end recruitment, Full-cycle recruiting, массовый подбор, Staff recruitment
Talent acquisition = Talent sourcing, Executive search, Headhunting, хедхантинг, привлечение талантов > Recruitment
Talent management = Succession planning, управление талантами, кадровый резерв, Talent development
Interviewing = Job interviews, Interviewing skills, Interviewing candidates, Structured interviews, проведение собеседований, проведение интервью, Competency-based interviewing, Candidate interviews
Technical recruiting = IT recruitment, IT-рекрутинг, подбор IT-персонала > Recruitment
Boolean search = Sourcing candidates, Sourcing, сорсинг
Onboarding = Employee onboarding, New hire onboarding, Orientation of new hires, адаптация персонала, онбординг, Induction training, адаптация сотрудников, Offboarding
Employee relations = Labor relations, Labour relations, Industrial relations, трудовые отношения, Union negotiations, Grievance handling, Employee grievances, Collective bargaining
Employee engagement = Staff engagement, вовлеченность персонала, Employee satisfaction, Employee experience, Employee retention, Retention strategies
Performance management = Performance appraisal, Performance appraisals, Performance reviews, Performance evaluation, Employee evaluation, оценка персонала, управление эффективностью, аттестация персонала, Performance assessment, оценка эффективности
Compensation = Compensation and benefits, !C&B, Compensation management, Salary benchmarking, компенсации и льготы, системы мотивации, Job evaluation, грейдирование, разработка системы мотивации, Compensation & benefits, Compensation planning
Benefits administration = Employee benefits, Benefits management, льготы персонала
HR policies = HR policy, HR policy development, Policies and procedures, HR compliance, кадровая политика, Personnel policies, локальные нормативные акты
Personnel records = HR administration documents, кадровое делопроизводство, кадровый учет, ведение кадровой документации, ведение личных дел, воинский учет, кадровое администрирование, Personnel administration, Employee records
Organizational development = Organisational development, Organization development, Organizational design, организационное развитие, Organizational psychology, Org design, Culture development, корпоративная культура
Learning and development = !L&D, Training and development, Staff training, Employee training, Team training, Corporate training, Training delivery, обучение персонала, обучение и развитие персонала, корпоративное обучение, Training programs, обучение сотрудников, Training & development, Employee development, Staff development, Training of staff, проведение тренингов, разработка тренингов, Professional development programs
Employer branding = Employer brand, HR-бренд, бренд работодателя, HR-брендинг
Diversity and inclusion = Diversity, Diversity & inclusion, !DEI, !D&I, Equity and inclusion
HR analytics = People analytics, HR metrics, HR reporting, HR-аналитика
HR business partnering = HRBP, HR business partner
Workforce management = Headcount planning, Manpower planning, планирование численности, Time and attendance, табельный учет, учет рабочего времени
HRIS = !HRIS, HR information systems, Human resource information system, HR systems, HR software, !HRMS, HCM systems
Applicant tracking systems = !ATS, Applicant tracking, Applicant tracking system
BambooHR = Bamboo HR > HRIS | Personio, UKG Pro, Oracle HCM, Cornerstone OnDemand
Greenhouse ATS = Greenhouse.io > Applicant tracking systems | Lever ATS, Taleo, iCIMS, SmartRecruiters, Bullhorn, JobVite, Workable, Huntflow, Хантфлоу, Potok ATS
HeadHunter = hh.ru, HH.ru, ХедХантер > Recruitment
Occupational safety = Occupational health and safety, Workplace safety, Health and safety, !HSE, !EHS, !OHS, охрана труда, техника безопасности, охрана труда и техника безопасности, промышленная безопасность, Safety regulations, Safety management, Safety procedures, Health & safety, Safety compliance, Safety training < !OSHA (OSHA regulations; OSHA compliance), NEBOSH, IOSH
Career counseling = Career guidance, Career advising, профориентация, Outplacement

# other | education
Teaching = Classroom teaching, Teaching skills, Instruction, Teaching experience, преподавание, педагогика, преподавательская деятельность, Pedagogy, Educating, Lecturing, чтение лекций, педагогическая деятельность
Lesson planning = Lesson plans, Lesson preparation, планирование уроков, разработка уроков > Teaching
Curriculum development = Curriculum design, Course development, Curriculum planning, разработка учебных программ, разработка учебных планов, учебно-методическая работа, методическая работа, Syllabus design, разработка образовательных программ, Course design
Instructional design = E-learning development, eLearning, E-learning, педагогический дизайн, Learning design, Course authoring, электронное обучение < Articulate Storyline, Adobe Captivate
Classroom management = Behavior management, Student behavior management, управление классом, классное руководство, Behaviour management
Tutoring = Private tutoring, Tutor, репетиторство, One-on-one tutoring
Student assessment = Assessment design, Grading, Student evaluation, оценка знаний, Exam preparation, Test preparation, подготовка к экзаменам, подготовка к ЕГЭ, подготовка учеников к ЕГЭ, подготовка учащихся к ЕГЭ, подготовка детей к школе, Educational assessment, подготовка к ОГЭ, !ЕГЭ, !ОГЭ, SAT preparation, IELTS preparation
Differentiated instruction = Individualized instruction, индивидуальный подход к ученикам, Inclusive education, инклюзивное образование
Special education = Special needs education, Special needs, Special educational needs, !IEP, !SEN, Individualized education programs, Autism support, коррекционная педагогика, дефектология < Applied behavior analysis (!ABA therapy)
Early childhood education = Preschool education, Kindergarten teaching, Early childhood development, дошкольное образование, дошкольная педагогика, Early years education, Preschool teaching < Montessori
Childcare = Child care, Babysitting, Caring for children, присмотр за детьми, уход за детьми, Child development, Nanny, воспитание детей, развитие детей
Student counseling = Academic advising, School counseling, Student advising, Guidance counseling
Language teaching = ESL, !EFL, Teaching English, English teaching, преподавание английского языка, преподавание иностранных языков, ESL teaching < TESOL, TEFL, CELTA
Online teaching = Remote teaching, Distance learning, дистанционное обучение, онлайн-обучение, Virtual classroom
STEM education = Science education, Math tutoring, Math instruction, преподавание математики
Music education = Music teaching, Music instruction, преподавание музыки
Physical education = Sports coaching, Athletic coaching, физическая культура, физвоспитание, тренерская работа, Sports training
Personal training = Fitness training, Fitness instruction, Fitness coaching, персональные тренировки, фитнес, Strength training, Group fitness, Exercise prescription
Educational administration = School administration, School leadership, Academic administration, управление образованием
Educational technology = EdTech, Smart boards, интерактивная доска
Google Classroom > Educational technology | Moodle, Canvas LMS, Blackboard Learn, Kahoot, Schoology, PowerSchool, Edmodo, Ellucian Banner, Jenzabar, Skyward, Ellucian Colleague
Learning management systems = !LMS, Learning management system, СДО, система дистанционного обучения
Literacy instruction = Reading instruction, Phonics, обучение чтению
Parent communication = Parent-teacher communication, работа с родителями, Parent engagement
Library science = Cataloging, Cataloguing, Library services, библиотечное дело, каталогизация, Library management, Information retrieval
Museum curation = Curation, Curating, Archival research, Collections management, музейное дело, Art history

# other | social work and psychology
Social work = Social services, Case management, Case work, социальная работа, Casework, социальное обслуживание, Client advocacy, социальное сопровождение
Counseling = Counselling, Psychological counseling, психологическое консультирование, консультирование психолога, Mental health counseling, Group counseling, Individual counseling
Psychology = Clinical psychology, Behavioral psychology, психология, клиническая психология, Cognitive psychology, Psychological assessment, психодиагностика, Psychological testing
Psychotherapy = Group therapy, психотерапия, гештальт-терапия, Play therapy < Cognitive behavioral therapy (!CBT; когнитивно-поведенческая терапия), Family therapy, Art therapy (арт-терапия), Dialectical behavior therapy
Crisis intervention = Suicide prevention, Trauma-informed care, кризисная помощь
Addiction counseling = Substance abuse counseling, Substance abuse, Drug counseling, Addiction treatment
Community outreach = Community engagement, Community development, Outreach, Community relations, Community organizing, Community service, Outreach programs
Advocacy work = Human rights, Victim advocacy, права человека
Youth work = Youth development, Youth mentoring, работа с молодежью, Youth programs
Elderly care = Senior care, Geriatric care, Eldercare, уход за пожилыми, уход за пожилыми людьми, Dementia care, Home care
Disability support = Support for people with disabilities, Developmental disabilities, Direct support
Intake assessment = Needs assessment, Client intake
Safeguarding = Child protection, Child welfare, защита детей
Humanitarian aid = Emergency relief, Refugee assistance, гуманитарная помощь
Religious ministry = Pastoral care, Preaching
Public safety = Law enforcement, Patrol, Policing, Emergency management, правоохранительная деятельность
Firefighting = Fire safety, Fire prevention, пожарная безопасность, Fire suppression, пожаротушение
Security guarding = Security services, Surveillance, Access control, Physical security, CCTV, охрана объектов, Security patrol, контрольно-пропускной режим, Video surveillance, видеонаблюдение, Crowd control
Military operations = Military leadership, Military service, Army logistics
`;

/** Ways of working with people and with oneself. The form is told at `parseSkillTable`. */
export const softSkills = String.raw`
# soft | communication
Communication = ?коммуникабельный, ?общительный, ?communicative, ?articulate, общительность, Communication skills, Interpersonal communication, Effective communication, Excellent communication, Oral communication, Communicator, коммуникабельность, коммуникативные навыки, навыки коммуникации, деловое общение, грамотная речь
Written communication = Writing skills, Written and verbal communication, грамотная письменная речь, деловая переписка, Business correspondence > Communication
Verbal communication = Verbal and written communication, Oral and written communication, грамотная устная речь > Communication
Public speaking = Presentations, Presentation skills, Presenting, Public presentations, публичные выступления, навыки презентации, ораторское искусство > Communication
Active listening = активное слушание, умение слушать
Negotiation = Negotiations, Negotiating, Negotiation skills, Contract negotiation, Contract negotiations, Vendor negotiation, Vendor negotiations, Price negotiation, переговоры, ведение переговоров, навыки переговоров, проведение переговоров, деловые переговоры
Persuasion = Influencing, Influencing skills, Persuasive communication, навыки убеждения, умение убеждать
Storytelling = сторителлинг, Data storytelling
Interpersonal skills = People skills, Interpersonal, Social skills, межличностное общение
Relationship building = Building relationships, Relationship management, Client relationships, Customer relationships, Building rapport, выстраивание отношений, Relationship development
Stakeholder management = Stakeholder engagement, Stakeholder communication, Stakeholder relations, управление стейкхолдерами, управление заинтересованными сторонами, работа со стейкхолдерами
Cross-functional collaboration = Cross-functional teams, Cross functional collaboration, Cross-functional, Cross-team collaboration, Cross-functional teamwork, кросс-функциональное взаимодействие > Teamwork
Facilitation = Meeting facilitation, Workshop facilitation, Workshop moderation, фасилитация
Conflict resolution = Conflict management, Dispute resolution, Mediation, De-escalation, разрешение конфликтов, управление конфликтами, решение конфликтных ситуаций
Diplomacy = Tactfulness, тактичность, дипломатичность
Networking skills = Professional networking, Business networking, нетворкинг

# soft | leadership
Leadership = Leadership skills, Strong leadership, лидерство, лидерские качества, лидерские навыки
Team leadership = Team lead, Leading teams, Leading a team, Team leading, руководство командой, лидерство в команде, руководство коллективом > Leadership
Team management = Managing teams, People management, Staff management, Personnel management, Management of teams, Line management, управление командой, управление персоналом, управление людьми, руководство персоналом, управление сотрудниками, руководство сотрудниками > Leadership
Team building = Teambuilding, Team development, тимбилдинг, формирование команды
Mentoring = Mentorship, Mentor, наставничество, менторство
Coaching = Executive coaching, Career coaching, Coaching skills, коучинг
Delegation = Delegating, делегирование, делегирование полномочий
Supervision = Staff supervision, Supervisory skills, Employee supervision, Supervising staff
Motivation skills = Motivating teams, Team motivation, мотивация персонала, мотивация команды
Decision making = Decision-making, Decision making skills, принятие решений, умение принимать решения
Change management = Organizational change management, Organizational change, управление изменениями
Strategic thinking = Strategic mindset, стратегическое мышление
Remote team management = Distributed teams, Remote teams, Remote collaboration, Virtual teams
Cultural awareness = Cross-cultural communication, Intercultural communication, Cultural sensitivity, Intercultural competence, Cultural competence, межкультурная коммуникация

# soft | working style
Teamwork = Team work, Team player, Team-player, Team collaboration, Collaboration, Collaboration skills, Team-oriented, командная работа, работа в команде, умение работать в команде, командный игрок
Problem solving = Problem-solving, Problem solver, Problem solving skills, Solving problems, решение проблем, решение задач, умение решать проблемы
Critical thinking = критическое мышление
Analytical skills = Analytical thinking, Analytic skills, Analytical mindset, аналитическое мышление, аналитические способности, аналитический склад ума, аналитические навыки
Creativity = ?creative, ?креативный, ?творческий, Creative thinking, Creative problem solving, креативность, творческий подход, креативное мышление
Adaptability = Flexibility, Adaptable, Versatility, адаптивность, гибкость мышления
Time management = Managing time, управление временем, тайм-менеджмент, Time-management
Organizational skills = ?организованный, ?structured, Organisational skills, Organization skills, Organized, Organised, организаторские способности, организаторские навыки, организованность, организационные навыки
Planning = Planning skills, Work planning, навыки планирования
Prioritization = Prioritizing, Prioritisation, Setting priorities, расстановка приоритетов, приоритизация
Multitasking = Multi-tasking, Multitask, Multi-task, многозадачность, работа в режиме многозадачности
Attention to detail = ?внимательный, аккуратность, ?аккуратный, Detail-oriented, Detail oriented, Attention to details, Eye for detail, Detail-orientation, Meticulous, внимание к деталям, внимательность к деталям, внимательность
Self-motivation = ?motivated, ?мотивированный, ?self-driven, Self-motivated, Self motivated, Self-starter, Self starter, самомотивация
Self-management = ?disciplined, ?дисциплинированный, дисциплинированность, Self-organization, Self-organized, Self-discipline, самоорганизация, самодисциплина
Independence = Work independently, Working independently, Autonomous working, Ability to work independently, самостоятельность, умение работать самостоятельно
Initiative = ?инициативный, ?проактивный, Proactive, Proactivity, Proactiveness, Pro-active, инициативность, проактивность
Responsibility = !?Responsibility, !?responsibility, ?responsible, ?ответственный, Reliability, Dependability, ответственность, надежность, Accountability, Reliable, Conscientious
Work ethic = ?трудолюбивый, ?исполнительный, ?diligent, ?dedicated, Strong work ethic, Hard-working, Hardworking, трудолюбие, исполнительность
Fast learning = ?обучаемый, Quick learner, Fast learner, Willingness to learn, Eager to learn, Ability to learn quickly, Learning agility, обучаемость, быстрая обучаемость, быстро обучаюсь, легко обучаемый
Stress tolerance = ?стрессоустойчивый, Stress management, Stress resistance, Working under pressure, Work under pressure, Resilience, стрессоустойчивость
Emotional intelligence = Empathy, Empathetic, эмпатия, эмоциональный интеллект
Patience = терпение, терпеливость
Customer focus = Customer orientation, Customer-oriented, Customer-focused, Client-focused, Customer-centric, клиентоориентированность, ориентация на клиента
Results orientation = ?целеустремленный, Results-oriented, Results-driven, Result-oriented, Goal-oriented, Goal-driven, Result driven, ориентация на результат, нацеленность на результат, целеустремленность
Punctuality = Punctual, пунктуальность, ?пунктуальный
Integrity = ?честный, ?порядочный, ?honest, ?trustworthy, Professional integrity, Honesty, Trustworthiness, честность, порядочность
Entrepreneurship = Entrepreneurial mindset, Entrepreneurial spirit, Entrepreneurial thinking, предпринимательское мышление, Startup experience
Systems thinking = System thinking, системное мышление
Business acumen = Commercial awareness, Business sense, Commercial acumen
Resourcefulness = находчивость
Curiosity = ?curious, любознательность, ?любознательный, Intellectual curiosity
Ambition = ?ambitious, амбициозность, ?амбициозный
Research skills = Information gathering
Confidentiality = Discretion, конфиденциальность
Positive attitude = ?friendly, ?доброжелательный, ?позитивный, доброжелательность, ?enthusiastic, Positive thinking, Can-do attitude, позитивный настрой, позитивное мышление
`;

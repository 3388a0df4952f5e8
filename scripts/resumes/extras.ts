/** Sections that look like jobs or studies but are neither. */
export type ExtraKind = 'volunteering' | 'projects' | 'awards' | 'publications' | 'additional';

/** What people write there, by kind and language: `H` headings, `T` titles, `O` organisations, `B` sentences. */
export interface Extra {
  kind: ExtraKind;
  /** Only people at universities write it. */
  scholar: boolean;
  headings: string[];
  titles: string[];
  owners: string[];
  bodies: string[];
}

const english = `
# volunteering
H: Volunteer work; Volunteering; Community; Giving back; Unpaid work; Voluntary roles; Causes
T: Mentor; Treasurer; Board Member; Weekend Coordinator; Youth Coach; Tutor; Team Leader; Fundraiser; Crew Member
O: Meals for {town}; Code Club {town}; Red Cross; {name} Animal Shelter; Friends of the {town} Library; Mountain Rescue; Habitat {name}
B: Taught 20 teenagers to solder and to code; Organised a bake sale for the new roof; Drove the food van on Saturdays; Global movement of free coding clubs for young people
# projects
H: Projects; Selected projects; Side projects; What I built; Portfolio; Own work
T: {name} Tracker; Rainwater Garden; Open{name}; Festival Website; Budget Planner; {name} Archive; Online Atlas of {town}
O: {name} Collective; Open source; University of {town}; {name} Labs; Personal
B: A small tool that keeps track of garden tools lent to neighbours; Built with three friends over a summer and used by 4,000 people; Won first place among 40 teams; Cut the response time from 900 to 120 ms
# projects
H: Hackathons; Competitions; Projects and competitions; Personal projects; Achievements and competitions
T: {name}Bot; Bus Stop Radar; Recipe Finder; Two Thousand Tiles; Card Game Server; Participant; Finalist, team of four; Flood Map of {town}; Mobile Application Development; Web Application
O: Hack{town} 2021; {name} Game Jam; {town} Hacks 5; Olympiad in Informatics; {name} Robotics Cup; Big Data Club; National Debating Contest
B: Made a chat application for people who live alone; Top 30 of more than 300 submissions; Technologies used: Python, Flask, PostgreSQL; Won best use of open data; Designed and implemented the game from scratch in 48 hours
# awards
H: Awards; Honours; Honors & Awards; Distinctions; Recognition; Prizes
T: Employee of the Year; {name} Medal; Dean's List; Young Talent Prize; Best Poster; Innovation Award; Scholar of the Year; Excellence in Service
O: {name} Foundation; University of {town}; Chamber of Commerce {town}; {name} Association; City of {town}
B: For the calmest hand in the busiest season; Given to one in two hundred; There is no spoon
# publications
H: Publications; Papers; Articles and talks; Writing; Published work
T: The Quiet Workshop; Measuring What Matters in {town}; A Guide to {name}; On the Ageing of Timber; Handbook of Shift Planning; Scaling Small Teams
O: {name} Press; Journal of {town} Studies; {name} Magazine; {town} Weekly; Conference on {name}
B: An essay on patience; Explains the method with twelve examples; Innovative paper on how to do more with less
# publications scholar
H: Talks; Talks and seminars; Invited talks; Presentations; Conference contributions; Seminars; Lectures and courses; Panels and round tables
T: {name} in the Light of New Data; Keynote: What We Owe to {name}; Measuring What Matters; Poster: Small Samples, Large Claims; The Noisy Middle; From {town} to the World; Lunchtime seminar
O: {name} Symposium 2022; University of {town}; Institute of Physics, {town}; Summer School {town}; {name} Colloquium; Winter Workshop on {name}; Academy of Sciences
B: Virtual; {town}; Moderated by Prof. {name}; Theory seminar; Invited by the students
# volunteering scholar
H: Committees; Professional service; Service; Academic service; Organisation of conferences; Reviewing; Outreach; Editorial work
T: Programme committee chair; Reviewer; Member of the board; Local organiser; Session chair; Advisory group on {name}; PhD thesis committee; Guest editor
O: {name} Conference 2023; Journal of {name}; Faculty of Science, University of {town}; European {name} Network; Ministry of Research; {town} Science Festival
B: Thesis of {name} {name}: On Quiet Systems; Supervisor: Dr. {name}; Twelve papers a year; Open day for 300 pupils
# awards scholar
H: Grants; Funding; Funded projects; Fellowships and grants; Scholarships; Honours and grants
T: Young Researcher Grant; Travel Grant; Doctoral Fellowship; {name} Scholarship; Project “{name}”, principal investigator; Computing time on {name}
O: National Science Foundation; European Research Council; {name} Trust; University of {town}; Ministry of Research
B: Budget: 120,000 EUR; Role: co-investigator; Two doctoral students for three years
# additional scholar
H: Students; Supervision; Supervised theses; Theses supervised; Doctoral students; Mentoring; Jury memberships
T: {name} {name}, PhD; Master's thesis of {name}; Bachelor's thesis of {name}; {name} {name} (in progress)
O: University of {town}; Technical University of {town}; Master Programme {name}
B: On the Limits of {name}; Co-supervised with Prof. {name}; An application of {name} to sparse data
`;
const russian = `
# volunteering
H: Волонтёрство; Общественная работа; Добровольческий опыт; Помогаю
T: Волонтёр; Наставник; Координатор; Казначей; Тренер юношеской команды
O: Фонд «{name}»; Приют «{name}»; Красный Крест; Клуб соседей, {town}
B: Развозил продукты по субботам; Учила подростков программировать; Собирали деньги на ремонт крыши
# projects
H: Проекты; Портфолио; Что я сделал; Избранные проекты
T: Сервис «{name}»; Сайт фестиваля; Планировщик бюджета; Атлас города {town}
O: Команда «{name}»; Личный проект; Лаборатория «{name}»
B: Небольшая программа для учёта инструмента; Сделали втроём за лето; Первое место среди 40 команд
# awards
H: Награды; Достижения и награды; Грамоты; Премии
T: Лучший сотрудник года; Медаль «{name}»; Почётная грамота; Премия молодым специалистам
O: Администрация города {town}; Фонд «{name}»; Торговая палата
B: За спокойствие в горячую пору; Вручается одному из двухсот
# publications
H: Публикации; Статьи и доклады; Печатные работы
T: Тихая мастерская; Пособие по планированию смен; О старении древесины
O: Издательство «{name}»; Журнал «{name}»; Вестник города {town}
B: Эссе о терпении; Метод на двенадцати примерах
# projects
H: Олимпиады и конкурсы; Хакатоны; Конкурсы
T: Участник; Призёр, команда «{name}»; Карта паводков; Бот «{name}»; Финалист
O: Хакатон «{name}»; Олимпиада по информатике; Кубок города {town}; Конкурс «{name}»
B: Сделали прототип за двое суток; Второе место из 60; Использовали Python и PostgreSQL
# publications scholar
H: Доклады; Участие в конференциях; Выступления; Лекции
T: {name}: новые данные; Пленарный доклад; О малых выборках; Стендовый доклад
O: Чтения памяти {name}; Конференция молодых учёных, {town}; Семинар «{name}»
B: Онлайн; г. {town}; Соавтор: проф. {name}
# volunteering scholar
H: Научно-организационная работа; Рецензирование; Оргкомитеты
T: Член программного комитета; Рецензент; Учёный секретарь; Секретарь секции
O: Журнал «{name}»; Конференция «{name}»; Диссертационный совет
B: Двенадцать рецензий в год; День открытых дверей
# additional scholar
H: Научное руководство; Дипломники; Аспиранты
T: Дипломная работа {name}; Магистерская диссертация {name}
O: Университет г. {town}; Институт «{name}»
B: О пределах применимости метода; Защищена с отличием
`;
const german = `
# volunteering
H: Ehrenamt; Freiwilliges Engagement
T: Mentorin; Kassenwart; Jugendtrainer; Vorstandsmitglied
O: Tafel {town}; Rotes Kreuz; Verein {name} e. V.
B: Samstags Lebensmittel ausgefahren; Zwanzig Jugendliche im Löten unterrichtet
# projects
H: Projekte; Eigene Arbeiten
T: {name} Tracker; Webseite zum Stadtfest; Regengarten
O: Privat; {name} Labor
B: In einem Sommer zu dritt gebaut; Erster Platz unter 40 Teams
# awards
H: Auszeichnungen; Preise
T: Mitarbeiterin des Jahres; {name}-Medaille; Förderpreis
O: Stadt {town}; {name} Stiftung
B: Für ruhige Hand in der Hochsaison
`;

function parse(text: string): Extra[] {
  return text
    .split(/^# /mu)
    .slice(1)
    .map((block) => {
      const [title, ...rows] = block.trim().split('\n');
      const [kind, scholar] = title!.split(' ');
      const list = (mark: string) =>
        rows
          .find((row) => row.startsWith(`${mark}: `))!
          .slice(3)
          .split('; ');
      return {
        kind: kind as ExtraKind,
        scholar: scholar !== undefined,
        headings: list('H'),
        titles: list('T'),
        owners: list('O'),
        bodies: list('B'),
      };
    });
}

export const extras: Readonly<Record<string, Extra[]>> = { en: parse(english), ru: parse(russian), de: parse(german) };

/** Sections that look like jobs or studies but are neither. */
export type ExtraKind = 'volunteering' | 'projects' | 'awards' | 'publications';

/** What people write there, one block per kind and language: `H` headings, `T` titles, `O` organisations, `B` sentences. */ export interface Extra {
  kind: ExtraKind;
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
      const [kind, ...rows] = block.trim().split('\n');
      const list = (mark: string) =>
        rows
          .find((row) => row.startsWith(`${mark}: `))!
          .slice(3)
          .split('; ');
      return { kind: kind as ExtraKind, headings: list('H'), titles: list('T'), owners: list('O'), bodies: list('B') };
    });
}

export const extras: Readonly<Record<string, Extra[]>> = { en: parse(english), ru: parse(russian), de: parse(german) };

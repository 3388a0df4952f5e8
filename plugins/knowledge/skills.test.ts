import { describe, expect, it } from 'vitest';
import { parseSkillTable } from './skills/parseSkillTable.ts';
import { skillIndex, wordsOf } from './skills/skillIndex.ts';
import { skillTables } from './skills/skillTables.ts';
import { findSkills, impliedSkills, normalizeSkill, relatedSkills, skillAlternatives } from './skills.ts';

function names(text: string): string[] {
  return findSkills(text).map((match) => match.skill.name);
}

describe('findSkills', () => {
  it('finds skills under their canonical names with exact offsets', () => {
    const text = 'Built services in NodeJS and k8s, queried Postgres; wrote ES6.';
    const matches = findSkills(text);
    expect(matches.map((match) => match.skill.name)).toEqual(expect.arrayContaining(['Node.js', 'JavaScript']));
    for (const match of matches) expect(text.slice(match.start, match.end)).toBe(match.raw);
  });

  it('prefers the longest name', () => {
    expect(names('Spring Boot, React Native and Ruby on Rails')).toEqual(['Spring Boot', 'React Native', 'Ruby on Rails']);
  });

  it('is bounded by words', () => {
    expect(names('javascripting, reactive people, pythonic')).toEqual([]);
  });

  it('tells C, C++ and C# apart', () => {
    expect(names('Languages: C, C++, C#')).toEqual(['C', 'C++', 'C#']);
  });

  it('takes ambiguous names only where they stand like a skill', () => {
    expect(names('Python, Go, Rust')).toEqual(['Python', 'Go', 'Rust']);
    expect(names('Experience with Go and R programming')).toEqual(['Go', 'R']);
    expect(names('Go to the office in Spring and rest; express yourself, react swiftly.')).toEqual([]);
    expect(names('Vitamin C and a C-level meeting. R. Smith, Plan R')).toEqual([]);
  });

  it('leaves ordinary words in prose alone', () => {
    const prose = [
      'We go to the park, excel at chess and have access to a word of advice.',
      'In spring 2020 a swift answer, a rust-free car and an express train; no less.',
      'Sales of the branch rose. Production of milk and research of others went on in teams with drive.',
      'Visa sponsorship is offered; threading, polling and redundancy of servers; a boring meeting on the bank account.',
      'Расчётный счёт, импорт данных и мобильность приложения.',
      'The authorization to work, a good design of the room and the music of the city.',
    ];
    for (const text of prose) expect(names(text)).toEqual([]);
  });

  it('believes ordinary technical words beside products', () => {
    expect(names('Deployed Kubernetes with monitoring and logging')).toEqual(['Kubernetes', 'Monitoring', 'Logging']);
    expect(names('The monitoring of patients and the logging of trees')).toEqual([]);
    expect(names('Since last spring we moved Java to the cloud')).toEqual(['Java', 'Cloud computing']);
  });

  it('knows acronyms in lower case where they stand like a skill', () => {
    expect(names('python, etl, tdd')).toEqual(['Python', 'ETL', 'Test-driven development']);
    expect(names('Java, some rest and soap')).toEqual(['Java']);
  });

  it('finds what somebody does', () => {
    expect(names('Managed a team of nurses and prepared monthly reports')).toEqual(['Team management', 'Reporting']);
    expect(names('Вёл переговоры с поставщиками')).toEqual(['Negotiation']);
  });

  it('leaves addresses alone but knows names with dots', () => {
    expect(names('jane@python.org github.com/jane www.php.net https://react.dev/learn')).toEqual([]);
    expect(names('Socket.io, ASP.NET and .NET')).toEqual(['Socket.io', 'ASP.NET', '.NET']);
  });

  it('finds inflected Russian names', () => {
    expect(names('Опыт ведения переговоров, работы в команде и управления командой')).toEqual([
      'Negotiation',
      'Teamwork',
      'Team management',
    ]);
  });

  it('finds skills that share their last word', () => {
    const text = 'Analytical, communication and problem-solving skills';
    expect(findSkills(text).map((match) => [match.raw, match.skill.name])).toEqual([
      ['Analytical', 'Analytical skills'],
      ['communication', 'Communication'],
      ['problem-solving skills', 'Problem solving'],
    ]);
    expect(names('аналитические и коммуникативные навыки')).toEqual(['Analytical skills', 'Communication']);
  });

  it('believes ordinary words where it is told to, but no letters', () => {
    const text = 'You bring sales to a C-level of R';
    expect(findSkills(text, { trusts: () => true }).map((match) => match.skill.name)).toEqual(['Sales']);
    expect(names(text)).toEqual([]);
  });

  it('does not join items of a list over separators or line ends', () => {
    expect(names('React, Native speaker')).toEqual(['React']);
    expect(names('Web\nDevelopment of the region')).toEqual([]);
    expect(names('worked on test\nautomation')).toEqual(['Test automation']);
  });
});

describe('normalizeSkill', () => {
  it.each([
    ['JS', 'JavaScript'],
    ['reactjs', 'React'],
    ['React.JS', 'React'],
    ['Python 3.11', 'Python'],
    ['python programming', 'Python'],
    ['Object-Oriented Programming (OOP)', 'Object-oriented programming'],
    ['go', 'Go'],
    ['Коммуникабельность', 'Communication'],
    ['Manage a team', 'Team management'],
    ['Maintenance of equipment', 'Equipment maintenance'],
    ['Ведение отчётности', 'Reporting'],
    ['Problem-solving abilities', 'Problem solving'],
    ['Кассовая дисциплина', 'Cash handling'],
    ['1С: Бухгалтерия', '1C:Accounting'],
  ])('knows %s as %s', (written, canonical) => {
    expect(normalizeSkill(written)?.name).toBe(canonical);
  });

  it('is null for what it does not know', () => {
    expect(normalizeSkill('underwater basket weaving')).toBeNull();
    expect(normalizeSkill('')).toBeNull();
  });
});

describe('skillAlternatives', () => {
  it('parts a choice, in English and Russian', () => {
    expect(skillAlternatives('Python or Java')).toEqual(['Python', 'Java']);
    expect(skillAlternatives('Python, Go or Java')).toEqual(['Python', 'Go', 'Java']);
    expect(skillAlternatives('Bash или Python')).toEqual(['Bash', 'Python']);
  });

  it('leaves whole what is one skill', () => {
    for (const name of ['Python', 'Ruby on Rails', 'Planning, budgeting', '']) expect(skillAlternatives(name)).toEqual([name]);
  });
});

describe('relations', () => {
  it('implies parents and their parents', () => {
    expect(impliedSkills('Next.js').toSorted()).toEqual(['JavaScript', 'React']);
    expect(impliedSkills('JavaScript')).toEqual([]);
    expect(impliedSkills('Next.js page speed').toSorted()).toEqual(['JavaScript', 'Next.js', 'React']);
    expect(impliedSkills('underwater basket weaving')).toEqual([]);
  });

  it('knows neighbours under any spelling', () => {
    expect(relatedSkills('reactjs')).toContain('Vue.js');
    expect(relatedSkills('PostgreSQL')).toContain('MySQL');
  });

  it('are near to each other both ways', () => {
    const { entries } = skillIndex();
    const oneWay = [...entries.values()].flatMap(({ name, neighbours }) =>
      neighbours.filter((other) => !entries.get(other)?.neighbours.includes(name)).map((other) => `${name} ~ ${other}`),
    );
    expect(oneWay).toEqual([]);
  });

  it('lead from no skill back to itself', () => {
    const { entries } = skillIndex();
    const reaches = (name: string, goal: string, seen = new Set<string>()): boolean =>
      (entries.get(name)?.parents ?? []).some((parent) => {
        if (parent === goal) return true;
        if (seen.has(parent)) return false;
        seen.add(parent);
        return reaches(parent, goal, seen);
      });
    expect([...entries.keys()].filter((name) => reaches(name, name))).toEqual([]);
  });
});

describe('the tables', () => {
  const { entries } = skillIndex();

  it('are large, and name every skill once', () => {
    const names = skillTables.flatMap(parseSkillTable).map((entry) => entry.name);
    expect(names.length).toBeGreaterThan(4000);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('give no spelling to two skills', () => {
    const owners = new Map<string, string>();
    const shared: string[] = [];
    for (const entry of skillTables.flatMap(parseSkillTable)) {
      for (const spelling of entry.spellings) {
        const key = `${wordsOf(spelling.text).join(' ')} ${spelling.exact ? spelling.text : ''}`;
        if ((owners.get(key) ?? entry.name) !== entry.name) shared.push(`${spelling.text}: ${owners.get(key)}, ${entry.name}`);
        owners.set(key, entry.name);
      }
    }
    expect(shared).toEqual([]);
  });

  it('normalise every name to itself', () => {
    expect([...entries.keys()].filter((name) => normalizeSkill(name)?.name !== name)).toEqual([]);
  });

  it('name only known skills as parents and neighbours', () => {
    const unknown = [...entries.values()].flatMap((entry) =>
      [...entry.parents, ...entry.neighbours].filter((name) => !entries.has(name)),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });
});

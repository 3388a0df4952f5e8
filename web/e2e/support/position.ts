import type { APIRequestContext } from '@playwright/test';
import { expect } from './test.ts';

interface Person {
  name: string;
  skills: string;
  certificate: string;
  lines: string;
}

const ada = {
  name: 'Ada Byron',
  skills: 'Python, SQL, Docker, Rust, Haskell, Kafka',
  certificate: 'AWS Certified Solutions Architect',
  lines: 'Built the compiler of the report language\n- Cut the time of weekly reports by 40%',
};
const bob = { name: 'Bob Stone', skills: 'Python, SQL, Docker', certificate: 'PMP', lines: 'Maintained dashboards' };
const cleo = { name: 'Cleo Marsh', skills: 'Python, Excel', certificate: 'PMP', lines: 'Led a team of five' };
const dan = { skills: 'Python, SQL, Docker, Go', certificate: 'PMP', lines: 'Ran SQL servers' };

/** How the journeys name what {@link makePositions} makes. */
export interface Positions {
  /** Ada (the only one with Rust), Bob and Cleo; Python, SQL and Docker are required. */
  main: string;
  mainTitle: string;
  /** Has one applicant, who fits the other position. */
  otherTitle: string;
  otherName: string;
}

/** Two positions with short résumés, made over the API in about a second: for journeys that are not about uploading. The surname belongs to one journey: people of one name and title are one person. */
export async function makePositions(request: APIRequestContext, token: string, surname: string): Promise<Positions> {
  const [mainTitle, otherTitle, otherName] = [`${surname} analyst`, `${surname} engineer`, `Dan ${surname}`];
  const headers = { authorization: `Bearer ${token}` };
  const make = async (title: string, people: readonly Person[]) => {
    const data = { title, skills: ['Python', 'SQL', 'Docker'] };
    const { id } = (await (await request.post('/api/projects', { headers, data })).json()) as { id: string };
    const form = new FormData();
    form.append('project_id', id);
    for (const person of people) form.append('files', new File([resumeOf(person, surname)], `${person.name}.txt`));
    expect((await request.post('/api/extract/resumes', { headers, multipart: form })).ok()).toBe(true);
    return id;
  };
  const main = await make(mainTitle, [ada, bob, cleo]);
  await make(otherTitle, [{ ...dan, name: otherName }]);
  return { main, mainTitle, otherTitle, otherName };
}

/** The address belongs to one journey, too. */
function resumeOf({ name, skills, certificate, lines }: Person, journey: string): string {
  const address = `${name}.${journey}@example.com`.toLowerCase().replaceAll(' ', '.');
  return `${name}
Data Analyst
${address}
Berlin, Germany

Skills
${skills}

Experience
Data Analyst, Northwind
Jan 2019 - Present
- ${lines}

Education
Master of Science in Statistics, Uppsala University, 2012

Certifications
${certificate}
`;
}

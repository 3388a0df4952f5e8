import { expect, it } from 'vitest';
import { extractResume } from '../facts/extractResume.ts';
import { textDocument } from '../shared/textDocument.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });
/** The same with lines that go on from the line above, as a narrow column wraps them. */
function readWrapped(text: string, ...rests: readonly string[]) {
  const document = textDocument(text);
  const lines = document.lines.map((line) => ({ ...line, continues: rests.includes(text.slice(line.start, line.end)) }));
  return extractResume({ ...document, lines }, { signal: new AbortController().signal, today: '2026-11-21' });
}
const jobsIn = (text: string) => read(text).experience.map(({ value }) => `${value.position} | ${value.company}`);

it('parts an employer and a title between which a full stop stands', () => {
  const lines = 'Datamonsters. Software Engineer.\tJun 2015 – Oct 2016\n• Built a messenger for two banks.';
  expect(jobsIn(`Nora Falk\n\nWork Experience\n${lines}`)).toEqual(['Software Engineer | Datamonsters']);
});

it.each([
  ['M/s. Kestrel Chemicals Ltd\nAs a Plant Operator\n2009 – 2012', 'Plant Operator | Kestrel Chemicals Ltd'],
  ['Before that\nDispensing Pharmacist\nKestrel Chemists AG\n2009 – 2012', 'Dispensing Pharmacist | Kestrel Chemists AG'],
])('reads the head of a job: %j', (head, job) => {
  expect(jobsIn(`Nora Falk\n\nWork Experience\n${head}\n• Kept records up to date.`)).toEqual([job]);
});

it('takes the mark of years for no word of a title', () => {
  const lines = '2014–2016 гг. Переводчик\nПАО «Гранит», Москва\nСинхронный перевод.';
  expect(jobsIn(`Нора Фальк\n\nОпыт работы\n${lines}`)).toEqual(['Переводчик | ПАО «Гранит»']);
});

it('takes the name at the foot of a page for no employer', () => {
  const job = 'Software Engineer, Acme Ltd, 2012 – 2016\n• Built a messenger.\nNora Falk, 2025\n• Kept two services running.';
  expect(jobsIn(`Nora Falk\nnora@example.org\n\nWork Experience\n${job}`)).toEqual(['Software Engineer | Acme Ltd']);
});

it('takes "student of" for no part of a school', () => {
  const study = 'Студент НИУ ВШЭ, образовательная программа «Культурология».';
  expect(read(`Нора Фальк\n\nОбразование\n${study}`).education.map(({ value }) => value.institution)).toEqual(['НИУ ВШЭ']);
});

it('reads a name whose parts stand below each other', () => {
  expect(read('Резюме\nФальк\nВалерия\nАлександровна\n01.06.1999\n+7 900 000-00-77').name?.value).toBe(
    'Фальк Валерия Александровна',
  );
});

it('takes the faculty for no part of a school', () => {
  const school = '2011 – 2015 Национальный исследовательский университет «Высшая школа экономики» факультет «Лингвистика»';
  expect(read(`Нора Фальк\n\nОбразование\n${school}`).education[0]?.value.institution).toBe(
    'Национальный исследовательский университет «Высшая школа экономики»',
  );
});

it('takes a degree for no title', () => {
  expect(read('Nora Falk\nMaster of Science\nnora@example.org\n\nSkills\nTriage').title).toBeNull();
});

it('gives all degrees below a school that school', () => {
  const studies =
    'Binghamton University\nMS, Electrical Engineering, May 2011\nBS, Electrical Engineering, May 2010\nBA, Music, May 2010';
  const { education } = read(`Nora Falk\n\nEducation\n${studies}`);
  expect(education.map(({ value }) => `${value.degree} | ${value.institution}`)).toEqual([
    'MS | Binghamton University',
    'BS | Binghamton University',
    'BA | Binghamton University',
  ]);
});

it('takes a legal form alone on its line for the end of the name above', () => {
  const job =
    'Oct. 2020 – Dec. 2022\nAdeyemi-Cole Pumps Nigeria\nLimited\nCNC Machinist\n• Ran 4 machines in a three-shift system.';
  const { experience } = readWrapped(`Nora Falk\n\nWork Experience\n${job}`, 'Limited');
  expect(experience.map(({ value }) => value.company)).toEqual(['Adeyemi-Cole Pumps Nigeria Limited']);
});

it('reads the rest of a headline that ends with a joining word', () => {
  const head = 'Нора Фальк\nСтарший менеджер по\nпродажам\nnora@example.org\n+7 900 099 05 35';
  expect(readWrapped(`${head}\n\nНавыки\nПеревязки`, 'продажам').title?.value).toBe('Старший менеджер по продажам');
});

it('finds home and site on a line with e-mail address and telephone number, wherever it stands', () => {
  const contacts = '⌂ Manchester · ✆ 020 7946 0451 · @ nora-falk@example.net · ➚ nora-falk.example.net';
  const job = 'May 2021 – Present\nAcme Ltd\nSolicitor\n• Kept records in order.\n';
  const { location, website } = read(`Nora Falk\nSolicitor\n\nWork Experience\n${job}${contacts}`);
  expect([location?.value, website?.value]).toEqual(['Manchester', 'nora-falk.example.net']);
});

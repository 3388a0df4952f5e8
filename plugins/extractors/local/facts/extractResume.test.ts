import { describe, expect, it } from 'vitest';
import { emptyResumeFacts, type ResumeFacts } from '../../../contract.ts';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });

const nurse = `MARGIT O'DELL-VARGA, RN
Charge Nurse
14 Alder Court, Leeds LS1 4AP | 07911 123456 | m.odell@example.org
linkedin.com/in/margitodell

PERSONAL STATEMENT
Nurse with ten years in emergency care.

EMPLOYMENT HISTORY

Charge Nurse, Aire Valley Hospital, Leeds                    June 2019 – Present
- Lead a team of 11 nurses
- Reduced waiting time by 24% in a year

Staff Nurse, St Oswin's Clinic                    Sept 2015 – May 2019
Cared for post-operative patients.

EDUCATION
BSc (Hons) Nursing, University of Leeds                    2012 – 2015

REGISTRATIONS
NMC Registered Nurse
Advanced Life Support (ALS), Resuscitation Council, 2023

SKILLS
Triage, IV cannulation, Wound care

LANGUAGES
English (native), Hungarian (fluent)

Salary expectation: £41,000 per annum

REFERENCES
Dr Ada Quill, ada.quill@example.net, 0113 496 0000
`;

const welder = `РЕЗЮМЕ

Громов Пётр Ильич
Телефон: 8 (912) 345-67-89
E-mail: gromov@example.ru
Город: Пермь

ЦЕЛЬ: соискание должности сварщика
Желаемая зарплата: 95 000 руб.

ОПЫТ РАБОТЫ
03.2018 – н.в.   ООО «Камасталь», сварщик 5 разряда
Сварка труб высокого давления. Снизил брак на 12%.
С июня 2012 г. по февраль 2018 г.
АО «Пермский завод»
Сварщик

ОБРАЗОВАНИЕ
2009 – 2012 Пермский политехнический колледж, специальность «Сварочное производство»

НАВЫКИ
Ручная дуговая сварка, чтение чертежей, допуск НАКС

Резюме обновлено 5 октября 2026
`;

describe('extractResume', () => {
  it('tells a site below an e-mail address from the end of one that wraps', () => {
    const contacts = (below: string) => read(`Nora Falk\nNurse\n${below}\n\nSKILLS\nTriage, Wound care`);
    expect(contacts('nora@falk.example\nhttps://norafalk.com').website?.value).toBe('https://norafalk.com');
    expect(contacts('nora.falk@e\nxample.net').website).toBeNull();
  });

  it('reads who an English résumé is of and how to reach them', () => {
    const facts = read(nurse);
    expect(facts.name?.value).toBe("Margit O'Dell-Varga");
    expect(facts.title?.value).toBe('Charge Nurse');
    expect(facts.email?.value).toBe('m.odell@example.org');
    expect(facts.phone?.value).toBe('07911 123456');
    expect(facts.linkedin?.value).toBe('linkedin.com/in/margitodell');
    expect(facts.location?.value).toBe('Leeds');
    expect(facts.summary?.value).toBe('Nurse with ten years in emergency care.');
  });

  it('reads jobs with employer, position, dates and what was done', () => {
    expect(read(nurse).experience.map(({ value }) => value)).toEqual([
      {
        company: 'Aire Valley Hospital',
        position: 'Charge Nurse',
        location: 'Leeds',
        start: '2019-06',
        end: null,
        current: true,
        months: 90,
        responsibilities: ['Lead a team of 11 nurses', 'Reduced waiting time by 24% in a year'],
      },
      {
        company: "St Oswin's Clinic",
        position: 'Staff Nurse',
        location: null,
        start: '2015-09',
        end: '2019-05',
        current: false,
        months: 45,
        responsibilities: ['Cared for post-operative patients.'],
      },
    ]);
  });

  it('counts the years of work as the union of the months', () => {
    expect(read(nurse).years?.value).toBe(11.3);
  });

  it('reads studies, certificates, languages, achievements and pay', () => {
    const facts = read(nurse);
    expect(facts.education[0]?.value).toEqual({
      institution: 'University of Leeds',
      degree: 'BSc (Hons)',
      level: 'bachelor',
      specialization: 'Nursing',
      startYear: 2012,
      endYear: 2015,
      current: false,
    });
    expect(facts.certifications.map(({ value }) => value.name)).toEqual(['NMC Registered Nurse', 'Advanced Life Support (ALS)']);
    expect(facts.languages.map(({ value }) => value)).toEqual([
      { name: 'English', known: 'English', level: 'native' },
      { name: 'Hungarian', known: 'Hungarian', level: 'fluent' },
    ]);
    expect(facts.achievements.map(({ value }) => value)).toEqual(['Reduced waiting time by 24% in a year']);
    expect(facts.salary?.value).toEqual({ amount: 41_000, max: null, period: 'year', currency: 'GBP' });
  });

  it('reads a Russian résumé', () => {
    const facts = read(welder);
    expect(facts.name?.value).toBe('Громов Пётр Ильич');
    expect(facts.title?.value).toBe('сварщика');
    expect(facts.phone?.value).toBe('8 (912) 345-67-89');
    expect(facts.location?.value).toBe('Пермь');
    expect(facts.salary?.value).toEqual({ amount: 1_140_000, max: null, period: 'month', currency: 'RUB' });
    expect(
      facts.experience.map(({ value: { company, position, start, end, current } }) => ({
        company,
        position,
        start,
        end,
        current,
      })),
    ).toEqual([
      { company: 'ООО «Камасталь»', position: 'сварщик 5 разряда', start: '2018-03', end: null, current: true },
      { company: 'АО «Пермский завод»', position: 'Сварщик', start: '2012-06', end: '2018-02', current: false },
    ]);
    expect(facts.education[0]?.value).toMatchObject({
      institution: 'Пермский политехнический колледж',
      specialization: 'Сварочное производство',
      startYear: 2009,
      endYear: 2012,
    });
    expect(facts.documentDate?.value).toBe('2026-10-05');
  });

  it('reads jobs without any date', () => {
    const facts = read(
      'Sunita Rao\nBookkeeper\n\nEXPERIENCE\nBookkeeper at Kaveri Textiles Pvt Ltd\n• Kept the ledgers.\n\nAccounts Assistant at Nandi Traders Ltd\n• Prepared invoices.\n\nSUMMARY\nI have 6 years of experience in accounting.',
    );
    expect(facts.experience.map(({ value }) => `${value.position} @ ${value.company}`)).toEqual([
      'Bookkeeper @ Kaveri Textiles Pvt Ltd',
      'Accounts Assistant @ Nandi Traders Ltd',
    ]);
    expect(facts.years?.value).toBe(6);
  });

  it('gives every position under one employer that employer', () => {
    const facts = read(
      'Jo Park\n\nEXPERIENCE\nBrightwater Logistics\nOperations Manager\nJan 2022 - Present\nRan four sites.\n\nShift Supervisor\nMay 2019 - Dec 2021\nRan one site.',
    );
    expect(facts.experience.map(({ value }) => `${value.position} @ ${value.company}`)).toEqual([
      'Operations Manager @ Brightwater Logistics',
      'Shift Supervisor @ Brightwater Logistics',
    ]);
  });

  it('reads the résumé behind a cover letter', () => {
    const facts = read(
      'Dear Hiring Manager,\n\nIn 2016 I joined Foodhaven as a cashier, and since March 2021 I have led a store of 35 people.\n\nKind regards,\nTamsin Okafor\n\nTAMSIN OKAFOR\nStore Manager\nt.okafor@example.co.uk\n\nCAREER HISTORY\nStore Manager - Foodhaven plc\nMarch 2021 - Present\n\nCashier - Foodhaven plc\nAug 2016 - Feb 2021',
    );
    expect(facts.name?.value).toBe('Tamsin Okafor');
    expect(facts.experience.map(({ value }) => value.position)).toEqual(['Store Manager', 'Cashier']);
  });

  it('finds no fact in an empty document or in one that is no résumé', () => {
    expect(read('')).toEqual(emptyResumeFacts());
    expect(read(' \n\t\n')).toEqual(emptyResumeFacts());
    const letter = read('the quick brown fox jumps over the lazy dog.\nit does so again.');
    expect({ ...letter, summary: null }).toEqual(emptyResumeFacts());
  });

  it('proves every fact by a quotation of the text', () => {
    for (const text of [nurse, welder]) {
      const facts = read(text);
      const all = Object.values(facts as unknown as Record<keyof ResumeFacts, unknown>).flatMap((value) =>
        Array.isArray(value) ? value : value ? [value] : [],
      ) as { evidence: { text: string; start: number; end: number }[] }[];
      expect(all.length).toBeGreaterThan(10);
      for (const { evidence } of all) {
        expect(evidence.length).toBeGreaterThan(0);
        for (const { text: quoted, start, end } of evidence) expect(text.slice(start, end)).toBe(quoted);
      }
    }
  });

  it('gives the same facts for the same document', () => {
    expect(JSON.stringify(read(nurse))).toBe(JSON.stringify(read(nurse)));
  });

  it('says where a skill was read, how long it was used and when last', () => {
    const facts = read(
      'Lee Ann\n\nEXPERIENCE\nDeveloper, Acme Inc\nJan 2020 - Dec 2021\nWrote Python services.\n\nSKILLS\nPython, Terraform',
    );
    const skills = new Map(facts.skills.map(({ value }) => [value.name, value]));
    expect(skills.get('Python')).toMatchObject({ source: 'listed', months: 24, lastUsed: '2021-12' });
    expect(skills.get('Terraform')).toMatchObject({ source: 'listed', months: null, lastUsed: null });
  });

  it('takes no budget or result for pay', () => {
    expect(
      read(
        'Ann Lee\n\nEXPERIENCE\nBuyer, Acme Inc\n2019 - 2021\nCut cloud costs by $200k per year and managed a budget of $90,000.',
      ).salary,
    ).toBeNull();
  });

  it('reads the summary between the contacts and the first heading', () => {
    const { summary } = read(
      'Ivo Brandt\nCook\nivo@example.org • +44 7911 123456 • Leeds\nPastry cook with nine years in hotels and a love of rye bread. Trained six apprentices.\n\nEXPERIENCE\nCook, Hotel Aire\n2019 – 2023\n',
    );
    expect(summary?.value).toBe('Pastry cook with nine years in hotels and a love of rye bread. Trained six apprentices.');
  });

  it('takes the label of a list of duties for no duty', () => {
    const { experience } = read(
      'Ivo Brandt\n\nEXPERIENCE\n\nCook, Hotel Aire\n2019 – 2023\nKey achievements\n- Baked for 300 guests\n\nBaker, Ouse Bakery\n2016 – 2018\nHighlights\n- Opened a second shop\n\nEDUCATION\n\nDiploma in Baking, Leeds College, 2016\n\nSKILLS\nBread, Pastry\n',
    );
    expect(experience.map(({ value }) => value.responsibilities)).toEqual([['Baked for 300 guests'], ['Opened a second shop']]);
  });

  it.each([
    ['г. Тула, ул. Зелёная, д. 3, готова к переезду', 'Тула'],
    ['Санкт-Петербург, не готов к командировкам', 'Санкт-Петербург'],
    ['Где живу: Екатеринбург, Уралмаш. Командировки до 50 % времени', 'Екатеринбург'],
    ['Atlanta GA', 'Atlanta, GA'],
  ])('reads the place in "%s"', (line, place) => {
    expect(read(`Ivo Brandt\nivo@example.org\n${line}\n\nEXPERIENCE\nCook, Hotel Aire\n2019 – 2023\n`).location?.value).toBe(
      place,
    );
  });

  it("reads no job in a trainee's projects, training and declaration", () => {
    const facts = read(`Ravi Menno

PROJECTS
Project Name: Seat Ledger
Role: Team member    Duration: 6 months, Jan 2016 to Jun 2016

TRAINING
Six months of training from Lumen Institute, 2015

DECLARATION
I declare that the above is true.
Date: 02/07/2017    Place: Leeds
`);
    expect(facts.experience).toEqual([]);
  });

  it('reads the years, schools and subjects of Russian studies', () => {
    const { education } = read(
      'Иванов Пётр\n\nОбразование\n\n2009–2011 гг.\nУрГЭУ, Магистр, Финансы\n2004–2008 гг.\nУральский институт транспорта и связи, Бакалавр, Логистика\n1998–2002\nПУ № 17 г. Ишим\nФакультет: рабочий\nСпециальность: Сварщик\n',
    );
    expect(education.map(({ value }) => [value.institution, value.specialization, value.endYear])).toEqual([
      ['УрГЭУ', 'Финансы', 2011],
      ['Уральский институт транспорта и связи', 'Логистика', 2008],
      ['ПУ № 17', 'Сварщик', 2002],
    ]);
  });

  it('reads a form whose jobs and courses are rows of tables', () => {
    const { experience, certifications } = read(
      'Иванов Пётр\n\nТрудовая деятельность (начиная с последнего места)\n\nПринят\tУволен\tОрганизация, город\tДолжность\tОбязанности, причина ухода\n04.2017\t09.2026\tООО «Волга», Казань\tВодитель\tПеревозил грузы по области\n03.2010\t03.2017\tАО «Дороги», Казань\tСлесарь\tРемонт автобусов\n\nКурсы, удостоверения, допуски\n\nНаименование\tГод\nДОПОГ, базовый курс (72 часа)\t2024\n',
    );
    expect(experience.map(({ value }) => [value.company, value.position, value.start, value.end])).toEqual([
      ['ООО «Волга»', 'Водитель', '2017-04', '2026-09'],
      ['АО «Дороги»', 'Слесарь', '2010-03', '2017-03'],
    ]);
    expect(certifications.map(({ value }) => value.name)).toEqual(['ДОПОГ, базовый курс (72 часа)']);
  });

  it('reads the pay beside a headline and the low pay of a poor country, when the period is named', () => {
    expect(read('Юрист\n140 000 ₽ / месяц\nИванова Мария Петровна\nТелефон: +7 921 330-45-12\n').salary?.value.amount).toBe(
      1_680_000,
    );
    expect(read('Лилит Мкртчян\n\nОжидания\n\n1500 $ в месяц\n').salary?.value.amount).toBe(18_000);
  });

  it('shows where the person shows their work when they have no site of their own', () => {
    expect(read('Ivo Brandt\nivo@example.org | github.com/ivobrandt\n').website?.value).toBe('github.com/ivobrandt');
    expect(read('Ivo Brandt\nivo@example.org | github.com/ivobrandt | ivobrandt.dev\n').website?.value).toBe('ivobrandt.dev');
  });
});

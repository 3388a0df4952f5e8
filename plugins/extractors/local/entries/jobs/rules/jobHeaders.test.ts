import { describe, expect, it } from 'vitest';
import { describeJobs as read } from './describeJobs.ts';

describe('job headers, what is said of an employer', () => {
  it('is no part of its name, nor an employer of its own', () => {
    const text = `DOGWOOD LUMEN | Atlanta, GA | 8/2017–Present
A $2B private equity firm with 14 portfolio companies
Executive Assistant to the CEO
• Calendars and travel
ORBIT BEVERAGES | Atlanta, GA | 3/2010–7/2017
Regional bottler, 900 employees
Office Manager`;
    expect(read(text)).toEqual([
      'DOGWOOD LUMEN | Executive Assistant to the CEO | 2017-08..now',
      'ORBIT BEVERAGES | Office Manager | 2010-03..2017-07',
    ]);
  });

  it('ends a name: remarks in brackets, towns, "there too"', () => {
    const text = `2019 – now   Desk Officer, Lumen Resourcing (client: Orbit Bank)
2016 – 2019   Care Assistant, Clonmore Nursing Home, Athenmoy
2014 – 2016   Kitchen Assistant, same employer`;
    expect(read(text)).toEqual([
      'Lumen Resourcing | Desk Officer | 2019..now',
      'Clonmore Nursing Home | Care Assistant | 2016..2019',
      'Clonmore Nursing Home | Kitchen Assistant | 2014..2016',
    ]);
  });

  it('tells several of a trade from one', () => {
    expect(read('Jul 2014 – Jan 2016   Office Junior\nPike & Sons Solicitors')).toEqual([
      'Pike & Sons Solicitors | Office Junior | 2014-07..2016-01',
    ]);
  });

  it('tells a ward from a hospital', () => {
    const text = `Feb 2019 – Present
Staff Nurse, Emergency Department
Lumen Hospital, Galway
• Triage
Sept 2016 – Jan 2019
Staff Nurse, Medical Ward
St. Brida's Hospital`;
    expect(read(text)).toEqual([
      'Lumen Hospital | Staff Nurse, Emergency Department | 2019-02..now',
      "St. Brida's Hospital | Staff Nurse, Medical Ward | 2016-09..2019-01",
    ]);
  });
});

describe('job headers, headers that run into the account', () => {
  it('end at their date, or at the sentence that their date opens', () => {
    const text = `Lumen Stamping, Inc., Toledo, OH, Maintenance Supervisor (2014-Present): Direct 14 mechanics. Cut downtime.
Orbit Glass, Machine Operator (2001-2014): Ran the forming machines and trained others.
1998–2001 Driver, Kestrel Freight. Long hauls through the north of the country.`;
    expect(read(text)).toEqual([
      'Lumen Stamping, Inc. | Maintenance Supervisor | 2014..now',
      'Orbit Glass | Machine Operator | 2001..2014',
      'Kestrel Freight | Driver | 1998..2001',
    ]);
  });

  it('labels of the position alone make no forms of dated entries', () => {
    const text = `март 2018 – по н.в.
ООО «Берег», г. Рязань
Должность: Главный бухгалтер
сентябрь 2012 – февраль 2018
АО «Хлеб»
Должность: Бухгалтер`;
    expect(read(text)).toEqual(['ООО «Берег» | Главный бухгалтер | 2018-03..now', 'АО «Хлеб» | Бухгалтер | 2012-09..2018-02']);
  });
});

describe('job headers, titles', () => {
  it('of unknown words are told by the entries beside them', () => {
    const text = `Waiter, Hotel Lumen, Leeds   06/2021 — 10/2021
Barman, Bar «Orbit», Leeds   05/2020 — 03/2021
Runner, Kestrel Café, Leeds   2018 — 2020`;
    expect(read(text)).toEqual([
      'Hotel Lumen | Waiter | 2021-06..2021-10',
      'Bar «Orbit» | Barman | 2020-05..2021-03',
      'Kestrel Café | Runner | 2018..2020',
    ]);
  });

  it('hold a part of the employer, whose name is below', () => {
    expect(read('Jun 2015 – Aug 2015\nTrainee, Quality Control Laboratory\nLumen Diagnostics Oy, Turku')).toEqual([
      'Lumen Diagnostics Oy | Trainee, Quality Control Laboratory | 2015-06..2015-08',
    ]);
  });

  it('are no awards of a list', () => {
    const text = `Sept 2012 – Aug 2018
Teacher of Mathematics
Lumen School
• Best results of the faculty in 2016 and 2017`;
    expect(read(text)).toEqual(['Lumen School | Teacher of Mathematics | 2012-09..2018-08']);
  });
});

describe('job headers, one line for all', () => {
  it('parts by slashes, by "at", and behind a department', () => {
    const text = `LUMEN AIRLINES / CABIN CREW / OCT 2017 – PRESENT / DUBAI
ORBIT HANDLING B.V. / GROUND HOSTESS / APR 2015 – SEP 2017 / AMSTERDAM`;
    expect(read(text)).toEqual([
      'LUMEN AIRLINES | CABIN CREW | 2017-10..now',
      'ORBIT HANDLING B.V. | GROUND HOSTESS | 2015-04..2017-09',
    ]);
    expect(read('Assistant Professor, Department of Mathematics, Lumen State University (August 2019 – present)')).toEqual([
      'Lumen State University | Assistant Professor, Department of Mathematics | 2019-08..now',
    ]);
    expect(read('Administrative Officer, Department for Work and Pensions, Glasgow (11/2015 – present)')).toEqual([
      'Department for Work and Pensions | Administrative Officer | 2015-11..now',
    ]);
  });

  it('reads a numbered employer over its title', () => {
    const text = `1. ООО «Текстиль» (производство, 350 чел.)
HR-менеджер
03.2021 – настоящее время
Подбор, адаптация.
2. Агентство «Профи»
Секретарь
01.2019 – 02.2021`;
    expect(read(text)).toEqual([
      'ООО «Текстиль» | HR-менеджер | 2021-03..now',
      'Агентство «Профи» | Секретарь | 2019-01..2021-02',
    ]);
  });
});

it('joins to a title what a dash parts from it where another line names the employer', () => {
  expect(read('Lumen Components Ltd., Leeds | Nov 2015 – Till Date\nManager – Human Resources')).toEqual([
    'Lumen Components Ltd. | Manager – Human Resources | 2015-11..now',
  ]);
});

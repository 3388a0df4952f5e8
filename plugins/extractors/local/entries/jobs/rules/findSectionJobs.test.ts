import { describe, expect, it } from 'vitest';
import { describeJobs as read } from './describeJobs.ts';

describe('findSectionJobs, forms', () => {
  it('reads labels in any order, on lines of their own or beside each other', () => {
    const text = `Company Name : Lumen Fabrics Pvt Ltd
Designation : Production Engineer
Duration : Jan 2015 to till date
Company Name: Orbit Motors    Department: Maintenance
Designation: Fitter   Duration: 12/2012 – 12/2014`;
    expect(read(text)).toEqual([
      'Lumen Fabrics Pvt Ltd | Production Engineer | 2015-01..now',
      'Orbit Motors | Fitter | 2012-12..2014-12',
    ]);
  });

  it('knows dashes for colons, enumerated labels and values below their labels', () => {
    const text = `(A) Organization - Lumen Fabrics
Role – Storekeeper
From – May 2010 to June 2011 (1 Year and 02 Months)
(B) Organization -
Orbit Motors
Role – Fitter
Tenure – July 2011 to June 2013`;
    expect(read(text)).toEqual(['Lumen Fabrics | Storekeeper | 2010-05..2011-06', 'Orbit Motors | Fitter | 2011-07..2013-06']);
  });

  it('takes the name above a form for what the form does not tell', () => {
    const text = `• Lumen Fabrics Ltd
Period : 05/05/2014 To 15/12/2015
Designation : Supervisor
• Orbit Motors
Period : 18/01/2016 To Till Date
Designation : Trainee Engineer`;
    expect(read(text)).toEqual([
      'Lumen Fabrics Ltd | Supervisor | 2014-05..2015-12',
      'Orbit Motors | Trainee Engineer | 2016-01..now',
    ]);
  });

  it('leaves the roles and durations of projects with their job', () => {
    const text = `Company: Lumen Software
Designation: Developer
Duration: Jan 2015 to Dec 2018
Project: Stock ledger
Role: Team member
Duration: Feb 2016 to May 2016
Company: Orbit Systems
Designation: Tester
Duration: Jan 2013 to Dec 2014`;
    expect(read(text)).toEqual(['Lumen Software | Developer | 2015-01..2018-12', 'Orbit Systems | Tester | 2013-01..2014-12']);
  });

  it('reads Russian forms', () => {
    const text = `Организация: ООО «Ромашка»
Должность: кладовщик
Период работы: 03.2015 – 05.2018
Организация: АО «Василёк»
Должность: водитель
Период работы: 06.2018 – н.в.`;
    expect(read(text)).toEqual(['ООО «Ромашка» | кладовщик | 2015-03..2018-05', 'АО «Василёк» | водитель | 2018-06..now']);
  });
});

describe('findSectionJobs, sentences', () => {
  it.each([
    [
      '• Worked as a Shift Engineer in Lumen Pvt. Ltd. at Leeds from 1-Jan-2014 to 31st Dec-2014.',
      'Lumen Pvt. Ltd. | Shift Engineer | 2014-01..2014-12',
    ],
    ['• Presently working with Orbit Telecom (under contract) as a Team Leader.', 'Orbit Telecom | Team Leader | ?..now'],
    ['• 2 years as a Cashier in A.B.C. Central Canteen, Leeds.', 'A.B.C. Central Canteen | Cashier | undated'],
    [
      '-Worked for more than 9 months in Lumen Technologies P.V.T. as a Research Engineer.',
      'Lumen Technologies P.V.T. | Research Engineer | undated',
    ],
    [
      '• Company Name (LUMEN TECH PVT. LTD) As Technical Support Executive duration 29-08-2017 To 04-08-2018.',
      'LUMEN TECH PVT. LTD | Technical Support Executive | 2017-08..2018-08',
    ],
    ['• With Lumen Power Pvt. Ltd., Leeds as a Trainee.', 'Lumen Power Pvt. Ltd. | Trainee | undated'],
    [
      '• I have 12 month working experience in Orbit Enterprises for the profile of Jr. Accountant.',
      'Orbit Enterprises | Jr. Accountant | undated',
    ],
    [
      '• Currently associated with Lumen System & Control Ltd. as Project Engineer from 10.01.2018 to till now.',
      'Lumen System & Control Ltd. | Project Engineer | 2018-01..now',
    ],
    [
      '• Worked in Lumen Cycles, Leeds (North), February 2010 to September 2010 as Sales Executive',
      'Lumen Cycles | Sales Executive | 2010-02..2010-09',
    ],
    [
      '• June-2017 to November 2017; Lumen Tools Ltd unit 2 Leeds as a Machine Operator',
      'Lumen Tools Ltd | Machine Operator | 2017-06..2017-11',
    ],
    [
      'LUMEN AGENCIES W.L.L., BAHRAIN as Project Supervisor at\nRiverside Airport (2014-2018).',
      'LUMEN AGENCIES W.L.L. | Project Supervisor | 2014..2018',
    ],
    [
      '• Worked with Lumen Engineering W.L.L\nFrom Doha from July 2014 To Oct 2015.',
      'Lumen Engineering W.L.L | - | 2014-07..2015-10',
    ],
    ['• Работал в ООО «Ромашка» в должности инженера с 2015 по 2018', 'ООО «Ромашка» | инженера | 2015..2018'],
  ])('reads %s', (text, job) => {
    expect(read(text)).toEqual([job]);
  });

  it.each([
    'Extensively worked with Microsoft Office.',
    '• Worked with a team of 5 as lead developer',
    '• Worked in close coordination with: contractors',
    '• Experience in Windows Server administration',
  ])('reads no job in %s', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('takes a sentence without a date below a header with one for a duty', () => {
    const text = `Senior Consultant, Orbit Works, Jan 2015 – Dec 2018
• Worked with Lumen Ltd as lead engineer of a migration
• Currently working with Delta Ltd as adviser`;
    expect(read(text)).toEqual(['Orbit Works | Senior Consultant | 2015-01..2018-12']);
  });

  it('keeps the jobs under headers beside those in sentences', () => {
    const text = `• Worked as Project Engineer in Lumen Ltd from 10.01.2018 to date.
• Worked as Fitter in Orbit Ltd from 02.11.2015 to 20.12.2017.
Trainee Engineer, Delta Works, Oct 2014 – Oct 2015`;
    expect(read(text)).toEqual([
      'Lumen Ltd | Project Engineer | 2018-01..now',
      'Orbit Ltd | Fitter | 2015-11..2017-12',
      'Delta Works | Trainee Engineer | 2014-10..2015-10',
    ]);
  });
});

describe('findSectionJobs, headers', () => {
  it('takes what stands under a lone date for its entry', () => {
    const text = `March 2018 - August 2018
Actor at Lumen Ensemble
January 2018 - April 2018
Teacher at Orbit School
January 2017 - April 2018
Teacher at Delta School`;
    expect(read(text)).toEqual([
      'Lumen Ensemble | Actor | 2018-03..2018-08',
      'Orbit School | Teacher | 2018-01..2018-04',
      'Delta School | Teacher | 2017-01..2018-04',
    ]);
  });

  it('takes no heading of duties for a name', () => {
    expect(read('Fitter\t2012 – 2017\nJob Responsibilities:\n• Fitted pumps')).toEqual(['- | Fitter | 2012..2017']);
  });

  it('reads positions that one line tells of one after the other', () => {
    const text = `Lumen Ltd — Head Fitter (2020–now), Fitter (2018–2020)
• Fitted pumps
Orbit Ltd — Trainee Fitter (2015–2018)`;
    expect(read(text)).toEqual([
      'Lumen Ltd | Head Fitter | 2020..now',
      'Lumen Ltd | Fitter | 2018..2020',
      'Orbit Ltd | Trainee Fitter | 2015..2018',
    ]);
  });

  it('gives the positions below an employer with the whole time there that employer', () => {
    const text = `Lumen Software
5 years 3 months
Engineering Manager
March 2022 - Present (2 years 3 months)
Leeds, England, United Kingdom
Leads four teams.
Senior Engineer
April 2019 - March 2022 (3 years)
Built the ledger.

Orbit Ltd
Developer
January 2016 - March 2019 (3 years 3 months)`;
    expect(read(text)).toEqual([
      'Lumen Software | Engineering Manager | 2022-03..now',
      'Lumen Software | Senior Engineer | 2019-04..2022-03',
      'Orbit Ltd | Developer | 2016-01..2019-03',
    ]);
  });

  it('takes no time between jobs for one', () => {
    const text = `Senior Developer, Lumen Software, Jan 2021 – Present
Parental leave, Jun 2019 – Dec 2020
HR Advisor (maternity leave cover), Orbit Ltd, Jan 2015 – May 2019
Sabbatical
March 2013 – December 2014
Бухгалтер, ООО «Ромашка», 2010 – 2012
Декретный отпуск, 2008 – 2010`;
    expect(read(text)).toEqual([
      'Lumen Software | Senior Developer | 2021-01..now',
      'Orbit Ltd | HR Advisor (maternity leave cover) | 2015-01..2019-05',
      'ООО «Ромашка» | Бухгалтер | 2010..2012',
    ]);
  });

  it("reads no job in a form of a project's name, year and position", () => {
    const text = `Mar 2020 - to date\tLumen Roads Ltd\tResident Engineer\tSupervision of roads
Name of project: Riverside loop. Year: 2021–2024. Location: Leeds. Client: County. Position: Resident Engineer.`;
    expect(read(text)).toEqual(['Lumen Roads Ltd | Resident Engineer | 2020-03..now']);
  });

  it('shows a town that no list holds where other entries show theirs', () => {
    const text = `Sous Chef\t2020 – 2022
Maison Lumen, Lyon
Commis\t2018 – 2020
Chez Orbite, Vaucresse`;
    expect(read(text)).toEqual(['Maison Lumen | Sous Chef | 2020..2022', 'Chez Orbite | Commis | 2018..2020']);
  });

  it('reads title, employer and town on one line, whatever lists know of them', () => {
    const text = `Director of Rooms, Grand Lumen, Singapore\t2011 – 2015
Full Professor of Soil Science, Universiteit Orbit, Leeds\t2008 – 2011`;
    expect(read(text)).toEqual([
      'Grand Lumen | Director of Rooms | 2011..2015',
      'Universiteit Orbit | Full Professor of Soil Science | 2008..2011',
    ]);
  });

  it("takes a contractor's client for the employer", () => {
    expect(read('Developer (Contract)\nClient: Lumen Bank, Leeds\nJan 2018 – Dec 2019\n• Payments')).toEqual([
      'Lumen Bank | Developer (Contract) | 2018-01..2019-12',
    ]);
  });

  it('reads the rows of a table with the first and the last day in cells of their own', () => {
    const text = `04.2017\t09.2026\tООО «Ромашка», Казань\tВодитель-экспедитор\tРейсы по области
03.2010\t03.2017\tАО «Василёк», Казань\tВодитель самосвала\tВывоз снега`;
    expect(read(text)).toEqual([
      'ООО «Ромашка» | Водитель-экспедитор | 2017-04..2026-09',
      'АО «Василёк» | Водитель самосвала | 2010-03..2017-03',
    ]);
  });

  it("takes no date of a person or a passport for a job's", () => {
    const text = `Fitter, Lumen Ltd, 2015 – 2018
Date of Birth: 20/06/1993
Nationality: Indian
Date of Issue: 01-09-2014
Valid till: 13 April 2018`;
    expect(read(text)).toEqual(['Lumen Ltd | Fitter | 2015..2018']);
  });

  it('gives who works for themselves no employer of another job', () => {
    const text = `Designer, Lumen Agency\t2018 – 2021
Labels for sixty goods.
Freelance Designer\t2016 – 2018`;
    expect(read(text)).toEqual(['Lumen Agency | Designer | 2018..2021', '- | Freelance Designer | 2016..2018']);
  });
});

describe('findSectionJobs, dates above', () => {
  it('leaves the lines below a date with it, however little stands between two', () => {
    const text = `Jan 2020 – present
Studio Lumen
Interior Designer
Feb 2018 – Dec 2019
Orbit House
Junior Designer
Jun 2016 – Jan 2018
Kestrel
Sales Assistant`;
    expect(read(text)).toEqual([
      'Studio Lumen | Interior Designer | 2020-01..now',
      'Orbit House | Junior Designer | 2018-02..2019-12',
      'Kestrel | Sales Assistant | 2016-06..2018-01',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { extractResume } from '../../facts/extractResume.ts';
import { textDocument } from '../../shared/textDocument.ts';

const namesIn = (heading: string, lines: string) =>
  extractResume(textDocument(`Ada Quill\n\n${heading}\n${lines}\n\nSkills\nExcel`), {
    signal: new AbortController().signal,
    today: '2026-11-21',
  }).certifications.map(({ value }) => value.name);

/** Lines of a section of certificates, and their names. */
const forms: readonly (readonly [lines: string, ...names: string[]])[] = [
  // Terms and numbers are no part of a name.
  ['Lean Six Sigma Green Belt, expires 2026', 'Lean Six Sigma Green Belt'],
  ['Workplace First Aid, renewed 2026', 'Workplace First Aid'],
  ['Удостоверение стропальщика № 1245 от 12.03.2021', 'Удостоверение стропальщика'],
  // A rung, what letters mean, what a licence is for.
  ['AWS Certified Developer – Associate', 'AWS Certified Developer – Associate'],
  ['LCQ – Licence Controller Qualification, 2018', 'LCQ – Licence Controller Qualification'],
  ['High Risk Work Licence – EWP over 11 m', 'High Risk Work Licence – EWP over 11 m'],
  // Memberships have a section of their own.
  ['CSCS Card\n\nProfessional Memberships\nGuild of Bakers (GB)', 'CSCS Card'],
  // How goods travel is no issuer.
  ['Dangerous Goods by Sea, 2022', 'Dangerous Goods by Sea'],
  ['Patisserie Course by City Institute', 'Patisserie Course'],
  ['Удостоверение № 57518 от 15.02.2020: «Бухгалтерский учёт», 16 ч., ЧОУ ДПО «Развитие»', 'Бухгалтерский учёт'],
  ['Удостоверение тракториста-машиниста, кат. C, E (2021)', 'Удостоверение тракториста-машиниста, кат. C, E'],
  [
    'I have the following: Paediatric First Aid (Red Cross, 2016), Water Safety (Lifesaving Society, 2022).',
    'Paediatric First Aid',
    'Water Safety',
  ],
  ['Ethical Hacking Workshop organized by Acme at City Institute', 'Ethical Hacking Workshop'],
  // Several in one line.
  ['CPR/First Aid, Forklift Operator, ServSafe Food Handler', 'CPR/First Aid', 'Forklift Operator', 'ServSafe Food Handler'],
  [
    'AWS Certified Cloud Practitioner; Terraform Associate; CKA',
    'AWS Certified Cloud Practitioner',
    'Terraform Associate',
    'CKA',
  ],
  ['Endorsements: Tanker (N), Hazmat (H)', 'Endorsements: Tanker (N), Hazmat (H)'],
  ['Google Analytics • Google Ads Search • Fire Marshal', 'Google Analytics', 'Google Ads Search', 'Fire Marshal'],
  // Some with a date and some without, in no order.
  ['ServSafe Manager, valid to 2028\nCertified Executive Chef', 'ServSafe Manager', 'Certified Executive Chef'],
  // Heads of columns, classes of licences and a form's lines are none.
  ['Год'],
  ['Father’s Name : Karl'],
  // The length of a course is part of its printed name.
  ['Повышение квалификации «Кардиология», 144 часа (2021)', 'Повышение квалификации «Кардиология», 144 часа'],
  // A line that ends in the middle of a name goes on below.
  ['Journeyman Electrician, State of Oregon, Lic. No. 5567J', 'Journeyman Electrician'],
  ['Промышленная безопасность А.1, Б.9 — Ростехнадзор, 2022', 'Промышленная безопасность А.1, Б.9'],
  ['TESDA NC II – Housekeeping (2019)', 'TESDA NC II – Housekeeping'],
  ['Курсы маникюра, школа «Лак» — 2016; Курсы бровиста — 2018', 'Курсы маникюра', 'Курсы бровиста'],
  // A date belongs to the line above it only with an issuer.
  ['Медицинская книжка\nСанминимум, 2024', 'Медицинская книжка', 'Санминимум'],
  ['2019 Abrasive Wheels\nSafety First\n2021 Forklift\nHull Drivers', 'Abrasive Wheels', 'Forklift'],
  ['CIPD Level 5\nProfessional in\nHuman Resources (PHR)', 'CIPD Level 5', 'Professional in Human Resources (PHR)'],
  ['Führerschein Klasse B'],
  // Tables have heads, whatever their words.
  ['Title\tBody\tNo.\tObtained\nManual Handling\tTAFE\tK716633\t2024', 'Manual Handling'],
  // Told in a sentence, or with a year each.
  [
    'I hold Media Law Refresher (Press Association, 2025) and Shorthand 100 wpm (NCTJ, 2021).',
    'Media Law Refresher',
    'Shorthand 100 wpm',
  ],
  ['Independent Prescriber (2014); Good Clinical Practice (2019).', 'Independent Prescriber', 'Good Clinical Practice'],
  ['Получены: сертификат «Проекты» (2024 г.), курс «Библиотека» (2023 г.)', 'Проекты', 'Библиотека'],
  // Who gave the course stands first.
  ['2021 – Яндекс Практикум, «Интернет-маркетолог»', '«Интернет-маркетолог»'],
];

describe('findCertifications', () => {
  for (const [lines, ...names] of forms) {
    it(`reads ${lines}`, () => expect(namesIn('Certifications', lines)).toEqual(names));
  }

  it('finds certificates that are told among the studies', () => {
    const lines =
      'MA Linguistics, Leeds University, 2016\nCELTA, Cambridge English, 2011\nGoogle Certified Educator Level 2, 2020';
    expect(namesIn('Education & Training', lines)).toEqual(['CELTA', 'Google Certified Educator Level 2']);
  });
});

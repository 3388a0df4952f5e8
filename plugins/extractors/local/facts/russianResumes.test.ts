import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const read = (text: string) => extractResume(textDocument(text), { signal: new AbortController().signal, today: '2026-11-21' });

describe('Russian résumés as people write them', () => {
  it('are cut by informal headings', () => {
    const { experience, education, certifications } = read(
      'Иванов Пётр\n\nГде работал\n\n06.2017-10.2026   ООО "Заря", Омск\nПрораб\nДва дома и паркинг.\n\nГде учился\n\n1996-2001   СибАДИ, Специалист, Строительство\n\nКорочки\n\nУдостоверение по охране труда, 2025\n',
    );
    expect(experience.map(({ value }) => [value.position, value.start, value.end])).toEqual([['Прораб', '2017-06', '2026-10']]);
    expect(education.map(({ value }) => [value.institution, value.endYear])).toEqual([['СибАДИ', 2001]]);
    expect(certifications.map(({ value }) => value.name)).toEqual(['Удостоверение по охране труда']);
  });

  it('name languages, licences and hobbies among the skills', () => {
    const { skills, languages } = read(
      'Иванов Пётр\n\nНавыки\n\nНивелир, 1С: TMS\nНемецкий язык со словарём\nПрава B\nУвлечения: рыбалка, баня\n\nОбразование\n\nУрГЭУ, Магистр, 2011\n',
    );
    expect(skills.filter(({ value }) => value.source === 'listed').map(({ value }) => value.name)).toEqual([
      'Нивелир',
      '1С: TMS',
    ]);
    expect(languages.map(({ value }) => value.known)).toEqual(['German']);
  });

  it('put the pay and more beside the headline', () => {
    const { title, salary } = read(
      'Арман Сеитов\nВрач-кардиолог, кандидат медицинских наук, хочу 500 000 ₸ в месяц на руки\narman@example.org\n',
    );
    expect(title?.value).toBe('Врач-кардиолог');
    expect(salary?.value).toMatchObject({ amount: 6_000_000, currency: 'KZT' });
  });

  it('tell a degree on a form once, and a retraining without a level', () => {
    const { education } = read(
      'Иванов Пётр\n\nОбразование: Высшее\n\nУчебные заведения\n\nУрГЭУ, Высшее, Логистика, 2009 — 2014\nУрФУ, Профессиональная переподготовка, Маркетинг, 2020 — 2021\n',
    );
    expect(education.map(({ value }) => [value.institution, value.level, value.specialization])).toEqual([
      ['УрГЭУ', 'bachelor', 'Логистика'],
      ['УрФУ', null, 'Маркетинг'],
    ]);
  });

  it('end an employer where its quotation ends', () => {
    const { experience } = read(
      'Иванов Пётр\n\nОпыт работы\n\n2011–2018  ООО «АлтайПолимер», Барнаул, 280 чел.\nДиректор\n2008–2011  ИП Фоминых А.В., Верхняя Пышма\nМенеджер по продажам\n',
    );
    expect(experience.map(({ value }) => value.company)).toEqual(['ООО «АлтайПолимер»', 'ИП Фоминых А.В.']);
  });

  it('name a faculty with its years below the school', () => {
    const { education } = read(
      'Иванов Пётр\n\nОбразование\n\nБакалавр | Национальный исследовательский университет «МИЭТ»\n2014 – 2018\nФакультет прикладных информационных технологий\nМагистр | Национальный исследовательский университет «МИЭТ»\n2018 – 2020\nФакультет микроприборов\n\nНавыки\n\nGit, CSS\n',
    );
    expect(education.map(({ value }) => [value.degree, value.institution, value.startYear, value.endYear])).toEqual([
      ['Бакалавр', 'Национальный исследовательский университет «МИЭТ»', 2014, 2018],
      ['Магистр', 'Национальный исследовательский университет «МИЭТ»', 2018, 2020],
    ]);
  });

  it('name the qualification beside the subject', () => {
    const { education } = read(
      'Иванов Пётр\n\nОбразование\n\nПолоцкий государственный университет, 2012–2016\nСпециальность «Почвоведение», квалификация «Почвовед»\n\nНавыки\n\nГеоботаника, Excel\n',
    );
    expect(education.map(({ value }) => [value.degree, value.specialization])).toEqual([['Почвовед', 'Почвоведение']]);
  });

  it('ask in a form for the position and the date of birth before any job', () => {
    const { experience, name } = read(
      'Регистрация\n\nФамилия\tКоромыслова\nИмя\tЭльвира\nПретендую на должность\tСтарший фельдшер\nДата рождения\t01.08.1991\nГражданство\tРФ\nТелефон\t8-989-333-51-34\n\nТрудовой путь\n\nОрганизация\tЗдравпункт завода «Ладья»\nДолжность\tФельдшер\nПериод работы\tоктябрь 2012 – апрель 2015\n',
    );
    expect(name?.value).toBe('Коромыслова Эльвира');
    expect(experience.map(({ value }) => [value.position, value.start, value.end])).toEqual([['Фельдшер', '2012-10', '2015-04']]);
  });

  it.each([
    ['получение работы сварщика', 'сварщика'],
    ['начать карьеру Junior QA Engineer со временем вырасти', 'Junior QA Engineer'],
    ['Устроиться на интересную работу с достойной оплатой', null],
  ])('seek: %s', (goal, title) => {
    expect(read(`Иванов Пётр\nivanov@example.org\nЦель: ${goal}\n\nНавыки\n\nExcel, Word\n`).title?.value ?? null).toBe(title);
  });

  it('print the pay over its currency', () => {
    const { salary } = read(
      'Иванов Пётр\n\nЖелаемая должность и зарплата\n\nПрораб\t150 000\nСпециализации:\t₸\n\nОпыт работы\n\n2019–2021\nООО «Заря»\nПрораб\n',
    );
    expect(salary?.value).toMatchObject({ amount: 1_800_000, currency: 'KZT' });
  });
});

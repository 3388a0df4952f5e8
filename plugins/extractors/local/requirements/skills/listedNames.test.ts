import { describe, expect, it } from 'vitest';
import { introducedNames, listedNames } from './listedNames.ts';

function phrases(text: string): string[] {
  return listedNames(text, []).map(({ start, end }) => text.slice(start, end));
}

describe('listedNames', () => {
  it.each([
    ['Tail lift and trailer coupling experience', ['Tail lift', 'trailer coupling']],
    ['Experience of venepuncture', ['venepuncture']],
    ['Preferred: stormwater drainage, road design', ['stormwater drainage', 'road design']],
    ['Design of GraphQL and REST APIs', ['GraphQL', 'REST APIs']],
    ['Design of experiments', ['Design of experiments']],
    ['Experience with cloud, virtualization and modern practices', ['cloud', 'virtualization', 'modern practices']],
    ['User mode development', ['User mode development']],
    ['Apache Kafka or another event streaming platform', ['Apache Kafka']],
    ['Функциональная диагностика', ['Функциональная диагностика']],
    ['опыт прочностных расчётов', ['прочностных расчётов']],
    ['Уверенное владение таможенным оформлением и Excel', ['таможенным оформлением', 'Excel']],
    ['Опыт переговоров с перевозчиками от 2 лет', ['переговоров с перевозчиками']],
    ['Не менее двух лет планирования занятий', ['планирования занятий']],
    ['Способность выполнять заточку резцов', ['заточку резцов']],
    ['Опыт коммерческой разработки на Kotlin', ['Kotlin']],
    ['знание 1С:Склад', ['1С:Склад']],
    ['Знание сметного и складского учёта', ['сметного и складского учёта']],
    ['Знание профильных систем и фурнитуры', ['профильных систем', 'фурнитуры']],
    ['Знание принципов работы котельных установок', ['котельных установок']],
    ['Умение работать с командной строкой', ['командной строкой']],
    ['Medical Office skills', ['Medical Office']],
    ['Опыт работы на токарных и фрезерных станках', ['токарных и фрезерных станках']],
    ['Вы умеете: варить аргоном, читать изометрию', ['варить аргоном', 'читать изометрию']],
    ['Опыт пайки плат (от года), чтения схем', ['пайки плат', 'чтения схем']],
    ['Опыт пайки плат от 3 лет, чтения схем.', ['пайки плат', 'чтения схем']],
    ['Опыт работы оператором: обжиг, заточка резцов', ['обжиг', 'заточка резцов']],
    ['Умение работать с глиной и с муфельными печами', ['глиной', 'муфельными печами']],
    ['214 Kestrel Avenue', []],
    ['Dental insurance', []],
    ['Three (3) years of gilding', ['gilding']],
    ['Установка, настройка и сопровождение', []],
    ['Четко выполнять задачи смены', []],
    ['Самостоятельность в принятии решений', []],
    ['Experience safely working on extension ladders', ['extension ladders']],
    ['Supply chains, highly responsive', ['Supply chains']],
    ['Able to use a tape measure', ['tape measure']],
    ['Practised in run sheets and venue contracting', ['run sheets', 'venue contracting']],
    ['Mechanical knowledge of gears, reducers and bearings', ['gears', 'reducers', 'bearings']],
    ['Knowledge of all phases of glass cutting', ['glass cutting']],
    ['Обязательно монтаж фонограмм', ['монтаж фонограмм']],
    ['Наличие автомобиля обязательно', ['автомобиля']],
    ['Умение работать с чужим кодом', ['чужим кодом']],
    ['Приветствуется знание слаботочных электросистем', ['слаботочных электросистем']],
    ['IT security under your belt', ['IT security']],
    ['Вы запускали корпоративные порталы', ['корпоративные порталы']],
    ['Two years of ability to carry out kiln repairs', ['kiln repairs']],
  ])('names what an item lists: %s', (text, names) => expect(phrases(text)).toEqual(names));

  it.each([
    'Able to lift 50 lbs and stand for ten hours',
    'Must pass a weld test and a drug screen',
    'You are kind, patient and calm',
    'Own steel toe-cap boots',
    'Right to work in the country',
    'Strong SQL (joins, window functions)',
    'опыт работы поваром в ресторане',
    'Ответственность, чувство юмора',
    'Leicester, Rugby and Derby',
    'Data Analyst',
    'Clear written and spoken English',
    'Менеджер по продажам',
  ])('takes no part of a sentence or of a condition: %s', (text) => {
    const strange = phrases(text).filter((phrase) => phrase !== 'SQL');
    expect(strange).toEqual([]);
  });
});

describe('introducedNames', () => {
  it('names what follows words of mastery in a sentence', () => {
    const text = 'You are confident with crowd control and have good knowledge of access systems.';
    expect(introducedNames(text, []).map(({ start, end }) => text.slice(start, end))).toEqual([
      'crowd control',
      'access systems',
    ]);
  });

  it.each([
    ['Kiln repairs and glaze mixing are essential.', ['Kiln repairs', 'glaze mixing']],
    ['Для этой работы необходим опыт перевязки ран.', ['перевязки ран']],
    ['Обжиг керамики и подбор глазури обязательны.', ['Обжиг керамики', 'подбор глазури']],
  ])('names what a sentence asks for: %s', (text, names) => {
    expect(introducedNames(text, []).map(({ start, end }) => text.slice(start, end))).toEqual(names);
  });

  it('leaves a row of known names to those names', () => {
    const text = 'PostgreSQL Docker';
    const known = [
      { start: 0, end: 10 },
      { start: 11, end: 17 },
    ];
    expect(listedNames(text, known)).toEqual([]);
    expect(listedNames('Docker images', [{ start: 0, end: 6 }])).toEqual([{ start: 0, end: 13 }]);
  });

  it('names what follows praise in a list', () => {
    const text = 'You will have six years in payroll, strong award interpretation, and sound knowledge of superannuation.';
    expect(introducedNames(text, []).map(({ start, end }) => text.slice(start, end))).toContain('award interpretation');
  });
});

import { foldText } from '../../../plugins/knowledge/foldText.ts';
import { RaceEthnicity, Sex } from '../../../prisma/generated/enums.ts';

/** The words that people use for each category, folded. */
const sexWords: Record<Sex, readonly string[]> = {
  MALE: ['male', 'm', 'man', 'мужской', 'муж', 'м', 'мужчина', 'мужчины'],
  FEMALE: ['female', 'f', 'woman', 'женский', 'жен', 'ж', 'женщина', 'женщины'],
};
const raceWords: Record<RaceEthnicity, readonly string[]> = {
  HISPANIC: [
    'hispanic',
    'hispanic or latino',
    'latino',
    'hispanic latino',
    'latina',
    'latinx',
    'hispanic or latinx',
    'латиноамериканцы',
  ],
  WHITE: ['white', 'caucasian', 'белые'],
  BLACK: ['black', 'black or african american', 'african american', 'black african american', 'чернокожие или афроамериканцы'],
  PACIFIC_ISLANDER: [
    'pacific islander',
    'native hawaiian or pacific islander',
    'native hawaiian or other pacific islander',
    'native hawaiian',
    'nhpi',
    'коренные гавайцы или жители островов Тихого океана',
  ],
  ASIAN: ['asian', 'азиаты'],
  NATIVE_AMERICAN: [
    'native american',
    'native american or alaska native',
    'american indian or alaska native',
    'american indian',
    'aian',
    'американские индейцы или коренные жители Аляски',
  ],
  TWO_OR_MORE: [
    'two or more',
    'two or more races',
    'multiracial',
    'mixed',
    'two or more races not hispanic or latino',
    'две расы или более',
  ],
};
/** Answers that count as unknown: nothing, or none of the categories. */
const unknownWords = [
  '',
  'unknown',
  'not stated',
  'not specified',
  'prefer not to say',
  'prefer not to answer',
  'decline to answer',
  'declined',
  'n a',
  'none',
  'other',
  'another',
  'non binary',
  'nonbinary',
  'x',
  'не указано',
  'не хочу указывать',
  'неизвестно',
  'нет ответа',
];

const sexes = tableOf(sexWords, Object.values(Sex));
const races = tableOf(raceWords, Object.values(RaceEthnicity));

/** Null: unknown. Undefined: not understood. */
export const readSex = (text: string): Sex | null | undefined => sexes.get(fold(text));
export const readRaceEthnicity = (text: string): RaceEthnicity | null | undefined => races.get(fold(text));

function tableOf<Category extends string>(
  words: Record<Category, readonly string[]>,
  names: readonly Category[],
): ReadonlyMap<string, Category | null> {
  return new Map<string, Category | null>([
    ...unknownWords.map((word) => [fold(word), null] as const),
    ...names.flatMap((name) => [name, ...words[name]].map((word) => [fold(word), name] as const)),
  ]);
}

/** "Black or African American (Not Hispanic or Latino)" → "black or african american". */
function fold(text: string): string {
  return foldText(text.replace(/\(not hispanic[^)]{0,40}\)/i, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

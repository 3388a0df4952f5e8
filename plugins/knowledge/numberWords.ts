/** Numbers as words, as years of experience are written: English, and Russian in the nominative and the genitive. */
const spellings: readonly (readonly [number, ...string[]])[] = [
  [1, 'one', 'один', 'одного'],
  [2, 'two', 'два', 'двух'],
  [3, 'three', 'три', 'трех', 'трёх'],
  [4, 'four', 'четыре', 'четырех', 'четырёх'],
  [5, 'five', 'пять', 'пяти'],
  [6, 'six', 'шесть', 'шести'],
  [7, 'seven', 'семь', 'семи'],
  [8, 'eight', 'восемь', 'восьми'],
  [9, 'nine', 'девять', 'девяти'],
  [10, 'ten', 'десять', 'десяти'],
  [11, 'eleven', 'одиннадцать', 'одиннадцати'],
  [12, 'twelve', 'двенадцать', 'двенадцати'],
  [15, 'fifteen', 'пятнадцать', 'пятнадцати'],
  [20, 'twenty', 'двадцать', 'двадцати'],
];

/** The number by its word in lower case. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  spellings.flatMap(([number, ...words]) => words.map((word) => [word, number] as const)),
);

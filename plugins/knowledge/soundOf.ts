import { foldText } from './foldText.ts';

/** Russian letters in Latin ones. Where people spell a letter in several ways, all of them come out alike: "Шульжицкий" as "Shulzhitskiy" and "Schulzhitsky". */
const russian = Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюя');
const plain = 'a b v g d e z z i i k l m n o p r s t u f h c c s s  i  e iu ia'.split(' ');
const latinOf = new Map(russian.map((letter, index) => [letter, plain[index]!]));

/** The text as letters that are alike for every usual Latin spelling of Russian, to tell whether an address spells a name: "Гайдученко" and "Gaiduchenko" are "gaiducenko". */
export function soundOf(text: string): string {
  return foldText(text)
    .replace(/shch|sch|sh/g, 's')
    .replace(/ch|t[sz]/g, 'c')
    .replace(/zh/g, 'z')
    .replace(/kh/g, 'h')
    .replace(/[yj]e/g, 'e')
    .replace(/[yj]/g, 'i')
    .replace(/w/g, 'v')
    .replace(/x/g, 'ks')
    .replace(/[а-я]/g, (letter) => latinOf.get(letter) ?? letter)
    .replace(/(.)\1+/gu, '$1');
}

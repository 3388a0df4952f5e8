import { nameParticles, namePrefixes, nameSuffixes } from './names.ts';

export const prefix = new RegExp(`^(?:${namePrefixes.join('|')})\\.?$`, 'iu');
export const suffixes = new Set(nameSuffixes);
const cyrillicPatronymic = /(?:[оеёії]вич|йович|ьич|[кмт]ич|[оеії]вна|ївна|ична|аўна|еўна|[ае]віч)$/iu;
const latinPatronymic = /(?:ovich|evich|yovych|ovych|ovna|evna|ivna|ichna|ilyich|kuzmich)$/iu;
/** "Ivanov Petr Sergeevich" begins with a surname; "Ana Maria Abramovich" ends with one. */
const latinSurname = /(?:ova?|eva?|ina?|yna?|sk(?:y|iy|ii|iĭ|aya|aia)|enko|chuk|yuk)$/iu;

/**
 * One or two letters for a person: the initials of given name and surname, in printed order. Skips a patronymic, a middle name, a particle ("van der")
 * and a title ("Dr."). For an e-mail address or a file name, uses its first two words. Empty if there is no letter.
 */
export function nameInitials(name: string): string {
  const words = /\s/.test(name.trim()) ? nameWords(name) : labelWords(name);
  const letters = pick(words).map((word) => /\p{L}/u.exec(word)?.[0] ?? '');
  return letters.join('').toUpperCase();
}

/** ada.lovelace@example.com, cv_petrov.pdf, Cher */
function labelWords(name: string): string[] {
  const [label = ''] = name.trim().split('@');
  const words = label.replace(/\.\p{L}{2,4}$/u, '').split(/[\s._]+/);
  return words.filter(hasLetter).slice(0, 2);
}

function nameWords(name: string): string[] {
  const words = name
    .replace(/[("“«][^)"”»]{0,200}[)"”»]/gu, ' ')
    // П.С. is two initials, Ph.D. is a suffix.
    .split(/[\s,]+|(?<=(?<!\p{L})\p{Lu}\.)(?=\p{Lu}\.)/u)
    .filter(hasLetter);
  const own = words.filter((word) => !prefix.test(word) && !suffixes.has(word.toLowerCase()));
  const named = own.filter((word) => !nameParticles.has(word.toLowerCase()));
  return dropPatronymic(named.length > 1 ? named : own.length > 0 ? own : words);
}

function dropPatronymic(words: string[]): string[] {
  if (words.length < 3) return words;
  const place = words.findIndex((word, index) => index > 0 && isPatronymic(word, words[0] ?? ''));
  return place < 0 ? words : words.filter((_, index) => index !== place);
}

function isPatronymic(word: string, first: string): boolean {
  return cyrillicPatronymic.test(word) || (latinPatronymic.test(word) && latinSurname.test(first));
}

/** The first and the last word; if a surname precedes initials ("Иванов П. С."), the first two. */
function pick(words: string[]): string[] {
  const [first, second] = words;
  if (first === undefined || second === undefined) return words;
  const surnameFirst = !isInitial(first) && words.slice(1).every(isInitial);
  return [first, surnameFirst ? second : (words.at(-1) ?? second)];
}

function isInitial(word: string): boolean {
  return /^\p{L}\.?$/u.test(word);
}

function hasLetter(word: string): boolean {
  return /\p{L}/u.test(word);
}

const noun: readonly (readonly [RegExp, string])[] = [
  [/теля$/u, 'тель'],
  [/аря$/u, 'арь'],
  [/еля$/u, 'ель'],
  [/овца$/u, 'овец'],
  [/вца$/u, 'вец'],
  [/(сестр|нян|гувернантк|санитарк|сиделк|швe|хостес)[уюе]$/u, '$1а'],
  [/ницу$/u, 'ница'],
  [/щицу$/u, 'щица'],
  [/чную$/u, 'чная'],
  [/([бвгджзклмнпрстфхцчшщ])а$/u, '$1'],
];
const adjective: readonly (readonly [RegExp, string])[] = [
  [/([кгх])ого$/u, '$1ий'],
  [/(щ|ш|ч|ж)его$/u, '$1ий'],
  [/него$/u, 'ний'],
  [/ого$/u, 'ый'],
  [/скую$/u, 'ская'],
  [/ую$/u, 'ая'],
];

/** Words before a title that call for an applicant; they put the title into the accusative. */
export const asksForWhom =
  /(?:ищем|ищет|ищу|приглаша\p{L}+|набира\p{L}+|в поиск\p{L}*|поиск|нужна?|наним\p{L}+)(?:\s+\p{L}+){0,3}\s*$/iu;

/**
 * Puts a title into the nominative: "главного бухгалтера" → "главный бухгалтер". Changes only the words up to the first noun; the words that depend on
 * it stay.
 */
export function toNominative(title: string): string {
  const words = title.split(' ');
  for (const [index, word] of words.entries()) {
    const asAdjective = inflected(word, adjective);
    if (asAdjective !== null && index < words.length - 1) {
      words[index] = asAdjective;
      continue;
    }
    words[index] = word
      .split('-')
      .map((part, at, all) =>
        at === all.length - 1 || /\p{Script=Cyrillic}{5}а$/u.test(part) ? (inflected(part, noun) ?? part) : part,
      )
      .join('-');
    break;
  }
  return words.join(' ');
}

function inflected(word: string, endings: readonly (readonly [RegExp, string])[]): string | null {
  if (!/^[\p{Script=Cyrillic}-]{4,}$/u.test(word) && !/-\p{Script=Cyrillic}{4,}$/u.test(word)) return null;
  const found = endings.find(([ending]) => ending.test(word));
  return found === undefined ? null : word.replace(found[0], found[1]);
}

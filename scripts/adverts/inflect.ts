/** Case of a Russian name: 1 who, 2 of whom, 3 to whom, 4 whom, 5 by whom, 6 about whom. */
export type Case = 1 | 2 | 3 | 4 | 5 | 6;

/** Endings of the second to the sixth case. */
const nouns: readonly (readonly [ending: RegExp, cases: readonly string[]])[] = [
  [/ие$/u, ['ия', 'ию', 'ие', 'ием', 'ии']],
  [/ия$/u, ['ии', 'ии', 'ию', 'ией', 'ии']],
  [/(?<=[кгхжшчщ])а$/u, ['и', 'е', 'у', 'ой', 'е']],
  [/а$/u, ['ы', 'е', 'у', 'ой', 'е']],
  [/о$/u, ['а', 'у', 'о', 'ом', 'е']],
  [/(?<=контрол)ь$/u, ['я', 'ю', 'ь', 'ем', 'е']],
  [/ь$/u, ['и', 'и', 'ь', 'ью', 'и']],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/u, ['а', 'у', '', 'ом', 'е']],
];
const adjectives: readonly (readonly [ending: RegExp, cases: readonly string[]])[] = [
  [/ая$/u, ['ой', 'ой', 'ую', 'ой', 'ой']],
  [/ое$/u, ['ого', 'ому', 'ое', 'ым', 'ом']],
  [/(?:ый|ий)$/u, ['ого', 'ому', 'ый', 'ым', 'ом']],
  [/ые$/u, ['ых', 'ым', 'ые', 'ыми', 'ых']],
  [/(?<=ск)ие$/u, ['их', 'им', 'ие', 'ими', 'их']],
];
const plurals = new Map([
  ['звонки', ['звонков', 'звонкам', 'звонки', 'звонками', 'звонках']],
  ['работы', ['работ', 'работам', 'работы', 'работами', 'работах']],
  ['игры', ['игр', 'играм', 'игры', 'играми', 'играх']],
  ['измерения', ['измерений', 'измерениям', 'измерения', 'измерениями', 'измерениях']],
  ['допуски', ['допусков', 'допускам', 'допуски', 'допусками', 'допусках']],
  ['инъекции', ['инъекций', 'инъекциям', 'инъекции', 'инъекциями', 'инъекциях']],
  ['карты', ['карт', 'картам', 'карты', 'картами', 'картах']],
  ['посадки', ['посадок', 'посадкам', 'посадки', 'посадками', 'посадках']],
]);

/** A Russian name whose first noun, with the adjectives before it, stands in another case; names in Latin or capital letters do not change. */
export function inflect(name: string, inCase: Case): string {
  if (inCase === 1) return name;
  const words = name.split(' ');
  const noun = words.findIndex((word) => !adjectives.some(([ending]) => ending.test(word)));
  return words
    .map((word, index) =>
      index <= noun || (words[index - 1] === 'и' && plurals.has(word)) ? inflected(word, inCase, index < noun) : word,
    )
    .join(' ');
}

function inflected(word: string, inCase: Exclude<Case, 1>, adjective: boolean): string {
  if (/[A-Z\d]|\p{Lu}{2}|-\p{Lu}|о$/u.test(word) && !/^\p{Ll}+$/u.test(word)) return word;
  const plural = plurals.get(word);
  if (plural !== undefined) return plural[inCase - 2] ?? word;
  const found = (adjective ? adjectives : nouns).find(([ending]) => ending.test(word));
  return found === undefined ? word : word.replace(found[0], found[1][inCase - 2] ?? '');
}

/** British spellings, so that "optimisation" and "modelling" find "optimization" and "modeling". Applied to both sides of a comparison. */
const spellings: [RegExp, string][] = [
  [/isation/, 'ization'],
  [/is(e|ed|er|ing)$/, 'iz$1'],
  [/lling$/, 'ling'],
  [/lled$/, 'led'],
  [/ogue$/, 'og'],
  [/our$/, 'or'],
  [/oural$/, 'oral'],
  [/programme$/, 'program'],
  [/centre$/, 'center'],
];

/** Where one of them may apply: most words are done after this look. */
const british = /isation|is(?:e|ed|er|ing)$|ll(?:ing|ed)$|ogue$|our|gramme$|centre$/;

const russianEnding =
  /(?:иями|ами|ями|иях|иям|ием|ией|ого|его|ому|ему|ыми|ими|ах|ях|ам|ям|ей|ой|ию|ью|ия|ии|ие|ый|ий|ым|им|ых|их|ом|(?<!пробл)(?<=[еийлнржцчшщь])ем|ую|юю|ая|яя|ое|ее|ые|ов|ев|[аяоеиыуюьй])$/;

/** Not of "class", "status" and "analysis"; but of "APIs" and "KPIs". */
const plural = /^..is$|(?:[^ius]|[^aeiou]ie)s$/;

/** Names and texts are made of the same words over and over. */
const remembered = new Map<string, string>();
const mostRemembered = 20_000;
const longestRemembered = 30;

/**
 * The form in which two spellings or inflections of a word are equal: lower case, British spelling Americanised, English plural and
 * Russian case endings off. Not a linguistic stem, and never shown.
 */
export function stemWord(word: string): string {
  const before = remembered.get(word);
  if (before !== undefined) return before;
  const stem = computeStem(word);
  if (remembered.size >= mostRemembered) remembered.clear();
  if (word.length <= longestRemembered) remembered.set(word, stem);
  return stem;
}

function computeStem(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length < 4) return lower;
  if (/[а-яё]/.test(lower)) return stemRussian(lower.replaceAll('ё', 'е'));
  return /^[a-z]+$/.test(lower) ? stemEnglish(lower) : lower;
}

function stemRussian(word: string): string {
  const stem = word.replace(russianEnding, '');
  return stem.length >= 3 ? stem : word;
}

function stemEnglish(word: string): string {
  let stem = word;
  if (stem.endsWith('s') && plural.test(stem)) stem = stem.endsWith('ies') ? `${stem.slice(0, -3)}y` : stem.slice(0, -1);
  if (stem.length < 6 || !british.test(stem)) return stem;
  for (const [pattern, replacement] of spellings) stem = stem.replace(pattern, replacement);
  return stem;
}

/** British spellings, so that "optimisation" and "modelling" match "optimization" and "modeling". Applied to both sides of a comparison. */
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

/** Quick check for whether one of them may apply; most words stop here. */
const british = /isation|is(?:e|ed|er|ing)$|ll(?:ing|ed)$|ogue$|our|gramme$|centre$/;

const russianEnding =
  /(?:иями|ами|ями|иях|иям|ием|ией|ого|его|ому|ему|ыми|ими|ах|ях|ам|ям|ей|ой|ию|ью|ия|ии|ие|ый|ий|ым|им|ых|их|ом|(?<!пробл)(?<=[еийлнржцчшщь])ем|ую|юю|ая|яя|ое|ее|ые|ов|ев|[аяоеиыуюьй])$/;

/** Leaves "class", "status" and "analysis" alone, but matches "APIs" and "KPIs". */
const plural = /^..is$|(?:[^ius]|[^aeiou]ie)s$/;

/** Names and texts repeat the same words. */
const remembered = new Map<string, string>();
const mostRemembered = 20_000;
const longestRemembered = 30;

/**
 * The form in which spellings and inflections of a word are equal: lower case, American spelling, without English plural and Russian case endings. Not
 * a linguistic stem, and never displayed.
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

/**
 * Combining marks that count as accents: those of Latin, Greek and Cyrillic, Hebrew and Arabic points, the voicing marks of kana. Other scripts write
 * vowels as marks and keep them.
 */
const accents =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u064b-\u065f\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\u3099\u309a\ufe20-\ufe2f]/g;

/** Letters that Unicode does not decompose, because the stroke or hook is part of the letter; below each, the letter people type instead. */
const whole = Array.from('łøđðħıŧŋƀɓƈɖɗǥɠɨƙƚɲɵƥʈʉʋƴƶȼɇɉɍɏⱥⱦςґғқңҳұ');
const plain = Array.from('loddhitnbbcddggiklnoptuvyzcejryatσггкнху');
const fused = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' };

const replacements = new Map<string, string>([
  ...whole.map((letter, index): [string, string] => [letter, plain[index] ?? letter]),
  ...Object.entries(fused),
]);
const replaced = new RegExp(`[${[...replacements.keys()].join('')}]`, 'g');

/**
 * Text in the form that searches compare: without case, accents and strokes (Wiśniewski = wisniewski, Łódź = lodz, Пётр = петр, Straße = strasse). The
 * database function `fold_text` must give the same result.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(replaced, (letter) => replacements.get(letter) ?? letter);
}

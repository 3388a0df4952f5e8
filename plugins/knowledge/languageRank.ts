/** The steps of the Common European Framework of Reference, from 1. Native speakers stand above. */
const steps = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'];
const step = /(?<![\p{L}\p{N}])[ABCАВС][12](?![\p{L}\p{N}])/u;
/** Cyrillic letters typed for the Latin ones that look the same. */
const lookalikes = new Map([
  ['А', 'A'],
  ['В', 'B'],
  ['С', 'C'],
]);

/** Words for a level, on the same scale; the first pattern that matches decides, so that "pre-intermediate" is not "intermediate". */
const words: readonly (readonly [rank: number, pattern: RegExp])[] = [
  [6, /near[- ]native/iu],
  [7, /native|mother tongue|first language|home language|heritage|bilingu|родной|носител|mutterspr|maternelle|materna|nativo/iu],
  [2, /pre[- ]?intermediate|low(?:er)? intermediate|elementary|limited|ниже среднего/iu],
  [4, /upper[- ]intermediate|very good|(?:professional )?working|sehr gut|выше среднего|хорош|уверенн/iu],
  [6, /proficien|excellent|expert|full professional|совершенств/iu],
  [
    5,
    /fluen|fluido|flie(?:ß|ss)end|verhandlungssicher|courant|avanzado|fortgeschritten|advanced|professional|business|свободн|продвинут|отличн/iu,
  ],
  [3, /intermediate|intermédiaire|intermedio|conversa|good|gute kenntnisse|средн|разговорн/iu],
  [1, /beginner|grundkenntnis|notions|débutant|básico|basic|fair|learning|reading|начальн|базов|словар/iu],
];

/** How well a language is known, from 1 (A1, beginner) to 7 (native); null when the text states no level: "English", "spoken". */
export function languageRank(text: string | null): number | null {
  if (text === null) return null;
  const stated = step.exec(text.toUpperCase());
  if (stated !== null) return steps.indexOf(stated[0].replace(/^./u, (letter) => lookalikes.get(letter) ?? letter)) + 1;
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

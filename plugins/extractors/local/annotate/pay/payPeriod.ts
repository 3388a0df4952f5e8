import type { PayPeriod } from '../../../../contract.ts';
import { periodFillers, periodForms, periodNouns, taxWords } from '../../../../knowledge/words/payPeriods.ts';
import { lowerCase } from '../../shared/textSpan.ts';

/** `day` covers every period that gives no yearly sum: days, shifts, weeks, pieces. */
export type StatedPeriod = PayPeriod | 'day';

export interface PeriodMatch {
  period: StatedPeriod;
  end: number;
}

type Form = readonly [form: string, period: StatedPeriod | null];

const reach = 70;
const mostTaxWords = 3;
const byLetter = new Map<string, Form[]>();
for (const [period, forms] of Object.entries(periodForms)) for (const form of forms) add([form, period as StatedPeriod]);
for (const form of taxWords) add([form, null]);
for (const forms of byLetter.values()) forms.sort(([a], [b]) => b.length - a.length);

function add(form: Form): void {
  const letter = form[0].charAt(0);
  byLetter.set(letter, [...(byLetter.get(letter) ?? []), form]);
}

const gap = /[\s,.()+–—-]*/uy;

const fillers: ReadonlySet<string> = new Set(periodFillers);
const nouns: ReadonlyMap<string, StatedPeriod> = new Map(
  Object.entries(periodNouns).flatMap(([period, words]) => words.map((word) => [word, period as StatedPeriod] as const)),
);
const mostFillers = 4;
const word = /(\p{L}+)\s*/uy;

/** The period that a noun behind some small words names: "for every full hour". */
function periodOfNoun(text: string, from: number): PeriodMatch | null {
  word.lastIndex = from;
  for (let count = 0; count <= mostFillers; count++) {
    const start = word.lastIndex;
    const found = word.exec(text)?.[1];
    if (found === undefined) return null;
    const period = count > 0 ? nouns.get(found) : undefined;
    if (period !== undefined) return { period, end: start + found.length };
    if (!fillers.has(found) || word.lastIndex === start + found.length) return null;
  }
  return null;
}

/** The period stated after an amount, also with words about tax in between: "net per month". */
export function periodAfter(text: string, at: number): PeriodMatch | null {
  const small = lowerCase(text.slice(at, at + reach)).replaceAll('\n', ' ');
  let from = 0;
  for (let taken = 0; taken <= mostTaxWords; taken++) {
    gap.lastIndex = from;
    from += gap.exec(small)?.[0].length ?? 0;
    const form = byLetter.get(small.charAt(from))?.find(([one]) => standsAt(small, from, one));
    if (form === undefined) {
      const found = periodOfNoun(small, from);
      return found && { ...found, end: at + found.end };
    }
    from += form[0].length;
    if (form[1] !== null) return { period: form[1], end: at + from };
  }
  return null;
}

function standsAt(text: string, at: number, form: string): boolean {
  if (!text.startsWith(form, at)) return false;
  return !/[\p{L}\p{N}]$/u.test(form) || !/[\p{L}\p{N}]/u.test(text.charAt(at + form.length));
}

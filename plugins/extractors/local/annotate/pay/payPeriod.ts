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

const noun = new RegExp(
  `(?:(?:${periodFillers.join('|')})\\s+){1,4}(?:${Object.entries(periodNouns)
    .map(([period, nouns]) => `(?<${period}>${nouns.join('|')})`)
    .join('|')})(?!\\p{L})`,
  'uy',
);

/** The period that a noun behind some small words names: "for every full hour". */
function periodOfNoun(text: string, from: number): PeriodMatch | null {
  noun.lastIndex = from;
  const found = noun.exec(text);
  const period = Object.entries(found?.groups ?? {}).find(([, one]) => one !== undefined)?.[0];
  return found && period ? { period: period as StatedPeriod, end: from + found[0].length } : null;
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

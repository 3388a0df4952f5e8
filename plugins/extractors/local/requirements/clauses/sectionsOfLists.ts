import { asksForItself, speaksOfBenefits } from './clauseCues.ts';
import type { Clause } from './jobHeadings.ts';

const leastItems = 3;

/** A list below a heading in unknown words is a list of requirements if most of its items ask for something in words of their own. */
export function sectionsOfLists(clauses: readonly Clause[]): Clause[] {
  const found: Clause[] = [];
  for (let from = 0; from < clauses.length; ) {
    const unheaded = clauses.slice(from).findIndex((one) => one.section !== 'intro' || !one.item || speaksOfBenefits(one.text));
    const items = clauses.slice(from, unheaded === -1 ? undefined : from + unheaded);
    const first = items.findIndex(asksForItself);
    const listed = first === -1 ? [] : items.slice(first);
    const requires = listed.length >= leastItems && listed.filter(asksForItself).length * 2 >= listed.length;
    found.push(...items.map((one, at): Clause => (requires && at >= first ? { ...one, section: 'must', headed: true } : one)));
    const next = clauses[from + items.length];
    if (next !== undefined) found.push(next);
    from += items.length + 1;
  }
  return found;
}

import { takesFor } from '../../../../knowledge/cues/jobItemCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { isProduct } from './isProduct.ts';
import type { Mention } from './mention.ts';

/** Opens what a product is used for, or what of it to know: "SQL (joins, query tuning)", "Excel: pivot tables", "Python for data analysis". */
const opens = /^\s*(?:\(|:\s|(?:for|to|для)\s)/iu;
const closes = /[);.]|\s(?:and|or|и|или)\s+(?:experience|knowledge|опыт|знание)/iu;
/** Opens examples of a kind of thing: "a public cloud (AWS or GCP)". */
const examples = /^\s?(?:\p{L}+\s)?\((?:e\.g\.?,?\s|such as\s|например,?\s|for example,?\s)?$/iu;
/** "writing C++": a verb with a product as its object. */
const verb = /^\p{Ll}+ing$/u;
const object = /^ (?:the |in )?$/u;
/** "English for safety briefings": what something is needed for; not "responsible for". */
const purpose = /\s(?:for|для)\s(?:\p{L}{1,30}\s){0,2}$/iu;
const needsFor = makeFinder('iu', { before: String.raw`(?<!\p{L})`, words: takesFor, after: '$' });

/** "Communication with people outside engineering": whom a soft skill is for. */
const audience =
  /^(?:\sskills?)?\swith\s(?!(?:\p{L}{1,30}\s){0,2}(?:experience|knowledge|skills|understanding|proficiency|background)\b)[^.,:;()]*$/iu;

/** Whether a text ends with "for" and a purpose; not "responsible for". */
function isPurpose(before: string): boolean {
  const found = purpose.exec(before);
  return found !== null && !needsFor.test(before.slice(0, found.index));
}

/** Leaves out what only describes the use of a thing named before it, and kinds of things whose examples follow, unless they are products themselves. */
export function withoutDetails(text: string, mentions: readonly Mention[]): Mention[] {
  return mentions.filter((mention, index) => {
    if (isProduct(mention) || mention.category === 'soft') return true;
    const next = mentions[index + 1];
    const gap = next && isProduct(next) ? text.slice(mention.end, next.start) : null;
    if (gap !== null && (examples.test(gap) || (verb.test(mention.name) && object.test(gap)))) return false;
    if (!mention.listed && isPurpose(text.slice(0, mention.start))) return false;
    return !mentions.slice(0, index).some((earlier) => {
      const between = text.slice(earlier.end, mention.start);
      if (earlier.category === 'soft') return audience.test(between);
      return isProduct(earlier) && opens.test(between) && !closes.test(between);
    });
  });
}

import { matchName, type Named, type Requirement } from '../../../../contract.ts';
import { foldText } from '../../../../knowledge/foldText.ts';
import type { Asking } from '../clauses/clauseCues.ts';

/** A skill named in a clause that asks for something. Offsets are into the document's text. */
export interface Mention extends Named {
  category: Requirement['category'];
  /** The field of work that the skill tables list it under; empty for an unknown skill. */
  domain: string;
  asking: Asking;
  confidence: number;
  minYears: number | null;
  start: number;
  end: number;
  /** The title names it, or the sentence explicitly says that it is needed. A list of what the team works with does not count. */
  insisted?: boolean;
  /** Asked for by just this name, as an item of a list. */
  listed?: boolean;
  /** In running text without a heading, where duties and requirements are mixed. */
  inProse?: boolean;
  /** The alternatives, if the text gives a choice; the mention's name then names them all. */
  choice?: Named[];
}

type Subject = Named & Pick<Requirement, 'category'>;

/** Endings that are common in names of work and rare in names of products. */
const practice = /(?:ing|tion|ment|ance|ence|ics|ship|ity|sis|ology|services|sales|retail|payroll|care|tests?)$/iu;

const named = /\p{Ll}\p{Lu}|\d|\.|\s\p{Lu}|^\p{Lu}{2}/u;

/** Something with a proper name, not a kind of work. */
export function isProduct(one: Subject): boolean {
  const name = one.known ?? one.name;
  return (isTool(one) || named.test(name)) && !practice.test(name);
}

/** Something with a proper name ("PostgreSQL", "REST API"), not a practice ("code review"). */
export function isTool({ name, known, category }: Subject): boolean {
  const one = known ?? name;
  return category === 'technical' && (named.test(one) || !one.includes(' '));
}

/**
 * What mentions of one requirement share. Practices of a list are told apart by their printed words, because many share a known name: "pipe fitting" and
 * "bathroom fitting". A product has many spellings: "JS" is JavaScript.
 */
export function mentionKey(one: Named & Pick<Mention, 'category' | 'listed'>): string {
  return one.listed && one.category !== 'soft' && !isProduct(one) ? foldText(one.name) : matchName(one);
}

import type { Named, Requirement } from '../../../../contract.ts';
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

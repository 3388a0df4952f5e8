import type { Named, Requirement } from '../../../contract.ts';
import type { Asking } from './clauseCues.ts';

/** A skill named in a clause that asks for something. Offsets are into the document's text. */
export interface Mention extends Named {
  category: Requirement['category'];
  /** The field of work that the skills base lists it under; empty for what it does not know. */
  domain: string;
  asking: Asking;
  confidence: number;
  minYears: number | null;
  start: number;
  end: number;
  /** The title names it, or the sentence says in its own words that it has to be known; a list of what the team works with does not. */
  insisted?: boolean;
  /** In running text under no heading, where duties and requirements are told in one. */
  inProse?: boolean;
  /** Things of which one will do, when the text gives a choice; the name then names them all. */
  choice?: Named[];
}

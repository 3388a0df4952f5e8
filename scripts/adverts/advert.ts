/** A kind of work, and what employers ask for in it. */
export interface Trade {
  group: number;
  title: string;
  terms: readonly string[];
}

/** How advertisements of a group are worded. In patterns, {a} is one thing to know, {l} a list of two or three, {o} a choice of two. */
export interface Wording {
  /** Items of a list of requirements. */
  asks: readonly string[];
  /** The same as sentences of running text. */
  sentences: readonly string[];
  wishes: readonly string[];
  wishSentences: readonly string[];
  must: readonly string[];
  nice: readonly string[];
  duties: readonly string[];
  offer: readonly string[];
  about: readonly string[];
  /** What the company says of itself: {p} is something it uses. */
  company: readonly string[];
  /** What the person will do with {a}. */
  tasks: readonly string[];
  offers: readonly string[];
  /** What is not asked for. */
  refusals: readonly string[];
  /** Qualities of a person. */
  qualities: readonly string[];
}

/** An invented advertisement with what it asks for, in its own words. */
export interface Advert {
  id: string;
  language: 'en' | 'ru';
  group: number;
  text: string;
  title: string;
  must: string[];
  nice: string[];
}

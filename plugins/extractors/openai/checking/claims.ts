import type { Fact } from '../../../contract.ts';
import type { Quotable } from '../quoting/quotable.ts';
import { distance, oneLine, type Span } from '../quoting/spans.ts';

/** Looks up what a model claims, and counts what the document does not say. */
export interface Claims {
  readonly quotable: Quotable;
  readonly dropped: number;
  /** Counts one more value that was left out. */
  drop(): null;
  /** The place of the words nearest to `near`, else the first; null, and counted, when there is none within reach. Null stays null. */
  find(words: string | null, near?: Nearby): Span | null;
}

export interface Nearby {
  span: Span;
  /** In characters. */
  reach: number;
}

export function makeClaims(quotable: Quotable): Claims {
  let dropped = 0;
  const drop = () => {
    dropped++;
    return null;
  };
  return {
    quotable,
    get dropped() {
      return dropped;
    },
    drop,
    find(words, near) {
      if (words === null || words.trim() === '') return null;
      const places = quotable.findAll(words);
      const place = near === undefined ? places[0] : nearest(places, near);
      return place ?? drop();
    },
  };
}

function nearest(places: readonly Span[], { span, reach }: Nearby): Span | undefined {
  const [best] = places.toSorted((a, b) => distance(a, span) - distance(b, span));
  return best !== undefined && distance(best, span) <= reach ? best : undefined;
}

/** Confidence of a quotation that was found. The words are certainly there; that they mean this is the model's reading. */
export const confidence = 0.9;

export function textOf({ document }: Quotable, { start, end }: Span): string {
  return document.text.slice(start, end);
}

/** The document's own words as a value on one line. */
export function wordsOf(quotable: Quotable, span: Span): string {
  return oneLine(textOf(quotable, span));
}

export function factOf<T>(quotable: Quotable, value: T, ...spans: Span[]): Fact<T> {
  return { value, evidence: spans.map((span) => quotable.evidence(span)), confidence };
}

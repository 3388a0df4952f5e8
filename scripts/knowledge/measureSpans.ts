/** A place in a text. */
export interface Span {
  start: number;
  end: number;
}

/** A text in which people marked what a person must know (knowledge) and do (skills). */
export interface MarkedText {
  text: string;
  knowledge: Span[];
  skills: Span[];
}

/** How found places agree with marked ones. A place counts loosely where it touches a marked one, strictly where both are the same words. */
export interface Agreement {
  found: number;
  marked: number;
  loose: Rates;
  strict: Rates;
  /** Marked places that were found, by kind: knowledge is named by nouns, skills often are whole phrases. */
  knowledgeRecall: number;
  skillRecall: number;
}

export interface Rates {
  precision: number;
  recall: number;
  f1: number;
}

/** Measures what `find` finds against what people marked. */
export function measureSpans(texts: readonly MarkedText[], find: (text: string) => readonly Span[]): Agreement {
  const total = { found: 0, right: 0, exact: 0, knowledge: 0, skills: 0, met: 0, metSkills: 0, exactMet: 0 };
  for (const { text, knowledge, skills } of texts) {
    const found = find(text);
    const marked = [...knowledge, ...skills];
    total.found += found.length;
    total.right += found.filter((one) => marked.some((other) => touch(one, other))).length;
    total.exact += found.filter((one) => marked.some((other) => same(text, one, other))).length;
    total.knowledge += knowledge.length;
    total.skills += skills.length;
    total.met += knowledge.filter((one) => found.some((other) => touch(one, other))).length;
    total.metSkills += skills.filter((one) => found.some((other) => touch(one, other))).length;
    total.exactMet += marked.filter((one) => found.some((other) => same(text, one, other))).length;
  }
  const marked = total.knowledge + total.skills;
  return {
    found: total.found,
    marked,
    loose: rates(total.right, total.found, total.met + total.metSkills, marked),
    strict: rates(total.exact, total.found, total.exactMet, marked),
    knowledgeRecall: share(total.met, total.knowledge),
    skillRecall: share(total.metSkills, total.skills),
  };
}

function touch(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

function same(text: string, a: Span, b: Span): boolean {
  return bare(text, a) === bare(text, b) && touch(a, b);
}

/** Marks may have taken a full stop or a bracket with them. */
function bare(text: string, { start, end }: Span): string {
  return text.slice(start, end).replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '');
}

function rates(right: number, found: number, met: number, marked: number): Rates {
  const [precision, recall] = [share(right, found), share(met, marked)];
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

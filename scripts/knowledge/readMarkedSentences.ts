import type { MarkedText, Span } from './measureSpans.ts';

interface MarkedRow {
  idx: number;
  source: string;
  tokens: string[];
  tags_skill: string[];
  tags_knowledge: string[];
}

/** Sentences of job descriptions in the form of SkillSpan: a JSON object a line, with words and B-I-O tags of two kinds. */
export function readMarkedSentences(lines: string): MarkedText[] {
  return rowsOf(lines).map(toText);
}

/** The same sentences put together to the descriptions that they come from. */
export function readMarkedDocuments(lines: string): MarkedText[] {
  const documents = new Map<string, MarkedText>();
  for (const row of rowsOf(lines)) {
    const key = `${row.source} ${row.idx}`;
    const whole = documents.get(key) ?? { text: '', knowledge: [], skills: [] };
    const sentence = toText(row);
    const by = whole.text.length;
    documents.set(key, {
      text: `${whole.text}${sentence.text}\n`,
      knowledge: [...whole.knowledge, ...shifted(sentence.knowledge, by)],
      skills: [...whole.skills, ...shifted(sentence.skills, by)],
    });
  }
  return [...documents.values()];
}

function rowsOf(lines: string): MarkedRow[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as MarkedRow);
}

/** Words joined as they are printed: no space before closing and after opening punctuation. */
function toText({ tokens, tags_skill, tags_knowledge }: MarkedRow): MarkedText {
  let text = '';
  const places = tokens.map((token): Span => {
    if (text !== '' && !/^[.,;:!?)\]]/u.test(token) && !/[([]$/u.test(text)) text += ' ';
    const start = text.length;
    text += token;
    return { start, end: text.length };
  });
  return { text, knowledge: spansOf(tags_knowledge, places), skills: spansOf(tags_skill, places) };
}

function spansOf(tags: readonly string[], places: readonly Span[]): Span[] {
  const spans: Span[] = [];
  tags.forEach((tag, index) => {
    const place = places[index];
    const last = spans.at(-1);
    if (place === undefined || tag === 'O') return;
    if (tag === 'I' && last !== undefined && tags[index - 1] !== 'O') last.end = place.end;
    else spans.push({ ...place });
  });
  return spans;
}

function shifted(spans: readonly Span[], by: number): Span[] {
  return spans.map(({ start, end }) => ({ start: start + by, end: end + by }));
}

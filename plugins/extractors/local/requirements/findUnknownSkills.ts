import { matchPlace } from '../shared/matchPlace.ts';
import type { Span } from './listedNames.ts';

/** Names of things that a person should know follow these words. */
const lead =
  /\b(?:(?:experience|exposure) (?:with|in|using|of|to)|knowledge of|familiar(?:ity)? with|proficien(?:t|cy) (?:in|with)|expertise (?:in|with)|hands-on with|such as|like|e\.g\.?,?|including|skills in|understanding of|certified in|work(?:ing|ed) with|used)\s+|(?:опыт (?:работы )?(?:с|на|в)|знание|владение|понимание|умение работать (?:с|в)|например,?|в том числе)\s+/giu;
const listEnd =
  /[;:!?()\n]|\.(?:\s|$)|\s[–—-]\s|\b(?:and\/or|is|are|to|for|in|on|at|as|by|from|within|would|will|that|which|who)\b/u;
const separator = /(?:(?<!\s)\s+)?(?:,|\/|\band\b|\bor(?: of)?\b|\bи\b|(?<=\s)и(?=\s)|(?<=\s)или(?=\s)|&)\s*/u;
/** A product name: capitals inside, digits with letters, or every word capitalised. */
const distinctive =
  /^(?=.{2,40}$)(?:[\p{L}\p{N}]{0,40}(?:\p{Ll}\p{Lu}|\p{Lu}\p{Lu}|\p{L}\d|\d\p{L})[\p{L}\p{N}.+#-]*|\p{Lu}[\p{Ll}\p{N}.+#-]{2,})(?:\s(?:[\p{Lu}\d][\p{L}\p{N}.+#-]*)){0,2}$/u;
const noName =
  /^(?:[A-Z]{2}|English|German|French|Spanish|Hindi|Arabic|Portuguese|Tamil|Telugu|Kannada|Marathi|Bengali|Urdu|Swahili|Mandarin|Cantonese|Korean|Turkish|Ukrainian|Kazakh|Uzbek|Hebrew|Greek|Czech|Hungarian|Romanian|Afrikaans|Zulu|Xhosa|Yoruba|Hausa|Igbo|Somali|Finnish|Danish|Russian|Dutch|Italian|Polish|Swedish|Norwegian|Chinese|Japanese|Bachelor.*|Master.*|PhD|Ph\.D|MBA|MSc|BSc|BA|BS|MS|MA|USA?|UK|EU|EMEA|APAC|The|This|Our|We|You|Your|A|An|At|If|I|Is|It|Good|Strong|Excellent|Solid|Basic|Advanced|Experience|Knowledge|Ability|Monday|Friday|CEO|CTO|CFO|COO|VP|HR|PR|IT|R&D|B2B|B2C|NGO|FAQ|PC|OK)$/u;
const longestList = 220;

/** Names of things to know that the knowledge base lacks, in lists introduced as such: "experience with Foobar, BarDB". */
export function findUnknownSkills(text: string, known: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const match of text.matchAll(lead)) {
    const from = match.index + match[0].length;
    const rest = text.slice(from, from + longestList);
    const end = rest.search(listEnd);
    found.push(...itemsOf(text, from, from + (end === -1 ? rest.length : end)));
  }
  const overlaps = (a: Span, b: Span) => a.start < b.end && b.start < a.end;
  return found.filter(
    (span, index) => !known.some((one) => overlaps(one, span)) && !found.slice(0, index).some((one) => overlaps(one, span)),
  );
}

function itemsOf(text: string, from: number, to: number): Span[] {
  const spans: Span[] = [];
  let start = from;
  for (const part of text.slice(from, to).trim().split(separator)) {
    const at = text.indexOf(part, start);
    if (part !== '' && at !== -1) {
      start = at + part.length;
      if (isName(part)) spans.push({ start: at, end: at + part.length });
    }
  }
  return spans;
}

function isName(part: string): boolean {
  return distinctive.test(part) && !noName.test(part) && matchPlace(part) === null;
}

import type { Fact, Language } from '../../../contract.ts';
import { quote } from '../shared/evidence.ts';
import { findLanguages, isSpoken, type LanguageMatch } from '../shared/findLanguages.ts';
import { splitPieces } from '../shared/splitPieces.ts';
import { type Resume, sectionsOf } from './context.ts';

const LABELLED =
  /(?:mother tongue(?:\(s\)|s)?|native language|languages?(?:\(s\))?|родной язык|языки?|знание языков|владение языками)\s*[:：–—-]/iu;
const STATED =
  /(?:fluent|native|bilingual|proficient|conversational|speaks?|свободно владею|владею|знание|родной)(?:\s+\p{L}+){0,3}$/iu;

/** Only languages stand in the line: "English, Mandarin, Spanish", "English (C1), German – B2". */
function isLanguageList(text: string, matches: readonly LanguageMatch[]): boolean {
  if (matches.length < 2) return false;
  const named = matches.reduce((sum, { start, end, level }) => sum + end - start + (level ? level.end - level.start : 0), 0);
  return named >= text.replace(/[\s,;:()/–—-]|and|и/gu, '').length * 0.75;
}

/** The languages a person speaks: of the language sections whole, elsewhere of lines that are lists of languages or say so. */
export function findLanguageFacts(resume: Resume): Fact<Language>[] {
  const { document } = resume;
  const found = new Map<string, Fact<Language>>();
  const take = (offset: number, match: LanguageMatch, confidence: number) => {
    const known = found.get(match.known);
    if (known && (known.value.level !== null || match.level === null)) return;
    const evidence = [quote(document, offset + match.start, offset + match.end)];
    if (match.level) evidence.push(quote(document, offset + match.level.start, offset + match.level.end));
    found.set(match.known, {
      value: { name: match.name, known: match.known, level: match.level?.text ?? null },
      evidence,
      confidence,
    });
  };
  for (const section of sectionsOf(resume, 'languages')) {
    const [first, last] = [section.lines[0], section.lines.at(-1)];
    if (!first || !last) continue;
    for (const match of findLanguages(document.text.slice(first.start, last.end))) take(first.start, match, 0.95);
  }
  if (found.size > 0) return [...found.values()];
  for (const line of sectionsOf(resume, 'header', 'contact', 'personal', 'skills', 'summary', 'education', 'other').flatMap(
    ({ lines }) => lines,
  )) {
    const labelled = LABELLED.test(line.text);
    for (const piece of labelled ? [line] : splitPieces(document, line)) {
      const matches = findLanguages(piece.text);
      const sure = matches.length > 0 && (labelled || isLanguageList(piece.text, matches) || isSpoken(piece.text));
      for (const match of matches)
        if (sure || STATED.test(piece.text.slice(0, match.start).trimEnd())) take(piece.start, match, sure ? 0.85 : 0.6);
    }
  }
  return [...found.values()];
}

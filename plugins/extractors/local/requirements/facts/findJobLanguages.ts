import type { DocumentText, Requirement } from '../../../../contract.ts';
import {
  languageCues,
  languageLevels,
  languageLinks,
  thingsNamedAfterLanguages,
} from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { findInflected, findLanguages, type LanguageMatch } from '../../annotate/findLanguages.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import type { AskingClause } from '../clauses/askingClauses.ts';
import type { Clause } from '../clauses/jobHeadings.ts';

/** Near one of these words, a language's name means speaking it, not a market or a cuisine. */
const languageCue = makeFinder('iu', { words: languageCues });
const reach = 60;

/** Languages that the description asks for, each once, with the level if one is stated: "English (C1)". */
export function findJobLanguages(document: DocumentText, clauses: readonly AskingClause[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const clause of clauses) {
    for (const match of [...findLanguages(clause.text), ...findInflected(clause.text)]) {
      if (found.has(match.known) || !isAsked(clause, match)) continue;
      const stated = match.level ?? levelBefore(clause.text, match.start) ?? sharedLevel(clause.text, match.end);
      const level = stated === null ? '' : ` (${oneLine(stated.text)})`;
      const end = Math.max(match.end, stated?.end ?? 0);
      found.set(match.known, {
        label: match.name + level,
        known: match.known,
        kind: 'language',
        category: 'other',
        importance: clause.asking.importance,
        minYears: null,
        confidence: clause.asking.confidence,
        evidence: [quote(document, clause.start + Math.min(match.start, stated?.start ?? match.start), clause.start + end)],
      });
    }
  }
  return [...found.values()];
}

const spokenLevels = makeFinder('iu', { before: String.raw`(?<![\p{L}\d])`, words: languageLevels, after: '(?:[- ]level)?' });
const onlyLinks = new RegExp(String.raw`^(?:\s+(?:${languageLinks}))*\s+$`, 'iu');

/** "C1 German", "excellent command of English". */
function levelBefore(text: string, start: number): LanguageMatch['level'] {
  const before = text.slice(Math.max(0, start - reach), start);
  const level = spokenLevels.all(before).find(({ index, 0: words }) => onlyLinks.test(before.slice(index + words.length)));
  if (level === undefined) return null;
  const from = Math.max(0, start - reach) + level.index;
  return { start: from, end: from + level[0].length, text: level[0] };
}

/** "English and German, both B2 or better". */
function sharedLevel(text: string, end: number): LanguageMatch['level'] {
  const match =
    /^(?:,| and| &| и)[\p{L}\s,&]{3,40}?(?:both|each|all|оба|каждый)(?: at| of| на)?(?: level| уровне)? ([ABC][12])(?!\p{L})/iu.exec(
      text.slice(end),
    );
  if (match?.[1] === undefined) return null;
  const from = end + match[0].length - match[1].length;
  return { start: from, end: from + match[1].length, text: match[1] };
}

/** The name means a market, a cuisine or a law, not a language to speak. */
const otherThing = makeFinder('iu', { before: '^', words: thingsNamedAfterLanguages });
const gap = /^[\s-]*/u;

function isAsked({ text, section }: Clause, { start, end, level }: LanguageMatch): boolean {
  const written = text.slice(start, end);
  if (/^[a-z]/.test(written) || otherThing.test(text.slice(end).replace(gap, ''))) return false;
  if (section === 'languages' || section === 'must' || section === 'nice' || level !== null) return true;
  const around = text.slice(Math.max(0, start - reach), start) + text.slice(end, end + reach);
  return languageCue.test(around);
}

import type { DocumentText, Requirement } from '../../../contract.ts';
import { oneLine, quote } from '../shared/evidence.ts';
import { findLanguages, type LanguageMatch } from '../shared/findLanguages.ts';
import type { AskingClause } from './clauseCues.ts';
import { findInflected } from './findInflectedLanguages.ts';
import type { Clause } from './jobClauses.ts';

/** Near a language these make it one to speak, and not a market or a kitchen. */
const languageCue =
  /languages?|fluen|speak|spoken|written|writ|oral|verbal|native|proficien|command|communicat|level|bilingual|mother tongue|skills|knowledge|intermediate|advanced|upper|business|язык|владе|знани|свободн|разговорн|уровень|устн|письменн|носител|[ABC][12](?![\p{L}\p{N}])/iu;
const reach = 60;

/** Languages asked for, each once, with the level where one is stated: "English (C1)". */
export function findJobLanguages(document: DocumentText, clauses: readonly AskingClause[]): Requirement[] {
  const found = new Map<string, Requirement>();
  for (const clause of clauses) {
    for (const match of [...findLanguages(clause.text), ...findInflected(clause.text)]) {
      if (found.has(match.name) || !isAsked(clause, match)) continue;
      const level = match.level === null ? '' : ` (${oneLine(match.level.text)})`;
      const end = Math.max(match.end, match.level?.end ?? 0);
      found.set(match.name, {
        label: match.name + level,
        kind: 'language',
        category: 'other',
        importance: clause.asking.importance,
        minYears: null,
        confidence: clause.asking.confidence,
        evidence: [quote(document, clause.start + Math.min(match.start, match.level?.start ?? match.start), clause.start + end)],
      });
    }
  }
  return [...found.values()];
}

function isAsked({ text, section }: Clause, { start, end, level }: LanguageMatch): boolean {
  const written = text.slice(start, end);
  if (/^[a-z]/.test(written)) return false;
  if (section === 'languages' || level !== null) return true;
  const around = text.slice(Math.max(0, start - reach), start) + text.slice(end, end + reach);
  return languageCue.test(around);
}

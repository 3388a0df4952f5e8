import type { DocumentText, Fact, Requirement } from '../../../../contract.ts';
import { oneLine, quote } from '../../shared/evidence.ts';
import type { Asking, AskingClause } from '../clauses/askingClauses.ts';
import { speaksToCandidates } from '../clauses/clauseCues.ts';
import { findAskedYears } from './findAskedYears.ts';

export interface OverallYears {
  fact: Fact<number>;
  requirement: Requirement;
}

interface Statement {
  years: number;
  start: number;
  end: number;
  /** It is in a section of requirements. */
  required: boolean;
  asking: Asking;
}

/** The overall years required: the largest number in a section of requirements, or else in the text. */
export function findOverallYears(document: DocumentText, clauses: readonly AskingClause[]): OverallYears | null {
  const statements = clauses.flatMap(statementsIn).filter(({ asking }) => asking.importance === 'must');
  const required = statements.filter((one) => one.required);
  const best = largest(required.length > 0 ? required : statements);
  if (best === null) return null;
  const evidence = [quote(document, best.start, best.end)];
  const {
    years,
    asking: { confidence },
  } = best;
  return {
    fact: { value: years, evidence, confidence },
    requirement: {
      label: oneLine(document.text.slice(best.start, best.end)),
      known: null,
      kind: 'experience',
      category: 'other',
      importance: 'must',
      minYears: years,
      confidence,
      evidence,
    },
  };
}

function statementsIn(clause: AskingClause): Statement[] {
  if (!speaksToCandidates(clause)) return [];
  return findAskedYears(clause.text).map(({ start, end, years }) => ({
    years,
    required: clause.section === 'must',
    start: clause.start + start,
    end: clause.start + end,
    asking: clause.asking,
  }));
}

function largest(statements: readonly Statement[]): Statement | null {
  return statements.reduce<Statement | null>((best, one) => (best === null || one.years > best.years ? one : best), null);
}

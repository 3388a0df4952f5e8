import {
  type EducationLevel,
  type Evidence,
  type LocalizedText,
  matchName,
  type RequirementKind,
  type SkillCategory,
} from '../contract.ts';

/** One line of a position's checklist, as last set by the user. */
export interface RequirementItem {
  /** In the job description's words. "Python or Bash" offers alternatives: one of them meets it. */
  label: string;
  /** The name used for matching; null when it is unknown. */
  known: string | null;
  kind: RequirementKind;
  category: SkillCategory;
  importance: 'must' | 'nice';
  /** Years of use (skills) or of work (experience) required; null when none are. */
  minYears: number | null;
  /** A knock-out: candidates who miss it rank below everyone else. Only set on a must. */
  knockOut: boolean;
  /** For education: the lowest degree that is enough. */
  level: EducationLevel | null;
}

/** Two items of one checklist never share a key; it survives a change of importance. */
export function requirementKey({ kind, label }: Pick<RequirementItem, 'kind' | 'label'>): string {
  return `${kind} ${matchName({ name: label, known: null })}`;
}

/** Best first; `unknown` means that the document says nothing about it. */
export const verdicts = ['strong-yes', 'yes', 'partial', 'weak', 'no', 'unknown'] as const;
export type Verdict = (typeof verdicts)[number];

/** A requirement counts as met from this score. */
export const metFrom = 50;

/** The word for a score from 0 to 100: from 90 Strong Yes, from 75 Yes, from 50 Partial, above 0 Weak, 0 No; Unknown for null. */
export function verdictOf(score: number | null): Verdict {
  if (score === null) return 'unknown';
  if (score >= 90) return 'strong-yes';
  if (score >= 75) return 'yes';
  if (score >= metFrom) return 'partial';
  return score > 0 ? 'weak' : 'no';
}

/** What one document says about one requirement. */
export interface RequirementVerdict {
  /** 0 to 100, whole; null when the document says nothing about it. */
  score: number | null;
  verdict: Verdict;
  explanation: LocalizedText;
  evidence: Evidence[];
  /** What was looked for and not found: names and aliases. Empty when something was found. */
  lookedFor: string[];
}

export interface RelevanceOptions {
  /** Absent: no requirements. */
  requirements?: readonly RequirementItem[];
}

export interface RelevanceRow {
  /** Id of the candidate. */
  id: string;
  /** In the order of the requirements. */
  verdicts: RequirementVerdict[];
}

import type { DocumentText, Evidence, LocalizedText } from '../contract.ts';
import type { RequirementItem, RequirementVerdict } from './relevance.ts';

/** A requirement of the position with what the document says about it. */
export type AssessedRequirement = Pick<RequirementItem, 'label' | 'kind' | 'importance' | 'knockOut'> &
  Pick<RequirementVerdict, 'verdict' | 'explanation' | 'evidence' | 'lookedFor'>;

/** What an assessment knows of a candidate besides the facts. */
export interface AssessedSubject {
  /** Null for a candidate without a document (REST). */
  document: DocumentText | null;
  requirements: readonly AssessedRequirement[];
  /** 0 to 100; null without a score. */
  overall: number | null;
  /** `YYYY-MM-DD`: the day the document arrived, which is what "present" in it means. */
  today: string;
}

export interface AssessmentOptions {
  /** By candidate id; a candidate who is missing here is assessed by facts alone. */
  subjects?: ReadonlyMap<string, AssessedSubject>;
}

/** A statement about the candidate with the lines it rests on. */
export interface Claim {
  text: LocalizedText;
  evidence: Evidence[];
  /** What was looked for and not found, where the statement rests on an absence. */
  lookedFor: string[];
}

export const checkIds = ['overlaps', 'gaps', 'years', 'hidden-text', 'bare-skills'] as const;
export type CheckId = (typeof checkIds)[number];

/** One consistency check of the document against itself. */
export interface ConsistencyCheck {
  id: CheckId;
  /** `nothing` when the document gives the check nothing to work on. */
  outcome: 'clear' | 'found' | 'nothing';
  /** The result in a sentence. */
  text: LocalizedText;
  /** What was found, each with its lines. */
  findings: Claim[];
  /** What supports a clear result. */
  evidence: Evidence[];
}

export const ratingIds = ['must-haves', 'nice-to-haves', 'answered', 'consistency', 'reading'] as const;
export type RatingId = (typeof ratingIds)[number];

/** A share in percent with what it counts. */
export interface Rating {
  id: RatingId;
  label: LocalizedText;
  /** 0 to 100; null when there is nothing to count. */
  value: number | null;
  explanation: LocalizedText;
}

export type RecommendationVerdict = 'excellent' | 'good' | 'average' | 'below-average' | 'unknown';

export const questionTopics = ['requirement', 'hidden-text', 'years', 'overlap', 'gap', 'skill', 'achievement'] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/** An interview question about something that the document does not prove. */
export interface InterviewQuestion {
  topic: QuestionTopic;
  text: LocalizedText;
  /** Why to ask. */
  reason: LocalizedText;
  evidence: Evidence[];
  lookedFor: string[];
}

/** One row of the assessment comparison: what the documents prove, what they leave open, and what to ask. */
export interface Assessment {
  candidateId: string;
  summary: LocalizedText;
  strengths: Claim[];
  concerns: Claim[];
  checks: ConsistencyCheck[];
  ratings: Rating[];
  recommendation: { verdict: RecommendationVerdict; text: LocalizedText };
  /** The line in which the document says from when the candidate is available; null when it does not say. */
  availability: Claim | null;
  questions: InterviewQuestion[];
}

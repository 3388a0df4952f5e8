import type { ResumeFacts } from '../contract.ts';
import type { SkillLevel } from '../knowledge/skillLevel.ts';
import type { Group } from './comparedThings.ts';
import type { Held, Holders } from './rarity.ts';

/** Options and rows of the comparisons of a group, by the plugin's id. Each plugin is in the folder of its id. */
export interface GroupComparisons {
  differences: [DifferencesOptions, DifferencesRow];
  uniqueness: [UniquenessOptions, UniquenessRow];
  similarity: [SimilarityOptions, SimilarityRow];
  suggestions: [SuggestionsOptions, SuggestionsRow];
  achievers: [AchieversOptions, AchieversRow];
}

export interface DifferencesOptions {
  /** Rarest first in every list, instead of the document's order. */
  ordered?: boolean;
  /** What the candidates are compared with; by default the candidates themselves. */
  group?: Group;
}

export interface DifferencesRow {
  candidateId: string;
  /** Skills that few others have: {@link isRare}. Those with one holder are unique. */
  skills: Held[];
  /** All certificates. */
  certifications: Held[];
  /** The highest degree as written, and its field. */
  education: string | null;
  specialization: string | null;
  /** Lines that nobody else has. */
  experience: string[];
}

export interface UniquenessOptions {
  /** What the candidates are compared with; by default the candidates themselves. */
  group?: Group;
}

export interface UniquenessRow {
  candidateId: string;
  rareSkills: Held[];
  rareCertifications: Held[];
  /** 0 to 100; null when unknown: see {@link uniquenessScore}. */
  score: number | null;
}

export interface SimilarityOptions {
  /** Id of the candidate that the others are compared with. */
  to?: string;
  /** Facet scores by candidate, in one order of facets. */
  facets?: ReadonlyMap<string, readonly (number | null)[]>;
  /** Holders of skills in the whole group; by default among the candidates. */
  holders?: Holders;
}

export interface SimilarityRow {
  candidateId: string;
  /** 0 to 100: see {@link likeness}. */
  similarity: number;
  /** What both have, rarest first, as the compared candidate's document prints it. */
  shared: string[];
}

/** How well facts fit a position. */
export interface Fit {
  /** 0 to 100: the overall score that the ranking would give; null when there is nothing to score. */
  overall: number | null;
  /** Required skills that are met, in the position's words. */
  matched: string[];
}

export interface SuggestionsOptions {
  /** Scores facts as the ranking of the position does; without it no fit is known. */
  assess?: (facts: ResumeFacts) => Fit;
  /** Rows to return; all by default. */
  top?: number;
}

export interface SuggestionsRow {
  candidateId: string;
  fit: number | null;
  /** By years: 7 or more, 4 or more, less; null when the years are unknown. */
  skillLevel: SkillLevel | null;
  /** Up to six: the required skills that are met, then the candidate's own. */
  keySkills: string[];
  years: number | null;
}

export interface AchieversOptions {
  /** Overall scores by candidate. */
  scores?: ReadonlyMap<string, number | null>;
  /** Rows to return; all by default. */
  top?: number;
}

export interface AchieversRow {
  candidateId: string;
  overall: number | null;
  /** Quantified achievements, in the document's words. */
  achievements: string[];
}

import {
  metFrom,
  type RelevanceOptions,
  type RelevanceRow,
  type RequirementItem,
  type RequirementVerdict,
} from '../../plugins/contract/relevance.ts';
import type { ResumeFacts } from '../../plugins/contract.ts';
import type { PluginRegistry } from '../../plugins/registry.ts';
import { relevanceId } from './scorers.ts';

/** The verdict on each requirement, in their order. Empty when no registered plugin judges requirements. */
export function judgeFacts(
  { comparisons }: PluginRegistry,
  { facts, requirements }: { facts: ResumeFacts; requirements: readonly RequirementItem[] },
): RequirementVerdict[] {
  const relevance = comparisons.find(({ id }) => id === relevanceId);
  if (relevance === undefined || requirements.length === 0) return [];
  const options: RelevanceOptions = { requirements };
  const [row] = relevance.compare([{ id: '', name: '', facts }], options) as RelevanceRow[];
  return row?.verdicts ?? [];
}

/** Counts of a candidate's must-haves. Those neither met nor unknown are missed. */
export interface MustHaves {
  met: number;
  total: number;
  unknown: number;
  /** Misses a knock-out requirement. An unknown one is not missed. */
  knockedOut: boolean;
}

export function markMusts(requirements: readonly RequirementItem[], verdicts: readonly RequirementVerdict[]): MustHaves {
  const marks: MustHaves = { met: 0, total: 0, unknown: 0, knockedOut: false };
  for (const [index, { importance, knockOut }] of requirements.entries()) {
    const verdict = verdicts[index];
    if (importance !== 'must' || verdict === undefined) continue;
    marks.total++;
    if (verdict.score === null) marks.unknown++;
    else if (verdict.score >= metFrom) marks.met++;
    else if (knockOut) marks.knockedOut = true;
  }
  return marks;
}

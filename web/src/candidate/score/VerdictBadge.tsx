import { type Verdict, verdictOf } from '../../../../plugins/contract/relevance.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/tones.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { relevanceWord } from './verdict.ts';

export interface VerdictBadgeProps {
  /** 0 to 100; null when the document says nothing either way. */
  score: number | null;
  /** A missed must-have stands out. */
  must?: boolean;
}

/** A verdict on one requirement: a word and a colour; Unknown is dashed. */
export function VerdictBadge({ score, must = false }: VerdictBadgeProps) {
  if (score === null) return <UnknownBadge>{m.requirements_unknown()}</UnknownBadge>;
  const verdict = verdictOf(score);
  return <Badge tone={must && verdict === 'no' ? 'red' : tones[verdict]}>{relevanceWord(score)}</Badge>;
}

export function verdictName(score: number | null): string {
  return score === null ? m.requirements_unknown() : relevanceWord(score);
}

const tones: Record<Verdict, Tone> = {
  'strong-yes': 'emerald',
  yes: 'blue',
  partial: 'yellow',
  weak: 'gray',
  no: 'gray',
  unknown: 'gray',
};

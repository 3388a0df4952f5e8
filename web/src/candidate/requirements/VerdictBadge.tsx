import { Check, CircleDashed, CircleSlash, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import type { Tone } from '../../ui/tones.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { Verdict } from './__generated__/RequirementsTable_candidate.graphql.ts';

const looks: Partial<Record<Verdict, { tone: Tone; icon: ReactNode; word: () => string }>> = {
  STRONG_YES: { tone: 'emerald', icon: <Check />, word: m.relevance_strong_yes },
  YES: { tone: 'blue', icon: <Check />, word: m.relevance_yes },
  PARTIAL: { tone: 'yellow', icon: <CircleDashed />, word: m.relevance_partial },
  WEAK: { tone: 'gray', icon: <Minus />, word: m.relevance_weak },
  NO: { tone: 'red', icon: <CircleSlash />, word: m.relevance_no },
};

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const look = looks[verdict];
  return look ? (
    <Badge tone={look.tone} icon={look.icon}>
      {look.word()}
    </Badge>
  ) : (
    <UnknownBadge />
  );
}

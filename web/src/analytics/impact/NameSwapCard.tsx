import { Check, CircleDashed, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { Badge } from '../../ui/Badge.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import type { NameSwapCard_proof$key } from './__generated__/NameSwapCard_proof.graphql.ts';
import { NameSwapFrame } from './NameSwapFrame.tsx';

/** Whether a name, or what else tells the gender, has changed a score: measured, or unknown for the versions in use. */
export function NameSwapCard({ proof }: { proof: NameSwapCard_proof$key }) {
  const { measuredOn, people, scoreChanges, orderChanges, versions, current } = useFragment(
    graphql`
      fragment NameSwapCard_proof on NameSwap {
        measuredOn
        people
        scoreChanges
        orderChanges
        versions
        current
      }
    `,
    proof,
  );
  const date = new Intl.DateTimeFormat(getLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(measuredOn));
  const figures = [
    { label: m.impact_swap_people(), value: formatNumber(people) },
    { label: m.impact_swap_scores(), value: formatNumber(scoreChanges) },
    { label: m.impact_swap_places(), value: formatNumber(orderChanges) },
    { label: m.impact_swap_date(), value: date },
  ];
  return (
    <NameSwapFrame verdict={<Verdict current={current} changed={scoreChanges + orderChanges > 0} />}>
      {current ? null : <p className="mt-2 max-w-3xl text-sm">{m.impact_swap_other()}</p>}
      <dl className="mt-3 grid grid-cols-4 gap-3 text-sm max-lg:grid-cols-2 max-[420px]:grid-cols-1">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs break-words text-muted">{m.impact_swap_versions({ versions: versions.join(', ') })}</p>
    </NameSwapFrame>
  );
}

function Verdict({ current, changed }: { current: boolean; changed: boolean }) {
  if (!current) return <Badge icon={<CircleDashed aria-hidden="true" />}>{m.impact_swap_unmeasured()}</Badge>;
  return changed ? (
    <Badge tone="red" icon={<TriangleAlert aria-hidden="true" />}>
      {m.impact_swap_changed()}
    </Badge>
  ) : (
    <Badge tone="emerald" icon={<Check aria-hidden="true" />}>
      {m.impact_swap_none()}
    </Badge>
  );
}

import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { formatScore } from '../../ui/format/formatScore.ts';
import { solidTone } from '../../ui/tones.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { FacetPart_facet$key } from './__generated__/FacetPart_facet.graphql.ts';
import { facetTone } from './facetTone.ts';

export interface FacetPartProps {
  facet: FacetPart_facet$key;
  /** Position in the list, which decides the colour. */
  index: number;
  share: number;
  points: number | null;
}

/** One facet: value × weight = points, the reason, and the evidence. */
export function FacetPart({ facet, index, share, points }: FacetPartProps) {
  const data = useFragment(
    graphql`
      fragment FacetPart_facet on FacetScore {
        label
        value
        explanation
        evidence {
          ...EvidenceList_evidence
        }
      }
    `,
    facet,
  );
  return (
    <li className="flex flex-col gap-0.5 py-2">
      <div className="flex items-center gap-2 text-sm">
        <span aria-hidden="true" className={classNames('size-2 shrink-0 rounded-full', solidTone[facetTone(index)])} />
        <span className="min-w-0 flex-1 truncate font-medium">{data.label}</span>
        {data.value == null ? (
          <UnknownBadge>{m.score_not_counted()}</UnknownBadge>
        ) : (
          <span className="text-muted tabular-nums">
            {formatScore(data.value)} × {formatPercent(share, 1)} ={' '}
            <span className="font-semibold text-body">{formatScore(points ?? 0)}</span>
          </span>
        )}
      </div>
      <p className="break-words pl-4 text-xs text-muted">{data.explanation}</p>
      <div className="pl-4">
        <EvidenceList evidence={data.evidence} compact limit={2} />
      </div>
    </li>
  );
}

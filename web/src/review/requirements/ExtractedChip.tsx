import { graphql, useFragment } from 'react-relay';
import { EvidencePopover } from '../../evidence/EvidencePopover.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { classNames } from '../../ui/classNames.ts';
import { softTone, type Tone } from '../../ui/tones.ts';
import type { ExtractedChip_requirement$key } from './__generated__/ExtractedChip_requirement.graphql.ts';

const tones: Record<string, Tone> = { TECHNICAL: 'blue', SOFT: 'emerald', OTHER: 'gray' };
const names: Record<string, () => string> = { TECHNICAL: m.category_technical, SOFT: m.category_soft, OTHER: m.category_other };

export function ExtractedChip({ requirement, selected }: { requirement: ExtractedChip_requirement$key; selected: boolean }) {
  const data = useFragment(
    graphql`
      fragment ExtractedChip_requirement on ExtractedRequirement {
        label
        category
        importance
        confidence
        minYears
        evidence {
          ...EvidencePopover_evidence
        }
      }
    `,
    requirement,
  );
  const confidence = data.confidence.toLocaleString(getLocale(), { style: 'percent' });
  const details = [
    names[data.category]?.(),
    data.importance === 'MUST' ? m.review_must() : m.review_nice(),
    selected ? m.review_selected() : null,
    m.review_confidence({ confidence }),
  ];
  return (
    <EvidencePopover
      evidence={data.evidence}
      title={`${data.label} · ${details.filter(Boolean).join(' · ')}`}
      trigger={
        <button
          type="button"
          className={classNames(
            'inline-flex h-6 max-w-full items-center gap-1.5 rounded-control border px-2 text-sm hover:border-line-strong coarse:h-11',
            softTone[tones[data.category] ?? 'gray'],
          )}
        >
          <span className="truncate">{data.label}</span>
          <span className="text-xs tabular-nums opacity-90">{confidence}</span>
        </button>
      }
    />
  );
}

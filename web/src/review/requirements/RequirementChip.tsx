import { graphql, useFragment } from 'react-relay';
import { EvidencePopover } from '../../evidence/EvidencePopover.tsx';
import { m } from '../../paraglide/messages.js';
import { formatPercent } from '../../ui/format/formatNumber.ts';
import { Chip } from '../../ui/inputs/Chip.tsx';
import type { Tone } from '../../ui/tones.ts';
import type { RequirementChip_requirement$key } from './__generated__/RequirementChip_requirement.graphql.ts';

const tones: Record<string, Tone> = { TECHNICAL: 'blue', SOFT: 'emerald', OTHER: 'gray' };
const names: Record<string, () => string> = { TECHNICAL: m.category_technical, SOFT: m.category_soft, OTHER: m.category_other };

export interface RequirementChipProps {
  label: string;
  /** Null for a requirement that the user added: there is no line to show. */
  requirement: RequirementChip_requirement$key | null;
  onRemove?: (() => void) | undefined;
}

/** One requirement: its confidence on hover, its line in the document on click. */
export function RequirementChip({ label, requirement, onRemove }: RequirementChipProps) {
  const data = useFragment(
    graphql`
      fragment RequirementChip_requirement on ExtractedRequirement {
        category
        confidence
        evidence {
          ...EvidencePopover_evidence
        }
      }
    `,
    requirement,
  );
  const removal = onRemove && { onRemove, name: label };
  if (!data) {
    return (
      <Chip tone="accent" {...removal}>
        {label}
      </Chip>
    );
  }
  const confidence = m.review_confidence({ confidence: formatPercent(data.confidence) });
  const details = [names[data.category]?.(), confidence].filter(Boolean).join(' · ');
  return (
    <Chip tone={tones[data.category] ?? 'gray'} {...removal}>
      <EvidencePopover
        evidence={data.evidence}
        title={`${label} · ${details}`}
        trigger={
          <button type="button" title={details} className="max-w-full truncate rounded-mark underline-offset-2 hover:underline">
            {label}
          </button>
        }
      />
    </Chip>
  );
}

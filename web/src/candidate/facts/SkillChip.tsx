import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { EvidencePopover } from '../../evidence/EvidencePopover.tsx';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { softTone } from '../../ui/tones.ts';
import type { SkillChip_skill$key } from './__generated__/SkillChip_skill.graphql.ts';
import { otherName } from './otherName.ts';

export function SkillChip({ skill, matched }: { skill: SkillChip_skill$key; matched: boolean }) {
  const data = useFragment(
    graphql`
      fragment SkillChip_skill on SkillFact {
        name
        known
        evidence {
          ...EvidencePopover_evidence
        }
      }
    `,
    skill,
  );
  return (
    <EvidencePopover
      evidence={data.evidence}
      title={[data.name, otherName(data.name, data.known)].filter(Boolean).join(' · ')}
      trigger={
        <button
          type="button"
          title={otherName(data.name, data.known)}
          className={classNames(
            'inline-flex h-6 max-w-full items-center gap-1 rounded-control border px-2 text-sm hover:border-line-strong coarse:h-11',
            softTone[matched ? 'accent' : 'gray'],
          )}
        >
          {matched ? <Check className="size-3 shrink-0" aria-hidden="true" /> : null}
          <span className="truncate">{data.name}</span>
          {matched ? <span className="sr-only">{m.fact_required()}</span> : null}
        </button>
      }
    />
  );
}

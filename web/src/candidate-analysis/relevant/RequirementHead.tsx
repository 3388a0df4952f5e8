// oxlint-disable jsx-a11y/prefer-tag-over-role -- cells that are placed by hand, because only those in sight exist, cannot be table cells
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import type { RequirementHead_requirement$key } from './__generated__/RequirementHead_requirement.graphql.ts';
import { categoryWord } from './requirementWords.ts';

export interface RequirementHeadProps {
  requirement: RequirementHead_requirement$key;
  width: number;
}

/** The first cell of a row: the requirement, its category, and what the user asks of it. */
export function RequirementHead({ requirement, width }: RequirementHeadProps) {
  const data = useFragment(
    graphql`
      fragment RequirementHead_requirement on ChecklistItem {
        label
        category
        importance
        minYears
        knockOut
        kind
      }
    `,
    requirement,
  );
  const years = data.minYears != null && data.kind !== 'EXPERIENCE' ? m.requirements_years_short({ years: data.minYears }) : null;
  const importance = data.importance === 'MUST' ? m.requirements_must() : m.requirements_nice();
  return (
    <div
      role="rowheader"
      className="sticky left-0 z-10 flex shrink-0 flex-col justify-center border-r border-line bg-surface px-3 group-hover/row:bg-raised"
      style={{ width }}
    >
      <div className="flex min-w-0 items-center gap-1.5">
        <span className="min-w-0 truncate text-sm font-medium" title={data.label} dir="auto">
          {data.label}
        </span>
        {years === null ? null : <span className="shrink-0 text-xs text-muted tabular-nums">{years}</span>}
        {data.knockOut ? <Badge tone="red">{m.requirements_knock_out()}</Badge> : null}
      </div>
      <span className="truncate text-xs text-muted">
        {importance} · {categoryWord(data.category)}
      </span>
    </div>
  );
}

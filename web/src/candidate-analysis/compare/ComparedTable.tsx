import { X } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Table } from '../../ui/Table.tsx';
import { NameCell } from '../differences/NameCell.tsx';
import type { ComparedTable_candidates$key } from './__generated__/ComparedTable_candidates.graphql.ts';
import { CompareSection } from './CompareSection.tsx';
import { RequirementRows } from './RequirementRows.tsx';
import { ScoreRows } from './ScoreRows.tsx';
import { SkillRows } from './SkillRows.tsx';
import { TimelineRow } from './TimelineRow.tsx';

export interface ComparedTableProps {
  candidates: ComparedTable_candidates$key;
  onOpen: (uuid: string) => void;
  onRemove: (uuid: string) => void;
}

/** One column for each candidate, one row for each thing that is compared. */
export function ComparedTable({ candidates, onOpen, onRemove }: ComparedTableProps) {
  const data = useFragment(
    graphql`
      fragment ComparedTable_candidates on Candidate @relay(plural: true) {
        id
        internalId
        displayName
        ...NameCell_candidate
        ...ScoreRows_candidates
        ...RequirementRows_candidates
        ...TimelineRow_candidates
        ...SkillRows_candidates
      }
    `,
    candidates,
  );
  const columns = data.length;
  return (
    <Table
      label={m.comparisons_compare()}
      className="table-fixed print:min-w-0!"
      frameClassName="rounded-card border border-line bg-surface print:overflow-visible print:border-0"
      style={{ minWidth: `${8 + columns * 12.5}rem` }}
    >
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-1 w-40 border-b border-line bg-surface max-sm:w-32 print:static print:w-36">
            <span className="sr-only">{m.comparisons_compare()}</span>
          </th>
          {data.map((candidate) => (
            <th
              key={candidate.id}
              scope="col"
              aria-label={candidate.displayName}
              className="border-b border-line px-3 py-2 text-left align-top font-normal"
            >
              <div className="flex items-start gap-1">
                <div className="min-w-0 flex-1">
                  <NameCell candidate={candidate} onOpen={onOpen} />
                </div>
                <span className="print:hidden">
                  <IconButton
                    size="sm"
                    label={m.comparisons_remove({ name: candidate.displayName })}
                    icon={<X />}
                    onClick={() => onRemove(candidate.internalId)}
                  />
                </span>
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <CompareSection title={m.comparisons_facets()} columns={columns}>
        <ScoreRows candidates={data} />
      </CompareSection>
      <CompareSection title={m.comparisons_requirements()} columns={columns}>
        <RequirementRows candidates={data} />
      </CompareSection>
      <CompareSection title={m.comparisons_timeline()} columns={columns}>
        <TimelineRow candidates={data} />
      </CompareSection>
      <CompareSection title={m.comparisons_key_skills()} columns={columns}>
        <SkillRows candidates={data} />
      </CompareSection>
    </Table>
  );
}

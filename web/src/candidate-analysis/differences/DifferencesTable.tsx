import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { HeadCell, Table } from '../../ui/Table.tsx';
import type { DifferencesTable_rows$key } from './__generated__/DifferencesTable_rows.graphql.ts';
import { DifferenceRow } from './DifferenceRow.tsx';

export interface DifferencesTableProps {
  rows: DifferencesTable_rows$key;
  groupSize: number;
  onOpen: (uuid: string) => void;
}

export function DifferencesTable({ rows, groupSize, onOpen }: DifferencesTableProps) {
  const data = useFragment(
    graphql`
      fragment DifferencesTable_rows on CandidateDifference @relay(plural: true) {
        candidate {
          id
        }
        ...DifferenceRow_difference
      }
    `,
    rows,
  );
  return (
    <Table
      label={m.comparisons_differences()}
      className="min-w-[60rem] table-fixed print:min-w-0"
      frameClassName="rounded-card border border-line bg-surface print:overflow-visible print:border-0"
    >
      <thead>
        <tr>
          <HeadCell className="w-[15%] sm:left-0 sm:z-11 print:static">{m.comparisons_candidate()}</HeadCell>
          <HeadCell className="w-[24%]">{m.comparisons_unique_skills()}</HeadCell>
          <HeadCell className="w-[16%]">{m.comparisons_certifications()}</HeadCell>
          <HeadCell className="w-[13%] whitespace-normal!">{m.comparisons_education()}</HeadCell>
          <HeadCell className="w-[17%]">{m.comparisons_unique_experience()}</HeadCell>
          <HeadCell className="w-[15%]">{m.comparisons_uniqueness()}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {data.map((row, index) => (
          <DifferenceRow key={row.candidate?.id ?? index} difference={row} groupSize={groupSize} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  );
}

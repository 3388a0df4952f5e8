import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { HeadCell, Table } from '../../ui/Table.tsx';
import type { Picked } from './usePicked.ts';

export interface SuggestedTableProps {
  /** UUIDs of the candidates on the page. */
  page: readonly string[];
  picked: Picked;
  children: ReactNode;
}

export function SuggestedTable({ page, picked, children }: SuggestedTableProps) {
  const ticked = page.filter((uuid) => picked.ids.has(uuid)).length;
  const all = ticked === page.length;
  return (
    <Table
      label={m.comparisons_suggested()}
      className="min-w-[90rem] table-fixed"
      frameClassName="rounded-card border border-line bg-surface"
    >
      <thead>
        <tr>
          <HeadCell className="w-9">
            <Checkbox
              label={m.ranking_select_page()}
              checked={all}
              indeterminate={ticked > 0 && !all}
              onChange={() => picked.set(page, !all)}
            />
          </HeadCell>
          <HeadCell className="w-46">{m.comparisons_candidate()}</HeadCell>
          <HeadCell className="w-34">{m.comparisons_invitation()}</HeadCell>
          <HeadCell className="w-40">{m.comparisons_suggested_role()}</HeadCell>
          <HeadCell className="w-36">{m.comparisons_fit()}</HeadCell>
          <HeadCell className="w-22">{m.comparisons_skill_level()}</HeadCell>
          <HeadCell>{m.comparisons_key_skills()}</HeadCell>
          <HeadCell numeric className="w-28">
            {m.comparisons_experience()}
          </HeadCell>
          <HeadCell className="w-28">{m.comparisons_location()}</HeadCell>
          <HeadCell className="w-44">{m.comparisons_contact()}</HeadCell>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

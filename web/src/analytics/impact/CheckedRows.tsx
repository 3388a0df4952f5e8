import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import { raceText, sexText } from './categoryWords.ts';
import type { ImportedSelfReports } from './useImportSelfReports.ts';

const reasons: Readonly<Record<string, () => string>> = {
  NO_CANDIDATE: m.impact_form_no_candidate,
  SEVERAL_CANDIDATES: m.impact_form_several,
  UNKNOWN_SEX: m.impact_form_unknown_sex,
  UNKNOWN_RACE_ETHNICITY: m.impact_form_unknown_race,
};

const mostShown = 20;

/** What was understood of the rows, and what was not, before anything is stored. */
export function CheckedRows({ checked: { stored, understood, failed } }: { checked: ImportedSelfReports }) {
  const refused = m.impact_form_refused({ count: failed.length });
  const good = m.impact_form_understood({ count: stored });
  return (
    <>
      {failed.length === 0 ? null : (
        <RowList
          title={refused}
          icon={<TriangleAlert className="size-4 text-red-fg" aria-hidden="true" />}
          total={failed.length}
          columns={[m.impact_form_line(), m.impact_form_why()]}
        >
          {failed.slice(0, mostShown).map(({ row, reason }) => (
            <Row key={row}>
              <Cell className="tabular-nums">{formatNumber(row)}</Cell>
              <Cell>{reasons[reason]?.() ?? reason}</Cell>
            </Row>
          ))}
        </RowList>
      )}
      <RowList
        title={good}
        icon={<Check className="size-4 text-emerald-fg" aria-hidden="true" />}
        total={stored}
        columns={[m.impact_form_line(), m.impact_form_who(), m.impact_axis_sex(), m.impact_axis_race()]}
      >
        {understood.map(({ row, reference, sex, raceEthnicity }) => (
          <Row key={row}>
            <Cell className="tabular-nums">{formatNumber(row)}</Cell>
            <Cell className="break-all">{reference}</Cell>
            <Cell>{sex ? sexText(sex) : m.impact_unknown_row()}</Cell>
            <Cell>{raceEthnicity ? raceText(raceEthnicity) : m.impact_unknown_row()}</Cell>
          </Row>
        ))}
      </RowList>
    </>
  );
}

interface RowListProps {
  title: string;
  icon: ReactNode;
  total: number;
  columns: readonly string[];
  children: ReactNode;
}

function RowList({ title, icon, total, columns, children }: RowListProps) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="flex items-center gap-2 text-sm font-medium">
        {icon}
        {title}
      </h3>
      {total === 0 ? null : (
        <Table label={title} frameClassName="max-h-72 overflow-y-auto">
          <thead>
            <tr>
              {columns.map((column) => (
                <HeadCell key={column}>{column}</HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Table>
      )}
      {total > mostShown ? <p className="text-xs text-muted">{m.impact_form_first({ count: mostShown })}</p> : null}
    </section>
  );
}

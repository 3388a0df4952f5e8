import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import type { ImpactTable_table$data, ImpactTable_table$key } from './__generated__/ImpactTable_table.graphql.ts';
import { categoryText } from './categoryWords.ts';

type ImpactRow = ImpactTable_table$data['rows'][number];

const titles: Readonly<Record<string, () => string>> = {
  SEX: m.impact_axis_sex,
  RACE_ETHNICITY: m.impact_axis_race,
  SEX_AND_RACE_ETHNICITY: m.impact_axis_both,
};

/** The categories of one kind: how many people, their scoring rate, and how it compares with the highest. */
export function ImpactTable({ table }: { table: ImpactTable_table$key }) {
  const { axis, unknown, rows } = useFragment(
    graphql`
      fragment ImpactTable_table on ImpactTable {
        axis
        unknown
        rows {
          sex
          raceEthnicity
          count
          above
          scoringRate
          share
          apart
          highest
          impactRatio
          belowFourFifths
          fisherP
        }
      }
    `,
    table,
  );
  const title = titles[axis]?.() ?? axis;
  return (
    <Card title={title}>
      <Table label={m.analytics_table_of({ title })}>
        <thead>
          <tr>
            <HeadCell>{m.impact_category()}</HeadCell>
            <HeadCell numeric>{m.impact_count()}</HeadCell>
            <HeadCell>{m.impact_ratio()}</HeadCell>
            <HeadCell numeric>{m.impact_rate()}</HeadCell>
            <HeadCell numeric>{m.impact_p()}</HeadCell>
            <HeadCell numeric>{m.impact_above()}</HeadCell>
            <HeadCell numeric>{m.impact_share()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CategoryRow key={`${row.sex} ${row.raceEthnicity}`} row={row} />
          ))}
          {rows.length === 0 ? (
            <Row>
              <Cell colSpan={7} className="text-muted">
                {m.impact_no_category()}
              </Cell>
            </Row>
          ) : null}
          <Row>
            <RowName>{m.impact_unknown_row()}</RowName>
            <Cell numeric>{formatNumber(unknown)}</Cell>
            <Cell colSpan={5} className="text-muted">
              {m.impact_not_compared()}
            </Cell>
          </Row>
        </tbody>
      </Table>
    </Card>
  );
}

function CategoryRow({ row }: { row: ImpactRow }) {
  return (
    <Row>
      <RowName>{categoryText(row)}</RowName>
      <Cell numeric>{formatNumber(row.count)}</Cell>
      <Cell className="tabular-nums">
        <Ratio row={row} />
      </Cell>
      <Cell numeric>{percent(row.scoringRate)}</Cell>
      <Cell numeric>{row.fisherP == null ? '—' : formatP(row.fisherP)}</Cell>
      <Cell numeric>{formatNumber(row.above)}</Cell>
      <Cell numeric>{percent(row.share)}</Cell>
    </Row>
  );
}

function RowName({ children }: { children: string }) {
  return (
    <th
      scope="row"
      className="min-w-40 first-letter:uppercase border-b max-sm:min-w-28 border-line px-3 py-1.5 text-left font-medium"
    >
      {children}
    </th>
  );
}

function Ratio({ row: { apart, highest, impactRatio, belowFourFifths } }: { row: ImpactRow }) {
  if (apart) return <Badge>{m.impact_apart()}</Badge>;
  if (impactRatio == null) return <Badge>{m.impact_nobody_above()}</Badge>;
  return (
    <span className="inline-flex items-center gap-2">
      {/* Cut off, not rounded: a ratio just below four fifths must not read 0.80. */}
      {formatNumber(impactRatio, { minimumFractionDigits: 2, maximumFractionDigits: 2, roundingMode: 'trunc' })}
      {belowFourFifths ? (
        <Badge tone="red" icon={<TriangleAlert aria-hidden="true" />}>
          {m.impact_below()}
        </Badge>
      ) : null}
      {highest ? <Badge>{m.impact_highest()}</Badge> : null}
    </span>
  );
}

/** With one decimal always, so that they stand below each other. */
function percent(share: number): string {
  return formatNumber(share, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function formatP(p: number): string {
  return p < 0.001 ? m.impact_p_least() : formatNumber(p, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
}

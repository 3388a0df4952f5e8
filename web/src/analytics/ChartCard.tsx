import { ChartPie, Table2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useStoredFlag } from '../app/useStoredFlag.ts';
import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { IconButton } from '../ui/inputs/IconButton.tsx';
import { Skeleton } from '../ui/loading/Skeleton.tsx';
import { Cell, HeadCell, Row, Table } from '../ui/Table.tsx';
import { OpenFigure } from './FigureCards.tsx';

export interface ChartRow {
  key: string;
  label: string;
  /** One for each column. */
  cells: readonly { value: number; onOpen: () => void }[];
}

export interface ChartCardProps {
  /** Remembers whether chart or table is shown. */
  id: string;
  title: string;
  /** Headings: of the rows' names, then of each value. */
  columns: readonly string[];
  rows: readonly ChartRow[];
  /** What there is to say when there is nothing to draw; null: draw. */
  nothing?: string | null;
  /** The chart itself: a picture, hidden from screen readers, who hear what it shows as text. */
  children: ReactNode;
}

/** A chart that can also be read as a table, where the keyboard opens each number. */
export function ChartCard({ id, title, columns, rows, nothing = null, children }: ChartCardProps) {
  const [asTable, setAsTable] = useStoredFlag(`analytics.${id}.table`, false);
  return (
    <Card
      title={title}
      actions={
        <IconButton
          label={asTable ? m.analytics_as_chart({ title }) : m.analytics_as_table({ title })}
          icon={asTable ? <ChartPie /> : <Table2 />}
          onClick={() => setAsTable(!asTable)}
        />
      }
    >
      {nothing !== null ? (
        <p className="flex h-64 items-center justify-center text-center text-sm text-muted">{nothing}</p>
      ) : asTable ? (
        <FigureTable title={title} columns={columns} rows={rows} />
      ) : (
        <>
          <p className="sr-only">{rows.map((row) => describe(row, columns)).join('; ')}</p>
          <ErrorBoundary FallbackComponent={ChartFailed}>
            <Suspense fallback={<Skeleton className="h-64" />}>{children}</Suspense>
          </ErrorBoundary>
        </>
      )}
    </Card>
  );
}

function ChartFailed() {
  return <ErrorPanel title={m.analytics_chart_failed()} onRetry={() => location.reload()} />;
}

function FigureTable({ title, columns, rows }: Pick<ChartCardProps, 'title' | 'columns' | 'rows'>) {
  return (
    <Table label={m.analytics_table_of({ title })} frameClassName="min-h-64">
      <thead>
        <tr>
          {columns.map((column, index) => (
            <HeadCell key={column} numeric={index > 0}>
              {column}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells }) => (
          <Row key={key}>
            <Cell>{label}</Cell>
            {cells.map(({ value, onOpen }, index) => (
              <Cell key={columns[index + 1]} numeric>
                <OpenFigure
                  text={formatNumber(value)}
                  label={m.analytics_open({ figure: `${label}, ${columns[index + 1]}`, value: formatNumber(value) })}
                  onOpen={onOpen}
                />
              </Cell>
            ))}
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function describe({ label, cells }: ChartRow, columns: readonly string[]): string {
  return `${label}: ${cells.map(({ value }, index) => `${columns[index + 1]} ${formatNumber(value)}`).join(', ')}`;
}

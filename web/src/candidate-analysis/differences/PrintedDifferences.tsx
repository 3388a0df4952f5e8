import { Suspense, useEffect, useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { PrintHeader } from '../../ui/page/PrintHeader.tsx';
import type { PrintedDifferences_project$key } from './__generated__/PrintedDifferences_project.graphql.ts';
import type { PrintedDifferencesQuery } from './__generated__/PrintedDifferencesQuery.graphql.ts';
import type { PrintedDifferencesRowsQuery } from './__generated__/PrintedDifferencesRowsQuery.graphql.ts';
import { DifferencesTable } from './DifferencesTable.tsx';

/** The most candidates that go on paper; the CSV holds more. */
const mostPrinted = 500;
const pageSize = 100;

export interface PrintedDifferencesProps {
  projectId: string;
  filters: PrintedDifferencesQuery['variables']['filters'];
  /** Another one reads everything again. It comes from above, because what waits for data forgets its own state. */
  fetchKey: number;
  /** Called when the print dialog is closed. */
  onDone: () => void;
}

/** Everybody whom the filters let through, not only the page on the screen. Seen on paper alone. */
export function PrintedDifferences({ fetchKey, ...rest }: PrintedDifferencesProps) {
  return (
    <Boundary fallback={loadFailed}>
      {(attempt) => (
        <Suspense fallback={null}>
          <Fetched {...rest} fetchKey={`${fetchKey} ${attempt}`} />
        </Suspense>
      )}
    </Boundary>
  );
}

function Fetched({ projectId, filters, fetchKey, onDone }: Omit<PrintedDifferencesProps, 'fetchKey'> & { fetchKey: string }) {
  const { project } = useLazyLoadQuery<PrintedDifferencesQuery>(
    graphql`
      query PrintedDifferencesQuery($projectId: ID!, $filters: DifferenceFiltersInput!, $first: Int!) {
        project(id: $projectId) {
          ...PrintedDifferences_project @arguments(filters: $filters, first: $first) @alias(as: "printed")
        }
      }
    `,
    { projectId, filters, first: pageSize },
    { fetchPolicy: 'network-only', fetchKey },
  );
  return project ? <Sheets project={project.printed} onDone={onDone} /> : null;
}

/** Loads page after page; with the last the print dialog opens. */
function Sheets({ project, onDone }: { project: PrintedDifferences_project$key; onDone: () => void }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    PrintedDifferencesRowsQuery,
    PrintedDifferences_project$key
  >(
    graphql`
      fragment PrintedDifferences_project on Project
      @argumentDefinitions(filters: { type: "DifferenceFiltersInput!" }, first: { type: "Int!" }, after: { type: "String" })
      @refetchable(queryName: "PrintedDifferencesRowsQuery") {
        title
        differences(filters: $filters, first: $first, after: $after) @connection(key: "PrintedDifferences_differences") {
          totalCount
          groupSize
          edges {
            node {
              ...DifferencesTable_rows
            }
          }
        }
      }
    `,
    project,
  );
  const [failure, setFailure] = useState<Error | null>(null);
  const { edges, totalCount: total, groupSize } = data.differences;
  const rows = edges.length;
  const whole = !hasNext || rows >= mostPrinted;
  useEffect(() => {
    if (!whole && !isLoadingNext) loadNext(pageSize, { onComplete: setFailure });
  }, [whole, isLoadingNext, loadNext]);
  useEffect(() => {
    if (!whole) return;
    window.addEventListener('afterprint', onDone);
    if (rows < total) showToast({ text: m.comparisons_print_cut({ rows, total }) });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [whole, rows, total, onDone]);
  if (failure) throw failure;
  return (
    <section className="hidden flex-col gap-3 print:flex" data-print="wide">
      <PrintHeader title={data.title} subtitle={m.comparisons_print_rows({ from: Math.min(1, rows), to: rows, total })} />
      <DifferencesTable rows={edges.map(({ node }) => node)} groupSize={groupSize} onOpen={() => {}} />
    </section>
  );
}

import { Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { formatNumber } from '../ui/format/formatNumber.ts';
import type { SummaryChange_project$key } from './__generated__/SummaryChange_project.graphql.ts';
import type { SummaryChangeQuery } from './__generated__/SummaryChangeQuery.graphql.ts';

export interface SummaryChangeProps {
  /** Global id of the position. */
  projectId: string;
  of: 'people' | 'score';
  className?: string | undefined;
}

/** How a figure has changed in 30 days, where there is something to compare with. Asked for separately: the list does not wait for it. */
export function SummaryChange(props: SummaryChangeProps) {
  return (
    <ErrorBoundary FallbackComponent={Unknown}>
      <Suspense fallback={null}>
        <Change {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Change({ projectId, of, className }: SummaryChangeProps) {
  const { node } = useLazyLoadQuery<SummaryChangeQuery>(
    graphql`
      query SummaryChangeQuery($id: ID!) {
        node(id: $id) {
          ...SummaryChange_project @alias(as: "project")
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'store-or-network' },
  );
  const data = useFragment<SummaryChange_project$key>(
    graphql`
      fragment SummaryChange_project on Project {
        summary {
          totalCandidatesChange
          averageScoreChange
        }
      }
    `,
    node?.project ?? null,
  );
  const change = of === 'people' ? data?.summary.totalCandidatesChange : data?.summary.averageScoreChange;
  if (change == null) return null;
  return <Caption text={describe(change, of)} className={className} />;
}

function describe(change: number, of: SummaryChangeProps['of']): string {
  const text = formatNumber(change, { signDisplay: 'exceptZero', maximumFractionDigits: 1 });
  const count = Math.round(Math.abs(change) * 10) / 10;
  if (count === 0) return m.analysis_change_none();
  return of === 'people' ? m.analysis_change_month({ change: text }) : m.analysis_change_points({ change: text, count });
}

function Unknown({ error }: FallbackProps) {
  return <Caption text="—" title={errorText(error)} />;
}

function Caption({ text, title = text, className }: { text: string; title?: string; className?: string | undefined }) {
  return (
    <span className={classNames('max-w-56 truncate text-xs text-muted', className)} title={title}>
      {text}
    </span>
  );
}

import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { errorText } from '../../../app/relay/errorText.ts';
import { m } from '../../../paraglide/messages.js';
import { Boundary } from '../../../ui/Boundary.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import type { PresetsQuery } from './__generated__/PresetsQuery.graphql.ts';
import { PresetBar, type PresetBarProps } from './PresetBar.tsx';

type PresetsProps = Omit<PresetBarProps, 'viewer'>;

/** The preset bar with its own loading state and error: the sliders do not wait for it. */
export function Presets(props: PresetsProps) {
  const failed = (error: unknown, retry: () => void) => (
    <ErrorPanel title={m.ranking_presets_failed()} onRetry={retry}>
      {errorText(error)}
    </ErrorPanel>
  );
  return (
    <Boundary fallback={failed}>
      {(attempt) => (
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <FetchedPresets {...props} attempt={attempt} />
        </Suspense>
      )}
    </Boundary>
  );
}

function FetchedPresets({ attempt, ...props }: PresetsProps & { attempt: number }) {
  const { viewer } = useLazyLoadQuery<PresetsQuery>(
    graphql`
      query PresetsQuery {
        viewer {
          ...PresetBar_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network', fetchKey: attempt },
  );
  return viewer ? <PresetBar {...props} viewer={viewer} /> : null;
}

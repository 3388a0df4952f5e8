import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useMemo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { storeCurrentProject } from '../app/currentProject.ts';
import { useStoredFlag } from '../app/useStoredFlag.ts';
import { recordVisit } from '../app/visits/visits.ts';
import { m } from '../paraglide/messages.js';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { CandidateAnalysisView_installation$key } from './__generated__/CandidateAnalysisView_installation.graphql.ts';
import type { CandidateAnalysisView_project$key } from './__generated__/CandidateAnalysisView_project.graphql.ts';
import type { PositionSwitcher_query$key } from './__generated__/PositionSwitcher_query.graphql.ts';
import { MetricsConstructor } from './metrics/MetricsConstructor.tsx';
import { useSliders } from './metrics/useSliders.ts';
import { areDefaults, defaultSliders, weightsOf } from './metrics/weights.ts';
import { PositionSwitcher } from './PositionSwitcher.tsx';
import { PreloadCandidates } from './PreloadCandidates.tsx';
import { RankingUpdates } from './RankingUpdates.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { TopAchievers } from './TopAchievers.tsx';
import { useRanking } from './useRanking.ts';

export interface CandidateAnalysisViewProps {
  project: CandidateAnalysisView_project$key;
  installation: CandidateAnalysisView_installation$key;
  query: PositionSwitcher_query$key;
}

const wide = '(min-width: 1024px)';

/** Candidates of a position, ranked in the browser under the weights that the sliders say. */
export function CandidateAnalysisView({ project, installation, query }: CandidateAnalysisViewProps) {
  const data = useFragment(
    graphql`
      fragment CandidateAnalysisView_project on Project {
        internalId
        title
        ...useRanking_project
        ...SummaryCards_project
        ...TopAchievers_project
        ...PreloadCandidates_project
        ...RankingUpdates_project
      }
    `,
    project,
  );
  const { facets } = useFragment(
    graphql`
      fragment CandidateAnalysisView_installation on Installation {
        facets {
          key
          label
          defaultWeight
        }
      }
    `,
    installation,
  );
  const { internalId, title } = data;
  useVisit(internalId, title);
  const sliders = useSliders(internalId, facets);
  const weights = useMemo(() => weightsOf(facets, sliders.values), [facets, sliders.values]);
  const usualWeights = useMemo(() => weightsOf(facets, defaultSliders(facets)), [facets]);
  const live = useRanking(data, weights, usualWeights);
  const [open, setOpen] = useStoredFlag('metricsOpen', matchMedia(wide).matches);
  const usual = areDefaults(facets, sliders.values);
  const empty = live.table.count === 0;
  return (
    <>
      <PageHeader
        title={m.analysis_title()}
        subtitle={m.analysis_subtitle()}
        actions={
          <>
            <PositionSwitcher query={query} current={{ internalId, title }} />
            <Button icon={<SlidersHorizontal />} aria-expanded={open} onClick={() => setOpen(!open)} disabled={empty}>
              {m.analysis_metrics()}
            </Button>
            <Link to={`/?project=${internalId}`} className={buttonClass('primary')}>
              {m.analysis_add_resumes()}
            </Link>
          </>
        }
      />
      <RankingUpdates project={data} />
      {empty ? (
        <EmptyState
          drawing="candidates"
          title={m.analysis_empty()}
          action={
            <Link to={`/?project=${internalId}`} className={buttonClass('primary')}>
              {m.analysis_add_resumes()}
            </Link>
          }
        />
      ) : (
        <div className="flex flex-col gap-4 p-6 max-sm:p-4">
          <SummaryCards project={data} live={live} usual={usual} />
          <MetricsConstructor
            open={open}
            onClose={() => setOpen(false)}
            facets={facets}
            sliders={sliders}
            weights={weights}
            live={live}
          />
          <Suspense fallback={null}>
            <TopAchievers key={internalId} project={data} live={live} weights={weights} usual={usual} facets={facets} />
          </Suspense>
          <PreloadCandidates project={data} />
        </div>
      )}
    </>
  );
}

/** The position becomes the current one, and stands on top of Recent. */
function useVisit(internalId: string, title: string): void {
  useEffect(() => {
    storeCurrentProject(internalId);
    recordVisit({ id: internalId, type: 'project', title, path: `/candidate-analysis?project=${internalId}` });
  }, [internalId, title]);
}

import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { storeCurrentProject } from '../app/currentProject.ts';
import { useStoredFlag } from '../app/useStoredFlag.ts';
import { recordVisit } from '../app/visits/visits.ts';
import { CandidateDrawer } from '../candidate/CandidateDrawer.tsx';
import { m } from '../paraglide/messages.js';
import { Button, buttonClass } from '../ui/Button.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { UnreadGroup } from '../unread/UnreadGroup.tsx';
import type { CandidateAnalysisView_installation$key } from './__generated__/CandidateAnalysisView_installation.graphql.ts';
import type { CandidateAnalysisView_project$key } from './__generated__/CandidateAnalysisView_project.graphql.ts';
import type { PositionSwitcher_query$key } from './__generated__/PositionSwitcher_query.graphql.ts';
import { AnalysisContext } from './AnalysisContext.ts';
import { AnalysisHeader } from './AnalysisHeader.tsx';
import { candidateId } from './candidateId.ts';
import { MetricsConstructor } from './metrics/MetricsConstructor.tsx';
import { useIsWide } from './metrics/useIsWide.ts';
import { useSliders } from './metrics/useSliders.ts';
import { areDefaults, defaultShares, weightsOf } from './metrics/weights.ts';
import { PreloadCandidates } from './PreloadCandidates.tsx';
import { RankingUpdates } from './RankingUpdates.tsx';
import { SummaryCards } from './SummaryCards.tsx';
import { SelectedCount } from './selection/SelectedCount.tsx';
import { AnalysisTabs } from './tabs/AnalysisTabs.tsx';
import { useRanking } from './useRanking.ts';

export interface CandidateAnalysisViewProps {
  project: CandidateAnalysisView_project$key;
  installation: CandidateAnalysisView_installation$key;
  query: PositionSwitcher_query$key;
}

/** Candidates of a position, ranked in the browser with the weights from the sliders. */
export function CandidateAnalysisView({ project, installation, query }: CandidateAnalysisViewProps) {
  const data = useFragment(projectFragment, project);
  const unread = data.unreadDocuments.edges.map(({ node }) => node);
  const { facets } = useFragment(installationFragment, installation);
  const { internalId, title } = data;
  useVisit(internalId, title);
  const sliders = useSliders(internalId, facets);
  const weights = useMemo(() => weightsOf(sliders.values), [sliders.values]);
  const usualWeights = useMemo(() => weightsOf(defaultShares(facets)), [facets]);
  const live = useRanking(data, weights, usualWeights);
  const [open, setOpen] = useConstructorOpen();
  const usual = areDefaults(facets, sliders.values);
  const empty = live.table.count === 0;
  const analysis = useMemo(() => ({ project: data, live, usual, facets }), [data, live, usual, facets]);
  const [shown, setShown] = useState<{ uuid: string; open: boolean } | null>(null);
  const shownRow = shown === null ? undefined : live.table.rowOf.get(shown.uuid);
  return (
    <>
      <AnalysisHeader query={query} project={{ internalId, title }} />
      <RankingUpdates project={data} />
      {empty ? (
        <NoCandidates internalId={internalId} />
      ) : (
        <div className="flex flex-col gap-4 p-6 max-sm:p-4">
          <SummaryCards project={data} live={live} usual={usual} />
          <MetricsConstructor open={open} onClose={() => setOpen(false)} facets={facets} sliders={sliders} live={live} />
          <AnalysisContext value={analysis}>
            <AnalysisTabs
              key={internalId}
              projectId={data.id}
              internalId={internalId}
              weights={weights}
              onOpen={(uuid) => setShown({ uuid, open: true })}
              actions={
                <>
                  <SelectedCount internalId={internalId} />
                  <Button icon={<SlidersHorizontal />} aria-expanded={open} onClick={() => setOpen(!open)}>
                    {m.ranking_build_metrics()}
                  </Button>
                </>
              }
            />
          </AnalysisContext>
          <PreloadCandidates project={data} />
        </div>
      )}
      <UnreadGroup
        documents={unread}
        projectId={data.id}
        count={data.unreadDocuments.totalCount}
        className="mx-6 mb-6 max-sm:mx-4"
      />
      <Suspense fallback={null}>
        <CandidateDrawer
          candidateId={shown === null ? null : candidateId(shown.uuid)}
          name={shownRow === undefined ? '' : (live.table.names[shownRow] ?? '')}
          open={shown?.open ?? false}
          onClose={() => setShown(shown && { ...shown, open: false })}
          weights={weights}
        />
      </Suspense>
    </>
  );
}

function NoCandidates({ internalId }: { internalId: string }) {
  return (
    <EmptyState
      drawing="candidates"
      title={m.analysis_empty()}
      action={
        <Link to={`/?project=${internalId}`} className={buttonClass('primary')}>
          {m.analysis_add_resumes()}
        </Link>
      }
    />
  );
}

/** The panel's state is remembered, and it is open at first. In narrow windows the drawer covers the list, so it opens only on request. */
function useConstructorOpen(): [boolean, (open: boolean) => void] {
  const panel = useStoredFlag('metricsOpen', true);
  const drawer = useState(false);
  return useIsWide() ? panel : drawer;
}

/** Makes the position the current one and puts it on top of Recent. */
function useVisit(internalId: string, title: string): void {
  useEffect(() => {
    storeCurrentProject(internalId);
    recordVisit({ id: internalId, type: 'project', title, path: `/candidate-analysis?project=${internalId}` });
  }, [internalId, title]);
}

const projectFragment = graphql`
  fragment CandidateAnalysisView_project on Project {
    id
    internalId
    title
    unreadDocuments(first: 50) {
      totalCount
      edges {
        node {
          ...UnreadGroup_documents
        }
      }
    }
    ...useRanking_project
    ...SummaryCards_project
    ...TopAchievers_project
    ...PreloadCandidates_project
    ...RankingUpdates_project
  }
`;

const installationFragment = graphql`
  fragment CandidateAnalysisView_installation on Installation {
    facets {
      key
      label
      defaultWeight
    }
  }
`;

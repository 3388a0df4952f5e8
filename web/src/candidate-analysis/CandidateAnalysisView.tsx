import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useEffect, useMemo, useReducer, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { storeCurrentProject } from '../app/currentProject.ts';
import { errorText } from '../app/relay/errorText.ts';
import { useNoSidePanel } from '../app/shell/sidePanel.ts';
import { useStoredFlag } from '../app/useStoredFlag.ts';
import { recordVisit } from '../app/visits/visits.ts';
import { CandidateDialog, type CandidateDialogProps } from '../candidate/CandidateDialog.tsx';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { Button, buttonClass } from '../ui/inputs/Button.tsx';
import { UnreadGroup } from '../unread/UnreadGroup.tsx';
import type { CandidateAnalysisView_installation$key } from './__generated__/CandidateAnalysisView_installation.graphql.ts';
import type {
  CandidateAnalysisView_project$data,
  CandidateAnalysisView_project$key,
} from './__generated__/CandidateAnalysisView_project.graphql.ts';
import type { PositionSwitcher_query$key } from './__generated__/PositionSwitcher_query.graphql.ts';
import { AnalysisContext } from './AnalysisContext.ts';
import { AnalysisHeader } from './AnalysisHeader.tsx';
import { candidateId } from './candidateId.ts';
import { HeldRanking } from './HeldRanking.tsx';
import { MetricsConstructor } from './metrics/MetricsConstructor.tsx';
import { useIsWide } from './metrics/useIsWide.ts';
import { useSliders } from './metrics/useSliders.ts';
import { areDefaults, defaultShares, weightsOf } from './metrics/weights.ts';
import { PreloadCandidates } from './PreloadCandidates.tsx';
import { RankingUpdates, type ServedWeights } from './RankingUpdates.tsx';
import { useNames } from './rows/useNames.ts';
import { SummaryStrip } from './SummaryStrip.tsx';
import { SelectedCount } from './selection/SelectedCount.tsx';
import { inOrder, metricColumns } from './table/metricColumns.ts';
import { useColumnOrder } from './table/useColumnOrder.ts';
import type { TabProps } from './tabProps.ts';
import { AnalysisTabs } from './tabs/AnalysisTabs.tsx';
import { tabs } from './tabs/tabs.ts';
import { useTab } from './tabs/useTab.ts';
import { useHeldRanking } from './useHeldRanking.ts';
import { type LiveRanking, useRanking } from './useRanking.ts';

export interface CandidateAnalysisViewProps {
  project: CandidateAnalysisView_project$key;
  installation: CandidateAnalysisView_installation$key;
  query: PositionSwitcher_query$key;
  /** The weights under which the server has ranked the best; null: the default weights. */
  served: ServedWeights;
}

/** The candidate in the dialog, and who stands before and after them in the list that opened it. */
interface Shown {
  uuid: string;
  open: boolean;
  neighbour?: Parameters<TabProps['onOpen']>[1];
}

/** Candidates of a position, ranked in the browser with the weights from the sliders. */
export function CandidateAnalysisView({ project, installation, query, served }: CandidateAnalysisViewProps) {
  const data = useFragment(projectFragment, project);
  const { facets } = useFragment(installationFragment, installation);
  const { internalId, title } = data;
  useVisit(internalId, title);
  const sliders = useSliders(internalId, facets);
  const weights = useMemo(() => weightsOf(sliders.values), [sliders.values]);
  const usualWeights = useMemo(() => weightsOf(defaultShares(facets)), [facets]);
  const servedWeights = useMemo(() => (served ? new Map(served.map(({ key, weight }) => [key, weight])) : null), [served]);
  const [revision, renew] = useReducer((count: number) => count + 1, 0);
  const held = useHeldRanking(useRanking(data, { weights, usualWeights, served: servedWeights, revision }));
  const { live } = held;
  const [order, setOrder] = useColumnOrder();
  const columns = useMemo(() => inOrder(metricColumns(facets), order), [facets, order]);
  const tab = useTab();
  const [open, setOpen] = useConstructorOpen(tab.current.id);
  const usual = areDefaults(facets, sliders.values);
  const onCompare = tabs.some(({ id }) => id === 'compare')
    ? (uuids: readonly string[]) => tab.open('compare', new URLSearchParams({ compare: uuids.join(',') }))
    : undefined;
  const analysis = { project: data, live, usual, facets, columns, onCompare };
  const [shown, setShown] = useState<Shown | null>(null);
  const empty = live.table.count === 0;
  const step = (direction: 1 | -1) => {
    const uuid = shown?.neighbour?.(shown.uuid, direction);
    if (uuid !== undefined) setShown(shown && { ...shown, uuid });
  };
  return (
    <AnalysisContext value={analysis}>
      <AnalysisHeader query={query} project={{ internalId, title }} />
      <RankingUpdates key={internalId} project={data} served={served} onChange={renew} />
      <div className="flex min-w-0 flex-1">
        <div className={classNames('flex min-w-0 flex-1 flex-col gap-4 p-6 max-sm:p-4', open && 'px-4')}>
          {empty ? null : <SummaryStrip projectId={data.id} live={live} usual={usual} />}
          {live.error ? <RestFailed live={live} /> : null}
          <HeldRanking held={held}>
            <AnalysisTabs
              key={internalId}
              tab={tab}
              projectId={data.id}
              internalId={internalId}
              weights={weights}
              onOpen={(uuid, neighbour) => setShown({ uuid, neighbour, open: true })}
              actions={empty ? null : <TabActions tab={tab.current.id} internalId={internalId} open={open} setOpen={setOpen} />}
              nobody={empty ? <NoCandidates internalId={internalId} /> : null}
            />
          </HeldRanking>
          {live.whole && !empty ? <PreloadCandidates project={data} /> : null}
          <Unread project={data} />
        </div>
        {empty ? (
          <NoSidePanel />
        ) : (
          <MetricsConstructor
            open={open}
            onClose={() => setOpen(false)}
            projectId={data.id}
            facets={facets}
            sliders={sliders}
            live={live}
            metrics={columns}
            onOrder={setOrder}
          />
        )}
      </div>
      <Suspense fallback={null}>
        <ListedDialog
          uuid={shown?.uuid ?? null}
          open={shown?.open ?? false}
          onClose={() => setShown(shown && { ...shown, open: false })}
          weights={weights}
          onStep={shown?.neighbour && step}
        />
      </Suspense>
    </AnalysisContext>
  );
}

/** Knows the name from the list that opened it. */
function ListedDialog({ uuid, ...props }: Omit<CandidateDialogProps, 'candidateId' | 'name'> & { uuid: string | null }) {
  const name = useNames(uuid === null ? [] : [uuid]).get(uuid ?? '') ?? '';
  return <CandidateDialog candidateId={uuid === null ? null : candidateId(uuid)} name={name} {...props} />;
}

interface TabActionsProps {
  internalId: string;
  tab: string;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The ranked list itself says how many are selected. */
function TabActions({ internalId, tab, open, setOpen }: TabActionsProps) {
  return (
    <>
      {tab === tabs[0]?.id ? null : <SelectedCount internalId={internalId} />}
      <Button icon={<SlidersHorizontal />} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="max-sm:sr-only">{m.ranking_build_metrics()}</span>
      </Button>
    </>
  );
}

/** Documents that could not be read, in a group of their own below the candidates. */
function Unread({ project: { id, unreadDocuments } }: { project: CandidateAnalysisView_project$data }) {
  const documents = unreadDocuments.edges.map(({ node }) => node);
  return <UnreadGroup documents={documents} projectId={id} count={unreadDocuments.totalCount} />;
}

/** The best are there all the same. */
function RestFailed({ live: { table, whole, error, retry } }: { live: LiveRanking }) {
  return (
    <ErrorPanel title={whole ? m.ranking_refresh_failed() : m.ranking_rest_failed({ count: table.count })} onRetry={retry}>
      {errorText(error)}
    </ErrorPanel>
  );
}

function NoSidePanel() {
  useNoSidePanel();
  return null;
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

/**
 * The panel's state is remembered; at first it is open beside the ranked list, and closed beside the other tabs, whose tables need the room. In narrow windows
 * the drawer covers the list, so it opens only on request.
 */
function useConstructorOpen(tab: string): [boolean, (open: boolean) => void] {
  const ranked = useStoredFlag('metricsOpen', true);
  const others = useStoredFlag('metricsOpen.tabs', false);
  const drawer = useState(false);
  if (!useIsWide()) return drawer;
  return tab === tabs[0]?.id ? ranked : others;
}

/** Makes the position the current one and puts it on top of Recent. */
function useVisit(internalId: string, title: string): void {
  useEffect(() => {
    storeCurrentProject(internalId);
    recordVisit({ id: internalId, type: 'project', title, path: `/candidate-analysis?project=${internalId}` });
  }, [internalId, title]);
}

const projectFragment = graphql`
  fragment CandidateAnalysisView_project on Project @argumentDefinitions(weights: { type: "[FacetWeightInput!]" }) {
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
    ...useRanking_project @arguments(weights: $weights)
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
      column {
        id
        label
        unit
      }
    }
  }
`;

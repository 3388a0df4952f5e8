import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { rankTable } from '../ranking/rankTable.ts';
import type { LiveRanking } from '../useRanking.ts';
import type { RecomputeQuery } from './__generated__/RecomputeQuery.graphql.ts';
import { sameRanking } from './sameRanking.ts';
import type { Shares } from './shares.ts';
import { weightsOf } from './weights.ts';

export interface RecomputeProps {
  projectId: string;
  shares: Shares;
  live: LiveRanking;
}

/** Ranks again in the browser, or on the server; the server's ranking is compared with the one on the screen, candidate by candidate. */
export function Recompute({ projectId, shares, live: { table, whole } }: RecomputeProps) {
  const environment = useRelayEnvironment();
  const [busy, setBusy] = useState(false);
  const weights = weightsOf(shares);
  const rank = () =>
    rankTable(
      table,
      table.facets.map((key) => weights.get(key) ?? 0),
    );
  const locally = () => {
    rank();
    showToast({ text: m.ranking_recomputed({ count: table.count }) });
  };
  const onServer = () => {
    setBusy(true);
    const given = [...weights].map(([key, weight]) => ({ key, weight }));
    fetchQuery<RecomputeQuery>(environment, query, { id: projectId, weights: given }, { fetchPolicy: 'network-only' }).subscribe({
      next: ({ node }) => {
        const same = node?.ranking != null && sameRanking(table, rank(), node.ranking);
        if (same) return showToast({ text: m.ranking_same_digits({ count: table.count }) });
        environment.commitUpdate((store) => store.get(projectId)?.invalidateRecord());
        showToast({ tone: 'info', text: m.ranking_other_digits() });
      },
      complete: () => setBusy(false),
      error: (error: Error) => {
        setBusy(false);
        showToast({
          tone: 'error',
          text: m.ranking_recompute_failed({ reason: errorText(error) }),
          action: { label: m.ui_retry(), onClick: onServer },
        });
      },
    });
  };
  return (
    <>
      <Button size="sm" disabled={!whole} onClick={locally}>
        {m.ranking_recompute_local()}
      </Button>
      <Button size="sm" busy={busy} disabled={!whole} onClick={onServer}>
        {m.ranking_recompute_server()}
      </Button>
    </>
  );
}

const query = graphql`
  query RecomputeQuery($id: ID!, $weights: [FacetWeightInput!]!) {
    node(id: $id) {
      ... on Project {
        ranking(weights: $weights) {
          ids
          tenths
        }
      }
    }
  }
`;

import { graphql } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { useAction } from '../app/errors/useAction.ts';
import type { MoveStage, Rejection } from '../candidate/actions/useMoveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useMoveCardMutation, useMoveCardMutation$data } from './__generated__/useMoveCardMutation.graphql.ts';
import type { Card } from './CandidateCard.tsx';

type Store = RecordSourceSelectorProxy<useMoveCardMutation$data>;

/** Moves a card to another column at once; it goes back when the server refuses. */
export function useMoveCard(projectId: string) {
  const { run } = useAction<useMoveCardMutation>(
    graphql`
      mutation useMoveCardMutation($input: MoveCandidateInput!) {
        result: moveCandidate(input: $input) {
          __typename
          ... on MoveCandidatePayload {
            candidate {
              id
              stage
              stageSince
              activityCount
              ...RecentActivities_candidate
            }
          }
          ... on AppError {
            code
            message
            issues {
              pointer
            }
          }
        }
      }
    `,
    m.bulk_move_failed,
  );
  const move = (card: Card, to: MoveStage, rejection: Rejection = {}): void => {
    if (to === card.stage) return;
    run({
      variables: { input: { candidateId: card.id, stage: to, ...rejection } },
      optimisticUpdater: (store) => {
        const candidate = store.get(card.id);
        candidate?.setValue(to, 'stage').setValue(new Date().toISOString(), 'stageSince');
        moveEdge(store, projectId, card, to);
      },
      updater: (store, answer) => {
        if (answer?.result.__typename === 'MoveCandidatePayload') moveEdge(store, projectId, card, to);
      },
      onDone: () =>
        showToast({
          text: m.pipeline_moved({ name: card.name, stage: stageText(to) }),
          // A rejection taken back is a new move, with nothing more to say.
          ...(card.stage === 'REJECTED'
            ? {}
            : { action: { label: m.bulk_undo(), onClick: () => move({ ...card, stage: to }, card.stage) } }),
        }),
    });
  };
  return move;
}

/** Takes the card out of its column and puts it into the other one, in front of the first with a lower score. */
function moveEdge(store: Store, projectId: string, { id, stage }: Card, to: MoveStage): void {
  const project = store.get(projectId);
  const candidate = store.get(id);
  if (!project || !candidate) return;
  const connectionOf = (of: MoveStage) =>
    ConnectionHandler.getConnection(project, 'StageColumn_candidates', { filter: { stage: of, unread: true } });
  const from = connectionOf(stage);
  const target = connectionOf(to);
  const there = from?.getLinkedRecords('edges') ?? [];
  if (from && there.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id)) {
    ConnectionHandler.deleteNode(from, id);
    from.setValue(Math.max(0, Number(from.getValue('totalCount')) - 1), 'totalCount');
  }
  if (!target) return;
  const edges = target.getLinkedRecords('edges') ?? [];
  const nodes = edges.map((edge) => edge?.getLinkedRecord('node'));
  if (nodes.some((node) => node?.getDataID() === id)) return;
  const edge = ConnectionHandler.createEdge(store, target, candidate, 'ProjectCandidatesConnectionEdge');
  const scoreOf = (record: typeof candidate | null | undefined) =>
    Number(record?.getLinkedRecord('score')?.getValue('overall') ?? -1);
  const place = nodes.findIndex((node) => scoreOf(node) < scoreOf(candidate));
  target.setLinkedRecords(place === -1 ? [...edges, edge] : [...edges.slice(0, place), edge, ...edges.slice(place)], 'edges');
  target.setValue(Number(target.getValue('totalCount')) + 1, 'totalCount');
}

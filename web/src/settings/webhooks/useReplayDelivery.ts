import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useReplayDeliveryMutation } from './__generated__/useReplayDeliveryMutation.graphql.ts';

/** Sends a delivery again, with the state of now. */
export function useReplayDelivery(webhookId: string) {
  const { run, busy } = useAction<useReplayDeliveryMutation>(
    graphql`
      mutation useReplayDeliveryMutation($input: ReplayDeliveryInput!) {
        result: replayDelivery(input: $input) {
          __typename
          ... on ReplayDeliveryPayload {
            delivery {
              ...DeliveryRow_delivery
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
    m.settings_delivery_replay_failed,
  );
  const replay = (deliveryId: string) =>
    run({
      variables: { input: { webhookId, deliveryId } },
      onDone: () => showToast({ text: m.settings_delivery_replayed() }),
    });
  return { replay, busy };
}

import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useDeleteWebhookMutation } from './__generated__/useDeleteWebhookMutation.graphql.ts';

export function useDeleteWebhook() {
  const { run, busy } = useAction<useDeleteWebhookMutation>(
    graphql`
      mutation useDeleteWebhookMutation($input: DeleteWebhookInput!) {
        result: deleteWebhook(input: $input) {
          __typename
          ... on DeleteWebhookPayload {
            viewer {
              ...Webhooks_viewer
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
    m.settings_webhook_delete_failed,
  );
  const remove = (id: string) =>
    run({ variables: { input: { id } }, onDone: () => showToast({ text: m.settings_webhook_deleted() }) });
  return { remove, busy };
}

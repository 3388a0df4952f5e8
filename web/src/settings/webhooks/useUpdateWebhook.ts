import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import type { UpdateWebhookInput, useUpdateWebhookMutation } from './__generated__/useUpdateWebhookMutation.graphql.ts';

export interface UpdateOutcome {
  onDone?: () => void;
  /** The form shows the reason itself: no toast. */
  onFailed?: (reason: string) => void;
}

/** Changes what is given: the form's fields, or whether it is switched on. */
export function useUpdateWebhook() {
  const { run, busy } = useAction<useUpdateWebhookMutation>(
    graphql`
      mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
        result: updateWebhook(input: $input) {
          __typename
          ... on UpdateWebhookPayload {
            webhook {
              ...WebhookRow_webhook
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
    m.settings_webhook_failed,
  );
  const update = (input: UpdateWebhookInput, { onDone, onFailed }: UpdateOutcome = {}) =>
    run({ variables: { input }, ...(onDone && { onDone }), ...(onFailed && { onFailed }) });
  return { update, busy };
}

import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import type { CreateWebhookInput, useCreateWebhookMutation } from './__generated__/useCreateWebhookMutation.graphql.ts';

/** Adds a webhook; a reason for failure stays until the next try. */
export function useCreateWebhook() {
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<useCreateWebhookMutation>(
    graphql`
      mutation useCreateWebhookMutation($input: CreateWebhookInput!) {
        result: createWebhook(input: $input) {
          __typename
          ... on CreateWebhookPayload {
            secret
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
    ({ reason: why }) => why,
  );
  const create = (input: CreateWebhookInput, onCreated: (secret: string) => void) => {
    setReason(null);
    run({
      variables: { input },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename === 'CreateWebhookPayload') onCreated(result.secret);
      },
    });
  };
  return { create, busy, reason };
}

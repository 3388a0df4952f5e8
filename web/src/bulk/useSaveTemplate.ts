import { graphql } from 'react-relay';
import { useAction } from '../app/errors/useAction.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/toastManager.ts';
import type { useSaveTemplateMutation } from './__generated__/useSaveTemplateMutation.graphql.ts';
import type { MailText } from './useMailTemplates.ts';

/** Keeps a mail as the viewer's own template, named by its subject. */
export function useSaveTemplate() {
  const { run, busy } = useAction<useSaveTemplateMutation>(
    graphql`
      mutation useSaveTemplateMutation($input: SavePresetInput!) {
        result: savePreset(input: $input) {
          __typename
          ... on SavePresetPayload {
            viewer {
              presets(scope: "mail") {
                id
                name
                payload
              }
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
    m.bulk_template_failed,
  );
  const save = (mail: MailText) =>
    run({
      variables: { input: { name: mail.subject.slice(0, 100), scope: 'mail', payload: mail } },
      onDone: () => showToast({ text: m.bulk_template_saved() }),
    });
  return { save, busy };
}

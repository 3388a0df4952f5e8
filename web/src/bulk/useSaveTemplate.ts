import { graphql } from 'react-relay';
import { useAction } from '../app/errors/useAction.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useSaveTemplateMutation } from './__generated__/useSaveTemplateMutation.graphql.ts';
import type { MailText } from './useMailTemplates.ts';

export interface SaveTemplateOptions {
  /** The subject by default. The template that has the name already is overwritten. */
  name?: string;
  onDone?: () => void;
  /** The form shows the reason itself: no toast. */
  onFailed?: (reason: string) => void;
}

/** Keeps a mail as the viewer's own template. */
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
  const save = (mail: MailText, { name = mail.subject.slice(0, 100), onDone, onFailed }: SaveTemplateOptions = {}) =>
    run({
      variables: { input: { name, scope: 'mail', payload: mail } },
      onDone: () => {
        showToast({ text: m.bulk_template_saved() });
        onDone?.();
      },
      ...(onFailed && { onFailed }),
    });
  return { save, busy };
}

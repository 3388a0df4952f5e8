import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useDeleteTemplateMutation } from './__generated__/useDeleteTemplateMutation.graphql.ts';

export function useDeleteTemplate() {
  const { run, busy } = useAction<useDeleteTemplateMutation>(
    graphql`
      mutation useDeleteTemplateMutation($input: DeletePresetInput!) {
        result: deletePreset(input: $input) {
          __typename
          ... on DeletePresetPayload {
            viewer {
              presets(scope: "mail") {
                id
                ...OwnTemplate_preset
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
    m.settings_template_delete_failed,
  );
  const remove = (id: string) =>
    run({ variables: { input: { id } }, onDone: () => showToast({ text: m.settings_template_deleted() }) });
  return { remove, busy };
}

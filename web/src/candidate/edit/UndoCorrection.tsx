import { Undo2 } from 'lucide-react';
import { graphql, useMutation } from 'react-relay';
import { explainFailure } from '../../app/errors/explainFailure.ts';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { UndoCorrectionMutation } from './__generated__/UndoCorrectionMutation.graphql.ts';
import { invalidateProject } from './invalidateProject.ts';
import type { CorrectableField } from './useCorrectCandidate.ts';

/** Marks a corrected field and undoes the correction, which restores the value that was read. */
export function UndoCorrection({ candidateId, field }: { candidateId: string; field: CorrectableField }) {
  const [commit, busy] = useMutation<UndoCorrectionMutation>(graphql`
    mutation UndoCorrectionMutation($input: RemoveCorrectionInput!) {
      removeCorrection(input: $input) {
        __typename
        ... on RemoveCorrectionPayload {
          candidate {
            ...correctedCandidate_candidate
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
  `);
  const undo = () =>
    commit({
      variables: { input: { candidateId, field } },
      updater: (store) => invalidateProject(store, 'removeCorrection'),
      onCompleted: ({ removeCorrection: result }) => {
        if (result.__typename === 'AppError') showToast({ tone: 'error', text: explainFailure(result, field) });
      },
      onError: (error) => showToast({ tone: 'error', text: errorText(error), action: { label: m.ui_retry(), onClick: undo } }),
    });
  return (
    <span className="flex items-center gap-0.5">
      <Badge tone="blue">{m.fact_corrected()}</Badge>
      <IconButton size="sm" label={m.fact_undo()} icon={<Undo2 />} busy={busy} onClick={undo} />
    </span>
  );
}

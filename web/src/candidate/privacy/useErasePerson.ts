import { graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../../app/errors/useAction.ts';
import { reconcileKept } from '../../app/kept/reconcileKept.ts';
import { m } from '../../paraglide/messages.js';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { useErasePersonMutation } from './__generated__/useErasePersonMutation.graphql.ts';

export interface ErasePerson {
  /** Global id. */
  id: string;
  name: string;
  onDone: () => void;
}

/** Erases a person for good, in every position, and leaves the page that showed them. */
export function useErasePerson() {
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const { run, busy } = useAction<useErasePersonMutation>(
    graphql`
      mutation useErasePersonMutation($input: ErasePersonInput!) {
        result: erasePerson(input: $input) {
          __typename
          ... on ErasePersonPayload {
            erasedIds @deleteRecord
            erasedPresets
            redactedNotes
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
    m.privacy_erase_failed,
  );
  const erase = ({ id, name, onDone }: ErasePerson): void =>
    run({
      variables: { input: { candidateId: id } },
      onDone: (result) => {
        onDone();
        reconcileKept(environment);
        const [presets, notes] =
          result.__typename === 'ErasePersonPayload' ? [result.erasedPresets, result.redactedNotes] : [0, 0];
        const more = presets + notes > 0;
        showToast({ text: more ? m.privacy_erased_more({ name, presets, notes }) : m.privacy_erased({ name }) });
        void navigate('/candidate-analysis', { replace: true });
      },
    });
  return { erase, busy };
}

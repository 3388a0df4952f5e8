import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { DisableFactorDialogMutation } from './__generated__/DisableFactorDialogMutation.graphql.ts';
import { FactorCodeForm } from './FactorCodeForm.tsx';

export function DisableFactorDialog({ onClose }: { onClose: () => void }) {
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<DisableFactorDialogMutation>(mutation, m.settings_factor_failed);
  const disable = (code: string) => {
    setReason(null);
    run({
      variables: { input: { code } },
      onFailed: setReason,
      onDone: () => {
        showToast({ text: m.settings_factor_is_off() });
        onClose();
      },
    });
  };
  return (
    <Dialog open onClose={onClose} size="sm" title={m.settings_factor_disable()} description={m.settings_factor_disable_hint()}>
      <FactorCodeForm submitLabel={m.settings_turn_off()} danger orRecovery busy={busy} reason={reason} onCode={disable} />
    </Dialog>
  );
}

const mutation = graphql`
  mutation DisableFactorDialogMutation($input: DisableSecondFactorInput!) {
    result: disableSecondFactor(input: $input) {
      __typename
      ... on DisableSecondFactorPayload {
        viewer {
          ...SecondFactor_viewer
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
`;

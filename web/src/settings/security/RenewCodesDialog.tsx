import { useState } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import type { RenewCodesDialogMutation } from './__generated__/RenewCodesDialogMutation.graphql.ts';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

export function RenewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<RenewCodesDialogMutation>(mutation, m.settings_recovery_failed);
  const renew = (code: string) => {
    setReason(null);
    run({
      variables: { input: { code } },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename === 'RenewRecoveryCodesPayload') setCodes(result.recoveryCodes);
      },
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.settings_recovery_renew()}
      description={codes ? undefined : m.settings_recovery_renew_hint()}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <FactorCodeForm submitLabel={m.settings_recovery_renew()} orRecovery busy={busy} reason={reason} onCode={renew} />
      )}
    </Dialog>
  );
}

const mutation = graphql`
  mutation RenewCodesDialogMutation($input: RenewRecoveryCodesInput!) {
    result: renewRecoveryCodes(input: $input) {
      __typename
      ... on RenewRecoveryCodesPayload {
        recoveryCodes
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

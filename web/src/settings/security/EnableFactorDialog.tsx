import { lazy, Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { CopyButton } from '../CopyButton.tsx';
import type { EnableFactorDialogMutation } from './__generated__/EnableFactorDialogMutation.graphql.ts';
import { FactorCodeForm } from './FactorCodeForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import type { StartedFactor } from './useStartFactor.ts';

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }));

/** First the QR code and a code of the app, then the recovery codes. */
export function EnableFactorDialog({ started, onClose }: { started: StartedFactor; onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [reason, setReason] = useState<string | null>(null);
  const { run, busy } = useAction<EnableFactorDialogMutation>(mutation, m.settings_factor_failed);
  const enable = (code: string) => {
    setReason(null);
    run({
      variables: { input: { code } },
      onFailed: setReason,
      onDone: (result) => {
        if (result.__typename === 'EnableSecondFactorPayload') setCodes(result.recoveryCodes);
      },
    });
  };
  return (
    <Dialog open onClose={onClose} title={codes ? m.settings_factor_is_on() : m.settings_factor_enable()}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <div className="flex flex-col gap-5">
          <p className="text-base">{m.settings_factor_scan()}</p>
          <div className="flex flex-wrap items-center gap-5">
            <Boundary fallback={loadFailed}>
              {() => (
                <Suspense fallback={<Skeleton className="size-44 rounded-card!" />}>
                  <QrCode text={started.uri} label={m.settings_factor_qr()} />
                </Suspense>
              )}
            </Boundary>
            <div className="flex min-w-0 flex-1 basis-52 flex-col items-start gap-2">
              <p className="text-sm text-muted">{m.settings_factor_type_in()}</p>
              <code className="text-sm break-all">{started.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
              <CopyButton text={started.secret} />
            </div>
          </div>
          <FactorCodeForm submitLabel={m.settings_factor_confirm()} busy={busy} reason={reason} onCode={enable} />
        </div>
      )}
    </Dialog>
  );
}

const mutation = graphql`
  mutation EnableFactorDialogMutation($input: EnableSecondFactorInput!) {
    result: enableSecondFactor(input: $input) {
      __typename
      ... on EnableSecondFactorPayload {
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

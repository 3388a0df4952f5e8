import { useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { CheckedRows } from './CheckedRows.tsx';
import { RowsForm } from './RowsForm.tsx';
import { type ImportedSelfReports, type ImportSelfReports, useImportSelfReports } from './useImportSelfReports.ts';

export interface CollectDialogProps extends Pick<ImportSelfReports, 'projectId' | 'period'> {
  onClose: () => void;
}

/** Takes what candidates said of themselves: first the rows, then what was understood of them, and only then are they stored. */
export function CollectDialog({ onClose, ...target }: CollectDialogProps) {
  const [csv, setCsv] = useState('');
  const [checked, setChecked] = useState<ImportedSelfReports | null>(null);
  const { send, busy, reason } = useImportSelfReports();
  const store = () =>
    send({ ...target, csv, dryRun: false }, ({ stored }) => {
      flushSync(() => setCsv(''));
      onClose();
      showToast({ text: m.impact_form_stored({ count: stored }) });
    });
  return (
    <Dialog open onClose={onClose} title={m.impact_form_title()} size="lg" dirty={csv.trim() !== ''}>
      <div className="flex flex-col gap-4">
        <div className="rounded-card border border-accent-line bg-accent-soft px-4 py-3 text-sm">
          <p className="font-medium">{m.impact_form_notice()}</p>
          <p>{m.impact_form_notice_text()}</p>
        </div>
        {checked === null ? (
          <RowsForm csv={csv} busy={busy} onChange={setCsv} onCheck={() => send({ ...target, csv, dryRun: true }, setChecked)} />
        ) : (
          <CheckedRows checked={checked} />
        )}
        {reason === null ? null : <ErrorPanel title={reason} />}
        {checked === null ? null : (
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={() => setChecked(null)}>{m.impact_form_back()}</Button>
            {checked.stored > 0 ? (
              <Button variant="primary" busy={busy} onClick={store}>
                {m.impact_form_store({ count: checked.stored })}
              </Button>
            ) : null}
          </div>
        )}
      </div>
    </Dialog>
  );
}

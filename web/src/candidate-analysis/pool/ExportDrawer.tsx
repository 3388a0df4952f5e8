import { useState } from 'react';
import { downloadFile } from '../../app/downloadFile.ts';
import { errorText } from '../../app/relay/errorText.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { LayerClose } from '../../ui/layers/LayerClose.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { type ExportColumnId, type ExportFormat, type ExportScope, fetchExport } from './fetchExport.ts';
import type { PoolAddress } from './poolAddress.ts';
import { exportedAtFirst, poolColumns } from './poolColumns.ts';
import { printPage } from './printPage.ts';

export interface ExportDrawerProps {
  /** The position's UUID. */
  projectId: string;
  address: PoolAddress;
  /** How many the filters leave. */
  filtered: number;
  selected: ReadonlySet<string>;
  onClose: () => void;
}

/** The columns of the pool, and the scores: the overall one and a column for each metric. */
const choices: readonly { id: ExportColumnId; label: () => string }[] = [...poolColumns, { id: 'scores', label: m.pool_scores }];
/** Browsers take minutes to lay out more pages than anybody prints. */
const mostPrinted = 5_000;

export function ExportDrawer({ projectId, address, filtered, selected, onClose }: ExportDrawerProps) {
  const [scope, setScope] = useState<ExportScope>(selected.size > 0 ? 'selected' : 'filtered');
  const [columns, setColumns] = useState<readonly ExportColumnId[]>(exportedAtFirst);
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const [error, setError] = useState<string | null>(null);
  const count = scope === 'selected' ? selected.size : filtered;
  const start = async (format: ExportFormat) => {
    setBusy(format);
    setError(null);
    try {
      const { blob, fileName } = await fetchExport({ projectId, address, scope, selected, columns, format });
      if (format === 'html') await printPage(await blob.text());
      else {
        downloadFile(fileName, blob.type, blob);
        showToast({ text: m.pool_exported({ file: fileName }) });
      }
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(null);
    }
  };
  const tooLong = scope !== 'all' && count > mostPrinted;
  const disabled = columns.length === 0 || busy !== null || (scope !== 'all' && count === 0);
  return (
    <Drawer open onClose={onClose} title={m.pool_export_title()} footer={<LayerClose>{m.ui_close()}</LayerClose>}>
      <div className="flex flex-col gap-4">
        {error ? <ErrorPanel title={m.pool_export_failed()}>{error}</ErrorPanel> : null}
        <Field label={m.pool_export_who()}>
          <Select
            value={scope}
            onChange={setScope}
            options={[
              { value: 'all', label: m.pool_scope_all() },
              { value: 'filtered', label: m.pool_scope_filtered({ text: formatNumber(filtered) }) },
              ...(selected.size > 0
                ? [{ value: 'selected' as const, label: m.pool_scope_selected({ text: formatNumber(selected.size) }) }]
                : []),
            ]}
          />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 text-sm font-medium">{m.pool_columns()}</legend>
          {choices.map(({ id, label }) => (
            <Checkbox
              key={id}
              checked={columns.includes(id)}
              onChange={(on) =>
                setColumns(choices.map((column) => column.id).filter((one) => (one === id ? on : columns.includes(one))))
              }
            >
              {id === 'actions' ? m.pool_stage() : label()}
            </Checkbox>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={busy === 'xlsx'} disabled={disabled} onClick={() => void start('xlsx')}>
            {m.pool_export_excel()}
          </Button>
          <Button busy={busy === 'csv'} disabled={disabled} onClick={() => void start('csv')}>
            {m.pool_export_csv()}
          </Button>
          <Button busy={busy === 'html'} disabled={disabled || tooLong} onClick={() => void start('html')}>
            {m.pool_export_pdf()}
          </Button>
        </div>
        <p className="text-xs text-muted">
          {tooLong ? m.pool_export_too_long({ text: formatNumber(mostPrinted) }) : m.pool_export_pdf_hint()}
        </p>
      </div>
    </Drawer>
  );
}

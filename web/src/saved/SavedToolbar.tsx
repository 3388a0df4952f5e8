import { ArrowDownUp, Download } from 'lucide-react';
import { useState } from 'react';
import { downloadFile } from '../app/downloadFile.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { Button } from '../ui/inputs/Button.tsx';
import { SearchInput } from '../ui/inputs/SearchInput.tsx';
import { Menu, MenuRadioGroup } from '../ui/layers/Menu.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import { fetchSavedExport } from './fetchSavedExport.ts';
import { SavedFilters, type SavedFiltersProps } from './SavedFilters.tsx';
import { countFilters, noFilters, savedSorts } from './savedAddress.ts';
import { savedSortText } from './savedWords.ts';

export interface SavedToolbarProps extends SavedFiltersProps {
  /** How many the filters leave, and how many there are. */
  count: number;
  total: number;
}

export function SavedToolbar({ viewer, address, onChange, count, total }: SavedToolbarProps) {
  const filtered = countFilters(address) > 0 || address.q.trim() !== '';
  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 className="mr-auto text-sm text-muted tabular-nums" aria-live="polite">
        {filtered
          ? m.saved_results_of({ total, text: formatNumber(count), totalText: formatNumber(total) })
          : m.saved_results({ count, text: formatNumber(count) })}
      </h2>
      <SearchInput value={address.q} onChange={(q) => onChange({ q })} placeholder={m.saved_search()} className="max-sm:w-full" />
      <Menu
        align="end"
        trigger={
          <Button icon={<ArrowDownUp />}>
            <span className="max-sm:sr-only">{savedSortText(address.sort)}</span>
          </Button>
        }
      >
        <MenuRadioGroup
          label={m.saved_sort()}
          value={address.sort}
          onChange={(sort) => onChange({ sort })}
          options={savedSorts.map((value) => ({ value, label: savedSortText(value) }))}
        />
      </Menu>
      <SavedFilters viewer={viewer} address={address} onChange={onChange} />
      <Button disabled={!filtered} onClick={() => onChange(noFilters)} className={filtered ? '' : 'max-sm:hidden'}>
        {m.saved_clear_filters()}
      </Button>
      <ExportButton address={address} disabled={count === 0} />
    </div>
  );
}

function ExportButton({ address, disabled }: Pick<SavedToolbarProps, 'address'> & { disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { blob, fileName } = await fetchSavedExport(address);
      downloadFile(fileName, blob.type, blob);
      showToast({ text: m.saved_exported({ file: fileName }) });
    } catch (failure) {
      const retry = { label: m.ui_retry(), onClick: () => void save() };
      showToast({ tone: 'error', text: m.saved_export_failed({ reason: errorText(failure) }), action: retry });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} busy={busy} disabled={disabled} onClick={() => void save()}>
      <span className="max-sm:sr-only">{m.saved_export()}</span>
    </Button>
  );
}

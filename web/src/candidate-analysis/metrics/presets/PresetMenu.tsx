import { Download, Ellipsis, RotateCcw, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { downloadFile } from '../../../app/downloadFile.ts';
import { m } from '../../../paraglide/messages.js';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/layers/Menu.tsx';
import { showToast } from '../../../ui/layers/toastManager.ts';
import { type FilePreset, presetFileName, readPresetFile, writePresetFile } from './presetFile.ts';
import { useSavePreset } from './useSavePreset.ts';

export interface PresetMenuProps {
  presets: readonly FilePreset[];
  /** The preset whose weights are on the sliders. */
  shown: { id: string; name: string } | null;
  onDelete: (preset: { id: string; name: string }) => void;
  /** Null: the weights are the defaults. */
  onReset: (() => void) | null;
}

export function PresetMenu({ presets, shown, onDelete, onReset }: PresetMenuProps) {
  const file = useRef<HTMLInputElement>(null);
  const importFile = useImport();
  return (
    <>
      <Menu
        align="end"
        trigger={<IconButton size="sm" variant="secondary" label={m.ranking_preset_more()} icon={<Ellipsis />} />}
      >
        <MenuItem
          icon={<Download />}
          disabled={presets.length === 0}
          onSelect={() => downloadFile(presetFileName, 'application/json', writePresetFile(presets))}
        >
          {m.ranking_preset_export()}
        </MenuItem>
        <MenuItem icon={<Upload />} onSelect={() => file.current?.click()}>
          {m.ranking_preset_import()}
        </MenuItem>
        <MenuItem icon={<RotateCcw />} disabled={onReset === null} onSelect={() => onReset?.()}>
          {m.metrics_reset()}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger disabled={shown === null} onSelect={() => shown && onDelete(shown)}>
          {m.ranking_preset_delete()}
        </MenuItem>
      </Menu>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        aria-label={m.ranking_preset_import()}
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = '';
          if (chosen) void chosen.text().then(importFile);
        }}
      />
    </>
  );
}

/** Saves the presets of a file one after another, so that what was saved before a failure is known. */
function useImport(): (text: string) => Promise<void> {
  const save = useSavePreset();
  return async (text) => {
    const read = readPresetFile(text);
    if (read === null) return showToast({ tone: 'error', text: m.ranking_import_not_list() });
    for (const preset of read.presets) {
      try {
        await save(preset);
      } catch (error) {
        return showToast({
          tone: 'error',
          text: m.ranking_import_failed({ name: preset.name, reason: (error as Error).message }),
        });
      }
    }
    if (read.presets.length > 0) showToast({ text: m.ranking_imported({ count: read.presets.length }) });
    if (read.skipped > 0) showToast({ tone: 'error', text: m.ranking_import_skipped({ count: read.skipped }) });
  };
}

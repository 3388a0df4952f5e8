import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../../paraglide/messages.js';
import { Select } from '../../../ui/inputs/Select.tsx';
import { ConfirmDialog } from '../../../ui/layers/ConfirmDialog.tsx';
import { showToast } from '../../../ui/layers/toastManager.ts';
import type { Sliders } from '../useSliders.ts';
import { areDefaults, toShares, type WeighedFacet } from '../weights.ts';
import type { PresetBar_viewer$key } from './__generated__/PresetBar_viewer.graphql.ts';
import { PresetMenu } from './PresetMenu.tsx';
import { SavePreset } from './SavePreset.tsx';
import { useDeletePreset } from './useDeletePreset.ts';

export interface PresetBarProps {
  viewer: PresetBar_viewer$key;
  facets: readonly WeighedFacet[];
  sliders: Sliders;
}

/** The viewer's named weights: load, save, delete, export, import, and back to the defaults. */
export function PresetBar({ viewer, facets, sliders }: PresetBarProps) {
  const { presets } = useFragment(
    graphql`
      fragment PresetBar_viewer on User {
        presets(scope: "weights") {
          id
          name
          payload
        }
      }
    `,
    viewer,
  );
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const { remove, busy } = useDeletePreset();
  const shown = presets.find(({ payload }) => sameShares(toShares(facets, payload as Record<string, number>), sliders.values));
  const load = (id: string) => {
    const preset = presets.find((one) => one.id === id);
    if (!preset) return;
    sliders.load(toShares(facets, preset.payload as Record<string, number>));
    showToast({ text: m.ranking_preset_loaded({ name: preset.name }) });
  };
  const choices = presets.map(({ id, name }) => ({ value: id, label: name }));
  const hint = { value: '', label: presets.length === 0 ? m.ranking_preset_none() : m.ranking_preset_choose() };
  return (
    <section aria-label={m.ranking_presets()} className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <Select
          size="sm"
          label={m.ranking_presets()}
          value={shown?.id ?? ''}
          onChange={load}
          disabled={presets.length === 0}
          options={shown ? choices : [hint, ...choices]}
          className="flex-1"
        />
        <PresetMenu
          presets={presets.map(({ name, payload }) => ({ name, weights: payload as Record<string, number> }))}
          shown={shown ?? null}
          onDelete={setDeleting}
          onReset={areDefaults(facets, sliders.values) ? null : sliders.reset}
        />
      </div>
      <SavePreset shares={sliders.values} />
      <ConfirmDialog
        open={deleting !== null}
        title={m.ranking_preset_delete_ask({ name: deleting?.name ?? '' })}
        confirmLabel={m.ranking_preset_delete()}
        danger
        busy={busy}
        onCancel={() => setDeleting(null)}
        onConfirm={() => deleting && remove(deleting, () => setDeleting(null))}
      >
        {m.ranking_preset_delete_note()}
      </ConfirmDialog>
    </section>
  );
}

function sameShares(left: Readonly<Record<string, number>>, right: Readonly<Record<string, number>>): boolean {
  return Object.entries(left).every(([key, share]) => right[key] === share);
}

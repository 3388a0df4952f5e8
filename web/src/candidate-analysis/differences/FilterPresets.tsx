import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';
import { useUnsaved } from '../../ui/unsaved/useUnsaved.ts';
import type { FilterPresets_viewer$key } from './__generated__/FilterPresets_viewer.graphql.ts';
import { changeDifferences, type DifferencesState, filtersOf, noFilters, readDifferences } from './differencesAddress.ts';
import { useFilterPresets } from './useFilterPresets.ts';

export interface FilterPresetsProps {
  viewer: FilterPresets_viewer$key;
  state: DifferencesState;
  onLoad: (filters: Partial<DifferencesState>) => void;
}

/** Saves the filters under a name, and loads and deletes saved ones. */
export function FilterPresets({ viewer, state, onLoad }: FilterPresetsProps) {
  const { presets } = useFragment(
    graphql`
      fragment FilterPresets_viewer on User {
        presets(scope: "differences") {
          id
          name
          payload
        }
      }
    `,
    viewer,
  );
  const [deleting, setDeleting] = useState<{ id: string; name: string } | null>(null);
  const [open, setOpen] = useState(false);
  const { remove, busy } = useFilterPresets();
  const load = (payload: unknown) => {
    setOpen(false);
    onLoad({ ...noFilters, ...readPayload(payload) });
  };
  return (
    <>
      <SavePreset state={state} />
      <Popover
        title={m.comparisons_load_preset()}
        trigger={<Button disabled={presets.length === 0}>{m.comparisons_load_preset()}</Button>}
        open={open}
        onOpenChange={setOpen}
        align="end"
      >
        <ul className="flex flex-col gap-1">
          {presets.map(({ id, name, payload }) => (
            <li key={id} className="flex items-center gap-1">
              <Button variant="ghost" className="min-w-0 flex-1 justify-start! truncate" onClick={() => load(payload)}>
                <span className="truncate">{name}</span>
              </Button>
              <IconButton
                size="sm"
                label={m.comparisons_delete_preset({ name })}
                icon={<Trash2 />}
                onClick={() => {
                  setOpen(false);
                  setDeleting({ id, name });
                }}
              />
            </li>
          ))}
        </ul>
      </Popover>
      <ConfirmDialog
        open={deleting !== null}
        title={m.comparisons_delete_preset_title({ name: deleting?.name ?? '' })}
        confirmLabel={m.comparisons_delete_preset_confirm()}
        danger
        busy={busy}
        onCancel={() => setDeleting(null)}
        onConfirm={() => deleting && remove(deleting.id, () => setDeleting(null))}
      />
    </>
  );
}

function SavePreset({ state }: { state: DifferencesState }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { save, busy } = useFilterPresets();
  useUnsaved(open && name.trim() !== '');
  const done = () => {
    setName('');
    setOpen(false);
  };
  return (
    <Popover
      title={m.comparisons_save_preset()}
      trigger={<Button>{m.comparisons_save_preset()}</Button>}
      open={open}
      onOpenChange={setOpen}
      align="end"
    >
      <Form
        className="flex flex-col gap-3"
        onSubmit={() => {
          save(name, filtersOf(state), done);
        }}
      >
        <Field label={m.comparisons_preset_name()} hint={m.comparisons_preset_hint()}>
          <Input value={name} maxLength={100} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button type="submit" variant="primary" busy={busy}>
          {m.comparisons_save_preset()}
        </Button>
      </Form>
    </Popover>
  );
}

/** A stored payload as filters; what the address could not hold is dropped. */
function readPayload(payload: unknown): Partial<DifferencesState> {
  return readDifferences(changeDifferences(new URLSearchParams(), payload as Partial<DifferencesState>));
}

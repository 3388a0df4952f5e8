import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Form } from '../../../ui/inputs/Form.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { showToast } from '../../../ui/layers/toastManager.ts';
import { useUnsaved } from '../../../ui/unsaved/useUnsaved.ts';
import type { Shares } from '../shares.ts';
import { useSavePreset } from './useSavePreset.ts';

/** Saves the weights under a name. A name that was typed stays until it is saved. */
export function SavePreset({ shares }: { shares: Shares }) {
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = useSavePreset();
  useUnsaved(name.trim() !== '');
  const submit = async () => {
    setBusy(true);
    setError(null);
    try {
      const saved = await save({ name: name.trim(), weights: shares });
      setName('');
      showToast({ text: m.ranking_preset_saved({ name: saved.name }) });
    } catch (failure) {
      setError(m.ranking_preset_save_failed({ reason: (failure as Error).message }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Form onSubmit={() => void submit()} className="flex items-start gap-2">
      <Field label={m.ranking_preset_name()} hideLabel error={error} className="flex-1">
        <Input
          size="sm"
          value={name}
          maxLength={100}
          placeholder={m.ranking_preset_placeholder()}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <Button size="sm" type="submit" busy={busy}>
        {m.ranking_preset_save()}
      </Button>
    </Form>
  );
}

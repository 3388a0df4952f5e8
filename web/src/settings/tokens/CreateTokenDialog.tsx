import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Dialog } from '../../ui/layers/Dialog.tsx';
import { ShownOnce } from '../ShownOnce.tsx';
import { CreateTokenForm } from './CreateTokenForm.tsx';

/** First the form, then the token itself, which is shown this once. */
export function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const [token, setToken] = useState<string | null>(null);
  return (
    <Dialog open onClose={onClose} title={token ? m.settings_token_created_title() : m.settings_token_create()}>
      {token ? (
        <ShownOnce label={m.settings_token()} secret={token} onDone={onClose}>
          {m.settings_token_once()}
        </ShownOnce>
      ) : (
        <CreateTokenForm onCreated={setToken} />
      )}
    </Dialog>
  );
}

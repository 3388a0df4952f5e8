import { Download, History, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/layers/Menu.tsx';
import type { PrivacyMenu_candidate$key } from './__generated__/PrivacyMenu_candidate.graphql.ts';
import { AccessHistory } from './AccessHistory.tsx';
import { useErasePerson } from './useErasePerson.ts';
import { useExportData } from './useExportData.ts';

/** Who had access, all that is stored as a file, and erasing the person for good. */
export function PrivacyMenu({ candidate }: { candidate: PrivacyMenu_candidate$key }) {
  const { id, displayName, identityHidden } = useFragment(
    graphql`
      fragment PrivacyMenu_candidate on Candidate {
        id
        displayName
        identityHidden
      }
    `,
    candidate,
  );
  const [open, setOpen] = useState<'history' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const exporting = useExportData();
  const { erase, busy } = useErasePerson();
  return (
    <>
      <Menu align="end" trigger={<Button icon={<ShieldCheck />}>{m.privacy_menu()}</Button>}>
        <MenuItem icon={<History />} onSelect={() => setOpen('history')}>
          {m.privacy_access()}
        </MenuItem>
        {identityHidden ? null : (
          <MenuItem icon={<Download />} onSelect={() => exporting.save({ id, name: displayName })}>
            {m.privacy_data_export()}
          </MenuItem>
        )}
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => setOpen('erase')}>
          {m.privacy_erase()}
        </MenuItem>
      </Menu>
      <AccessHistory candidateId={id} open={open === 'history'} onClose={close} />
      <ConfirmDialog
        open={open === 'erase'}
        title={m.privacy_erase_question({ name: displayName })}
        confirmLabel={m.privacy_erase_confirm()}
        danger
        busy={busy}
        onConfirm={() => erase({ id, name: displayName, onDone: close })}
        onCancel={close}
      >
        {m.privacy_erase_what()}
      </ConfirmDialog>
    </>
  );
}

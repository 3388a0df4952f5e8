import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MailText } from '../../bulk/useMailTemplates.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import type { OwnTemplate_preset$key } from './__generated__/OwnTemplate_preset.graphql.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { useDeleteTemplate } from './useDeleteTemplate.ts';

export function OwnTemplate({ preset }: { preset: OwnTemplate_preset$key }) {
  const { id, name, payload } = useFragment(
    graphql`
      fragment OwnTemplate_preset on Preset {
        id
        name
        payload
      }
    `,
    preset,
  );
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const { remove, busy } = useDeleteTemplate();
  // The server checked it when it was saved.
  const template = payload as MailText;
  const close = () => setOpen(null);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-base font-medium break-words">{name}</p>
        <p className="truncate text-sm text-muted">{template.subject}</p>
      </div>
      <Button size="sm" aria-label={m.settings_template_edit_of({ name })} onClick={() => setOpen('edit')}>
        {m.settings_edit()}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        busy={busy}
        aria-label={m.settings_template_delete_of({ name })}
        onClick={() => setOpen('delete')}
      >
        {m.settings_delete()}
      </Button>
      {open === 'edit' ? <TemplateDialog template={template} name={name} onClose={close} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        danger
        title={m.settings_template_delete_question({ name })}
        confirmLabel={m.settings_delete()}
        onCancel={close}
        onConfirm={() => {
          close();
          remove(id);
        }}
      />
    </li>
  );
}

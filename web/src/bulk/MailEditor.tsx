import { Eye, Pencil } from 'lucide-react';
import { useState } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { MailFields } from './MailFields.tsx';
import { MailPreview } from './MailPreview.tsx';
import type { MailDraft } from './useMailDraft.ts';
import type { NamedMail } from './useMailTemplates.ts';
import { useSaveTemplate } from './useSaveTemplate.ts';

export interface MailEditorProps {
  templates: readonly NamedMail[];
  draft: MailDraft;
  /** Whose mail the preview shows; null while there is nobody. */
  reader: { id: string; name: string } | null;
  /** The position that {position} names; absent: the candidate's own. */
  positionId?: string | undefined;
}

/** Writes a mail from a template, and shows it as one of those who get it will read it. */
export function MailEditor({ templates, draft, reader, positionId }: MailEditorProps) {
  const [previewing, setPreviewing] = useState(false);
  const saveTemplate = useSaveTemplate();
  const { mail, empty } = draft;
  return (
    <>
      {previewing && reader ? (
        <MailPreview reader={reader} positionId={positionId} mail={mail} />
      ) : (
        <MailFields
          templates={templates}
          template={draft.template}
          mail={mail}
          onTemplate={draft.choose}
          onMail={draft.setMail}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {reader ? (
          <Button size="sm" icon={previewing ? <Pencil /> : <Eye />} disabled={empty} onClick={() => setPreviewing(!previewing)}>
            {previewing ? m.bulk_mail_edit() : m.bulk_mail_preview()}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" disabled={empty || saveTemplate.busy} onClick={() => saveTemplate.save(mail)}>
          {m.bulk_template_save()}
        </Button>
      </div>
    </>
  );
}

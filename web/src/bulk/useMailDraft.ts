import { useState } from 'react';
import type { MailText, NamedMail } from './useMailTemplates.ts';

export interface MailDraft {
  mail: MailText;
  setMail: (mail: MailText) => void;
  /** Id of the template that was chosen last. */
  template: string;
  choose: (template: NamedMail) => void;
  /** Something was typed that the template does not have. */
  changed: boolean;
  /** Subject or text is missing. */
  empty: boolean;
  /** What was typed is sent or given up: nothing is unsaved any more. */
  settle: () => void;
}

/** A mail that begins as the first template. */
export function useMailDraft(templates: readonly NamedMail[]): MailDraft {
  const [chosen, setChosen] = useState(templates[0]);
  const [mail, setMail] = useState<MailText>({ subject: chosen?.subject ?? '', text: chosen?.text ?? '' });
  return {
    mail,
    setMail,
    template: chosen?.id ?? '',
    choose: (template) => {
      setChosen(template);
      setMail({ subject: template.subject, text: template.text });
    },
    changed: mail.subject !== chosen?.subject || mail.text !== chosen.text,
    empty: mail.subject.trim() === '' || mail.text.trim() === '',
    settle: () => setChosen((before) => before && { ...before, ...mail }),
  };
}

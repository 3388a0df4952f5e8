import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import type { useMailTemplates_query$key } from './__generated__/useMailTemplates_query.graphql.ts';

export interface MailText {
  subject: string;
  text: string;
}

export interface NamedMail extends MailText {
  id: string;
  label: string;
}

const names: Record<string, () => string> = {
  'CONTACT en': m.bulk_template_contact_en,
  'CONTACT ru': m.bulk_template_contact_ru,
  'INVITE en': m.bulk_template_invite_en,
  'INVITE ru': m.bulk_template_invite_ru,
};

/** What a built-in template is called. */
export function mailTemplateName(kind: string, language: string): string {
  const id = `${kind} ${language}`;
  return names[id]?.() ?? id;
}

/** The texts to start a mail from: of this kind in the viewer's language first, then the other language, then the viewer's own. */
export function useMailTemplates(query: useMailTemplates_query$key, kind: 'CONTACT' | 'INVITE'): NamedMail[] {
  const { mailTemplates, viewer } = useFragment(
    graphql`
      fragment useMailTemplates_query on Query {
        mailTemplates {
          kind
          language
          subject
          text
        }
        viewer {
          presets(scope: "mail") {
            id
            name
            payload
          }
        }
      }
    `,
    query,
  );
  const builtIn = mailTemplates
    .filter((template) => template.kind === kind)
    .map(({ language, subject, text }) => {
      const id = `${kind} ${language}`;
      return { id, label: mailTemplateName(kind, language), subject, text, first: language === getLocale() };
    })
    .sort((a, b) => Number(b.first) - Number(a.first));
  const own = (viewer?.presets ?? []).map(({ id, name, payload }) => ({ id, label: name, ...(payload as MailText) }));
  return [...builtIn, ...own];
}

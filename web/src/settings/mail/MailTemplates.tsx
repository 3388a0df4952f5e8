import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type MailText, mailTemplateName } from '../../bulk/useMailTemplates.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { MailTemplates_query$key } from './__generated__/MailTemplates_query.graphql.ts';
import { OwnTemplate } from './OwnTemplate.tsx';
import { TemplateDialog } from './TemplateDialog.tsx';

/** The texts that mails to candidates begin with: one's own, and those that come with NOA. */
export function MailTemplates({ query }: { query: MailTemplates_query$key }) {
  const { mailTemplates, viewer } = useFragment(
    graphql`
      fragment MailTemplates_query on Query {
        mailTemplates {
          kind
          language
          subject
          text
        }
        viewer {
          presets(scope: "mail") {
            id
            ...OwnTemplate_preset
          }
        }
      }
    `,
    query,
  );
  const [base, setBase] = useState<MailText | null>(null);
  const own = viewer?.presets ?? [];
  return (
    <>
      <Card title={m.settings_templates_own()}>
        {own.length === 0 ? <p className="text-sm text-muted">{m.settings_templates_none()}</p> : null}
        <ul className="-my-2 divide-y divide-line">
          {own.map((preset) => (
            <OwnTemplate key={preset.id} preset={preset} />
          ))}
        </ul>
      </Card>
      <Card title={m.settings_templates_built_in()}>
        <ul className="-my-2 divide-y divide-line">
          {mailTemplates.map(({ kind, language, subject, text }) => {
            const name = mailTemplateName(kind, language);
            return (
              <li key={name} className="flex items-start gap-3 py-3">
                <div className="min-w-0 flex-1">
                  <p className="text-base font-medium">{name}</p>
                  <p lang={language} className="text-sm break-words">
                    {subject}
                  </p>
                  <p lang={language} className="mt-1 text-sm whitespace-pre-line text-muted">
                    {text}
                  </p>
                </div>
                <Button size="sm" aria-label={m.settings_template_adapt_of({ name })} onClick={() => setBase({ subject, text })}>
                  {m.settings_template_adapt()}
                </Button>
              </li>
            );
          })}
        </ul>
      </Card>
      {base ? <TemplateDialog template={base} onClose={() => setBase(null)} /> : null}
    </>
  );
}

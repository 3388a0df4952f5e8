import { m } from '../../../paraglide/messages.js';
import { settingsTabs } from '../../../settings/settingsTabs.ts';
import { Card } from '../../../ui/Card.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { FirstTabs } from './FirstTabs.tsx';

/** The first tab; only the values are missing. */
export function SettingsFirst() {
  return (
    <>
      <PageHeader title={m.settings_title()} subtitle={m.settings_subtitle()} />
      <div data-unless="tab" className="flex min-w-0 flex-col gap-5 px-6 pt-2 pb-10 max-sm:px-4">
        <FirstTabs label={m.settings_title()} tabs={settingsTabs} className="fade-x overflow-x-auto border-b border-line" />
        <div className="flex w-full max-w-3xl min-w-0 flex-col gap-5">
          <Card title={m.settings_profile()}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Missing label={m.settings_full_name()} />
              <Missing label={m.settings_email()} hint={m.settings_email_hint()} />
              <Missing label={m.settings_role()} hint={m.settings_role_hint()} />
              <div className="sm:col-span-2">
                <Button variant="primary" disabled>
                  {m.settings_save_profile()}
                </Button>
              </div>
            </div>
          </Card>
          <Card title={m.settings_preferences()}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Missing label={m.settings_language()} />
              <Missing label={m.settings_theme()} hint={m.settings_theme_hint()} />
            </div>
            <Skeleton className="mt-4 h-8 w-32" />
          </Card>
          <Card title={m.ui_notifications()}>
            <div className="flex flex-col items-start gap-3">
              <p className="text-sm text-muted">{m.settings_notifications_hint()}</p>
              <Skeleton className="h-5 w-64" />
            </div>
          </Card>
        </div>
      </div>
    </>
  );
}

/** A field whose value only the server knows. */
function Missing({ label, hint }: { label: string; hint?: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-sm font-medium">{label}</span>
      <Skeleton className="h-8 w-full coarse:h-11" />
      {hint ? <p className="text-xs text-muted">{hint}</p> : null}
    </div>
  );
}

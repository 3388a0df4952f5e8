import { Suspense, useDeferredValue, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { fullDate } from '../../app/dates.ts';
import { partFailed } from '../../app/errors/partFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Input } from '../../ui/inputs/Input.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { RetentionForm_project$key, RetentionStart } from './__generated__/RetentionForm_project.graphql.ts';
import { RetentionPreview } from './RetentionPreview.tsx';
import { useRemoveRetention } from './useRemoveRetention.ts';

export interface RetentionFormProps {
  project: RetentionForm_project$key;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

const usual = { days: '180', countedFrom: 'LAST_ACTIVITY' as RetentionStart };

/** The rule in force, and another one to try out. */
export function RetentionForm({ project, onDirty, onDone }: RetentionFormProps) {
  const { id, retention } = useFragment(
    graphql`
      fragment RetentionForm_project on Project {
        id
        retention {
          days
          countedFrom
          setBy
          setAt
          nextRunAt
        }
      }
    `,
    project,
  );
  const [draft, setDraft] = useState(retention ? { days: String(retention.days), countedFrom: retention.countedFrom } : usual);
  const shown = useDeferredValue(draft);
  const remove = useRemoveRetention(onDone);
  const change = (next: Partial<typeof draft>) => {
    setDraft({ ...draft, ...next });
    onDirty(true);
  };
  const days = readDays(shown.days);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col items-start gap-2 rounded-card border border-line p-3 text-sm">
        {retention ? (
          <>
            <p className="font-medium">{ruleText(retention)}</p>
            <p className="text-muted">
              {m.privacy_retention_set_by({ name: retention.setBy ?? m.bulk_author_gone(), date: fullDate(retention.setAt) })}
            </p>
            <p className="text-muted">{m.privacy_retention_next_run({ date: fullDate(retention.nextRunAt) })}</p>
            <Button size="sm" busy={remove.busy} onClick={() => remove.remove(id)}>
              {m.privacy_retention_remove()}
            </Button>
          </>
        ) : (
          <p>{m.privacy_retention_none()}</p>
        )}
      </div>
      <Field label={m.privacy_retention_days()} error={readDays(draft.days) === null ? m.privacy_retention_days_wrong() : null}>
        <Input inputMode="numeric" value={draft.days} onChange={({ currentTarget }) => change({ days: currentTarget.value })} />
      </Field>
      <Field label={m.privacy_retention_from()}>
        <Select
          value={draft.countedFrom}
          onChange={(countedFrom) => change({ countedFrom })}
          options={[
            { value: 'LAST_ACTIVITY', label: m.privacy_retention_from_activity() },
            { value: 'POSITION_CLOSED', label: m.privacy_retention_from_closing() },
          ]}
        />
      </Field>
      {days === null ? null : (
        <Boundary fallback={partFailed} key={`${days} ${shown.countedFrom}`}>
          {(attempt) => (
            <Suspense fallback={<Skeleton className="h-32" />}>
              <RetentionPreview
                projectId={id}
                days={days}
                countedFrom={shown.countedFrom}
                attempt={attempt}
                stale={shown !== draft}
                onSet={onDone}
              />
            </Suspense>
          )}
        </Boundary>
      )}
    </div>
  );
}

function ruleText({ days, countedFrom }: { days: number; countedFrom: RetentionStart }): string {
  return countedFrom === 'POSITION_CLOSED'
    ? m.privacy_retention_rule_closing({ count: days })
    : m.privacy_retention_rule_activity({ count: days });
}

/** Null for what is no number of days. */
function readDays(text: string): number | null {
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= 3650 ? days : null;
}

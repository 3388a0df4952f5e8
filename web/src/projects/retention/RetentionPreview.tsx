import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { fullDate } from '../../app/dates.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { RetentionPreviewQuery, RetentionStart } from './__generated__/RetentionPreviewQuery.graphql.ts';
import { useSetRetention } from './useSetRetention.ts';

export interface RetentionPreviewProps {
  /** Global id. */
  projectId: string;
  days: number;
  countedFrom: RetentionStart;
  attempt: number;
  /** The user is typing another rule. */
  stale: boolean;
  onSet: () => void;
}

/** Whom a rule would erase, how many stay nevertheless and when, with the button that sets it. */
export function RetentionPreview({ projectId, days, countedFrom, attempt, stale, onSet }: RetentionPreviewProps) {
  const [look, setLook] = useState(0);
  const { project } = useLazyLoadQuery<RetentionPreviewQuery>(
    graphql`
      query RetentionPreviewQuery($id: ID!, $days: Int!, $countedFrom: RetentionStart!) {
        project(id: $id) {
          id
          retentionPreview(days: $days, countedFrom: $countedFrom) {
            candidates
            people
            first {
              id
              displayName
            }
            hired
            saved
            busy
            firstRunAt
            nextOverAt
          }
        }
      }
    `,
    { id: projectId, days, countedFrom },
    { fetchPolicy: 'network-only', fetchKey: `${attempt} ${look}` },
  );
  const { set, busy, error } = useSetRetention(onSet, () => setLook((before) => before + 1));
  if (!project) return <ErrorPanel title={m.shell_not_found_hint()} />;
  const { candidates, people, first, hired, saved, busy: working, firstRunAt, nextOverAt } = project.retentionPreview;
  const names = first.flatMap((candidate) => candidate ?? []);
  const more = candidates - names.length;
  const kept = [
    hired > 0 && m.privacy_retention_hired({ count: hired }),
    saved > 0 && m.privacy_retention_saved({ count: saved }),
    working > 0 && m.privacy_retention_busy({ count: working }),
  ].filter(Boolean);
  return (
    <section aria-label={m.privacy_retention_preview()} aria-busy={stale} className="flex flex-col gap-3 text-sm">
      <div className="flex flex-col gap-2 rounded-card border border-line p-3">
        <h3 className="font-medium" aria-live="polite">
          {candidates === 0 ? m.privacy_retention_nobody() : m.privacy_retention_due({ count: candidates, people })}
        </h3>
        {names.length > 0 ? (
          <ul className="list-disc pl-5 break-words">
            {names.map(({ id, displayName }) => (
              <li key={id}>{displayName}</li>
            ))}
            {more > 0 ? <li>{m.privacy_retention_more({ count: more })}</li> : null}
          </ul>
        ) : null}
        {kept.length > 0 ? <p className="text-muted">{m.privacy_retention_kept({ list: kept.join(' · ') })}</p> : null}
        <p className="text-muted">{m.privacy_retention_first_run({ date: fullDate(firstRunAt) })}</p>
        {nextOverAt ? <p className="text-muted">{m.privacy_retention_next_over({ date: fullDate(nextOverAt) })}</p> : null}
        <p className="text-muted">{m.privacy_retention_what()}</p>
      </div>
      {error ? <ErrorPanel title={m.privacy_retention_failed()}>{error}</ErrorPanel> : null}
      <Button
        variant={candidates > 0 ? 'danger' : 'primary'}
        disabled={stale}
        busy={busy}
        onClick={() => set({ projectId, days, countedFrom, previewed: candidates })}
      >
        {m.privacy_retention_set()}
      </Button>
    </section>
  );
}

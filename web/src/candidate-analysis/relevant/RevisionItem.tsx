import { graphql, useFragment } from 'react-relay';
import { fullDate } from '../../app/dates.ts';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Chip } from '../../ui/inputs/Chip.tsx';
import type { RevisionItem_revision$key } from './__generated__/RevisionItem_revision.graphql.ts';
import { useRollback } from './useRollback.ts';

export interface RevisionItemProps {
  revision: RevisionItem_revision$key;
  projectId: string;
  onRolledBack: () => void;
}

/** When, by whom and from what the requirements were set, and which. */
export function RevisionItem({ revision, projectId, onRolledBack }: RevisionItemProps) {
  const data = useFragment(
    graphql`
      fragment RevisionItem_revision on Requirements {
        id
        createdAt
        author
        sourceName
        isCurrent
        isRollback
        checklist {
          key
          label
          importance
        }
      }
    `,
    revision,
  );
  const { rollback, busy } = useRollback(projectId, onRolledBack);
  const selected = data.checklist.filter(({ importance }) => importance !== 'DROPPED');
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-1.5 text-sm font-medium">
            <RelativeTime date={data.createdAt} />
            {data.isCurrent ? <Badge tone="accent">{m.requirements_current()}</Badge> : null}
            {data.isRollback ? <Badge>{m.requirements_is_rollback()}</Badge> : null}
          </div>
          <p className="truncate text-xs text-muted">
            {[data.sourceName ?? m.requirements_unknown_source(), data.author && m.requirements_author({ name: data.author })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        {data.isCurrent ? null : (
          <Button
            size="sm"
            busy={busy}
            aria-label={m.requirements_rollback_to({ date: fullDate(data.createdAt) })}
            onClick={() => rollback(data.id)}
          >
            {m.requirements_rollback()}
          </Button>
        )}
      </div>
      {selected.length === 0 ? (
        <p className="text-xs text-muted">{m.requirements_nothing_selected()}</p>
      ) : (
        <div className="flex flex-wrap gap-1">
          {selected.map(({ key, label, importance }) => (
            <Chip key={key} tone={importance === 'MUST' ? 'accent' : 'gray'}>
              {label}
            </Chip>
          ))}
        </div>
      )}
    </li>
  );
}

/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a table's own elements cannot be placed row by row */
import { Star, Trash2 } from 'lucide-react';
import { type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useSaveCandidate } from '../candidate/actions/useSaveCandidate.ts';
import { m } from '../paraglide/messages.js';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { classNames } from '../ui/classNames.ts';
import { ScoreBadge } from '../ui/figures/ScoreBadge.tsx';
import { formatYears } from '../ui/format/formatYears.ts';
import { Checkbox } from '../ui/inputs/Checkbox.tsx';
import { IconButton } from '../ui/inputs/IconButton.tsx';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { SavedRow_candidate$key } from './__generated__/SavedRow_candidate.graphql.ts';
import { SavedContacts } from './SavedContacts.tsx';
import { columnClass, printClass } from './savedColumns.ts';
import { savedStatusText, statusTones } from './savedWords.ts';
import type { SavedEntry } from './useRemoveSaved.ts';

export interface SavedRowProps {
  candidate: SavedRow_candidate$key;
  duplicate: boolean;
  selected: boolean;
  onToggle: () => void;
  onRemove: (entry: SavedEntry) => void;
  /** After a change of the status. */
  onChanged: () => void;
}

/** The cells of one saved candidate. */
export function SavedRow({ candidate, duplicate, selected, onToggle, onRemove, onChanged }: SavedRowProps) {
  const data = useFragment(
    graphql`
      fragment SavedRow_candidate on Candidate {
        id
        internalId
        displayName
        title
        location
        skills
        experienceYears
        archivedAt
        saved {
          status
          starred
        }
        score {
          overall
        }
        ...SavedContacts_candidate
      }
    `,
    candidate,
  );
  const { displayName: name, title, location, skills, experienceYears, saved } = data;
  const status = saved?.status ?? 'SAVED';
  return (
    <>
      <div role="gridcell" className="flex min-w-0 items-center gap-2.5">
        <Checkbox checked={selected} onChange={onToggle} label={m.saved_select_one({ name })} />
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-1.5">
            <span dir="auto" className="truncate font-medium" title={name}>
              {name}
            </span>
            {duplicate ? (
              <span title={m.saved_duplicate_hint()}>
                <Badge tone="yellow">{m.saved_duplicate()}</Badge>
              </span>
            ) : null}
            {data.archivedAt ? <Badge>{m.saved_archived()}</Badge> : null}
          </div>
          <div dir="auto" className="truncate text-xs text-muted">
            {title ? <span className={printClass.title}>{location ? `${title} · ` : title}</span> : null}
            {location}
            <span className={printClass.status}> · {savedStatusText(status)}</span>
          </div>
        </div>
      </div>
      <Cell className={columnClass.title}>{title ? <Text>{title}</Text> : <UnknownBadge />}</Cell>
      <Cell className={columnClass.skills}>
        {skills.length > 0 ? <Text>{skills.slice(0, 12).join(', ')}</Text> : <UnknownBadge />}
      </Cell>
      <Cell className={columnClass.experience}>{experienceYears == null ? <UnknownBadge /> : formatYears(experienceYears)}</Cell>
      <Cell className={columnClass.contact}>
        <SavedContacts candidate={data} />
      </Cell>
      <Cell className={columnClass.score}>
        <ScoreBadge score={data.score?.overall} />
      </Cell>
      <Cell className={columnClass.status}>
        <Badge tone={statusTones[status]}>{savedStatusText(status)}</Badge>
      </Cell>
      <Cell className={columnClass.actions}>
        <Actions
          entry={{ id: data.id, internalId: data.internalId, displayName: name, status }}
          starred={saved?.starred ?? false}
          onRemove={onRemove}
          onChanged={onChanged}
        />
      </Cell>
    </>
  );
}

type ActionsProps = Pick<SavedRowProps, 'onRemove' | 'onChanged'> & { entry: SavedEntry; starred: boolean };

/** Star shortlists, Unstar takes back to saved. */
function Actions({ entry, starred, onRemove, onChanged }: ActionsProps) {
  const { save } = useSaveCandidate();
  const name = entry.displayName;
  return (
    <span className="flex justify-end">
      <IconButton
        size="sm"
        light
        label={starred ? m.saved_unstar({ name }) : m.saved_star({ name })}
        icon={<Star className={starred ? 'fill-current text-yellow-fg' : ''} />}
        pressed={starred}
        onClick={() => save(entry.id, starred ? 'SAVED' : 'SHORTLISTED', onChanged)}
      />
      <IconButton size="sm" light label={m.saved_remove({ name })} icon={<Trash2 />} onClick={() => onRemove(entry)} />
    </span>
  );
}

function Cell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div role="gridcell" className={classNames('min-w-0', className)}>
      {children}
    </div>
  );
}

function Text({ children }: { children: string }) {
  return (
    <span dir="auto" className="block truncate" title={children}>
      {children}
    </span>
  );
}

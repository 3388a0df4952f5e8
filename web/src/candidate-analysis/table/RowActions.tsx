import { Bookmark, BookmarkCheck, CalendarPlus, Mail, Star } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { ContactDialog } from '../../bulk/ContactDialog.tsx';
import { ActivityPopover } from '../../candidate/actions/ActivityPopover.tsx';
import { ScheduleDialog } from '../../candidate/actions/ScheduleDialog.tsx';
import { useSaveCandidate } from '../../candidate/actions/useSaveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import type { RowActions_candidate$key } from './__generated__/RowActions_candidate.graphql.ts';

/** What can be done with a candidate without opening them. Appears on hover and focus; what is saved or shortlisted shows it all the time. */
export function RowActions({ candidate }: { candidate: RowActions_candidate$key }) {
  const data = useFragment(
    graphql`
      fragment RowActions_candidate on Candidate {
        id
        displayName
        saved {
          status
        }
        ...ActivityPopover_candidate
        ...ScheduleDialog_candidate
        ...ContactDialog_candidate
      }
    `,
    candidate,
  );
  const { save, unsave } = useSaveCandidate();
  const [scheduling, setScheduling] = useState(false);
  const [writing, setWriting] = useState(false);
  const { id, displayName: name, saved } = data;
  const shortlisted = saved?.status === 'SHORTLISTED';
  return (
    <div className="flex shrink-0 items-center pl-1 [&_button]:h-6 [&_button]:w-6">
      <IconButton
        size="sm"
        label={saved ? m.ranking_unsave({ name }) : m.ranking_save({ name })}
        icon={saved ? <BookmarkCheck className="text-accent-text" /> : <Bookmark />}
        pressed={Boolean(saved)}
        className={saved ? '' : quiet}
        onClick={() => (saved ? unsave(id) : save(id))}
      />
      <IconButton
        size="sm"
        label={shortlisted ? m.ranking_unshortlist({ name }) : m.ranking_shortlist({ name })}
        icon={<Star className={shortlisted ? 'fill-current text-yellow-fg' : ''} />}
        pressed={shortlisted}
        className={shortlisted ? '' : quiet}
        onClick={() => save(id, shortlisted ? 'SAVED' : 'SHORTLISTED')}
      />
      <IconButton
        size="sm"
        label={m.ranking_schedule({ name })}
        icon={<CalendarPlus />}
        className={quiet}
        onClick={() => setScheduling(true)}
      />
      <IconButton
        size="sm"
        label={m.bulk_contact_title({ name })}
        icon={<Mail />}
        className={quiet}
        onClick={() => setWriting(true)}
      />
      <span className={classNames(quiet, 'has-data-popup-open:inline-flex!')}>
        <ActivityPopover candidate={data} />
      </span>
      <ContactDialog candidate={data} open={writing} onClose={() => setWriting(false)} />
      <ScheduleDialog candidate={data} open={scheduling} onClose={() => setScheduling(false)} />
    </div>
  );
}

/** The checkbox comes first in the row: once it has the focus, the actions are there for the keyboard too. On touch a tap opens the candidate, who has them all. */
const quiet = 'hidden! group-hover/row:inline-flex! group-focus-within/row:inline-flex!';

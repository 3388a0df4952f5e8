import { ListPlus, ListX, SquareArrowOutUpRight, Star } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { Button, buttonClass } from '../../ui/inputs/Button.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { useSaveCandidate } from '../actions/useSaveCandidate.ts';
import type { CandidateActions_candidate$key } from './__generated__/CandidateActions_candidate.graphql.ts';
import { ContactMenu } from './ContactMenu.tsx';
import { ScheduleButton } from './ScheduleButton.tsx';

/** Star, queue, contact, schedule, and the way to the full analysis. */
export function CandidateActions({ candidate }: { candidate: CandidateActions_candidate$key }) {
  const data = useFragment(
    graphql`
      fragment CandidateActions_candidate on Candidate {
        id
        internalId
        saved {
          status
          starred
        }
        ...ContactMenu_candidate
        ...ScheduleDialog_candidate
      }
    `,
    candidate,
  );
  const { save, busy } = useSaveCandidate();
  const starred = data.saved?.starred ?? false;
  const queued = data.saved?.status === 'SHORTLISTED';
  return (
    <>
      <IconButton
        label={starred ? m.candidate_unstar() : m.candidate_star()}
        icon={<Star className={classNames(starred && 'fill-current text-yellow-fg')} />}
        pressed={starred}
        busy={busy}
        onClick={() => save(data.id, starred ? 'SAVED' : 'SHORTLISTED')}
      />
      <Button
        icon={queued ? <ListX /> : <ListPlus />}
        disabled={busy}
        onClick={() => save(data.id, queued ? 'SAVED' : 'SHORTLISTED')}
      >
        {queued ? m.candidate_unqueue() : m.candidate_queue()}
      </Button>
      <ContactMenu candidate={data} />
      <ScheduleButton candidate={data} />
      <Link to={`/analysis/${data.internalId}`} className={buttonClass('primary')}>
        <SquareArrowOutUpRight aria-hidden="true" />
        {m.candidate_full_analysis()}
      </Link>
    </>
  );
}

import { Mail } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RelativeTime } from '../../app/RelativeTime.tsx';
import { ContactDialog } from '../../bulk/ContactDialog.tsx';
import type { Invitation } from '../../bulk/invitation.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import type { InvitationCell_candidate$key } from './__generated__/InvitationCell_candidate.graphql.ts';

export interface InvitationCellProps {
  candidate: InvitationCell_candidate$key;
  invitation: Invitation;
  onInvited: () => void;
}

/** When the person was invited, and the button that writes the invitation; or that there is no address to write to. */
export function InvitationCell({ candidate, invitation, onInvited }: InvitationCellProps) {
  const data = useFragment(
    graphql`
      fragment InvitationCell_candidate on Candidate {
        displayName
        hasMailAddress
        invitedAt(positionId: $projectId)
        ...ContactDialog_candidate
      }
    `,
    candidate,
  );
  const [writing, setWriting] = useState(false);
  const { displayName: name, invitedAt } = data;
  return (
    <div className="flex flex-col items-start gap-1 text-xs">
      {invitedAt ? (
        <span className="text-emerald-fg">
          {m.comparisons_invited()} <RelativeTime date={invitedAt} />
        </span>
      ) : null}
      {data.hasMailAddress ? (
        <Button
          size="sm"
          icon={<Mail />}
          variant={invitedAt ? 'ghost' : 'secondary'}
          className={invitedAt ? '-ml-2.5' : ''}
          aria-label={invitedAt ? m.comparisons_invite_name_again({ name }) : m.comparisons_invite_name({ name })}
          onClick={() => setWriting(true)}
        >
          {invitedAt ? m.comparisons_invite_again() : m.comparisons_invite()}
        </Button>
      ) : (
        <span className="text-muted">{m.comparisons_invite_no_address()}</span>
      )}
      <ContactDialog
        candidate={data}
        open={writing}
        invitation={invitation}
        onClose={() => setWriting(false)}
        onSent={onInvited}
      />
    </div>
  );
}

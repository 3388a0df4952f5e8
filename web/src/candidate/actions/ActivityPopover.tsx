import { History } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { loadFailed } from '../../app/errors/loadFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { ActivityPopover_candidate$key } from './__generated__/ActivityPopover_candidate.graphql.ts';
import type { ActivityPopoverQuery } from './__generated__/ActivityPopoverQuery.graphql.ts';
import { channelText } from './activityWords.ts';
import { NoteField } from './NoteField.tsx';
import { RecentActivities } from './RecentActivities.tsx';
import { type Channel, useAddActivity } from './useAddActivity.ts';

const quick: readonly Channel[] = ['EMAIL', 'PHONE', 'LINKEDIN'];

/** A row's activities: the three latest, buttons that record a contact, and a field for a note. */
export function ActivityPopover({ candidate }: { candidate: ActivityPopover_candidate$key }) {
  const [open, setOpen] = useState(false);
  const { id, activityCount } = useFragment(
    graphql`
      fragment ActivityPopover_candidate on Candidate {
        id
        activityCount
      }
    `,
    candidate,
  );
  const label = m.bulk_activities_count({ count: activityCount });
  return (
    <Popover
      trigger={<IconButton size="sm" label={label} icon={<History className="size-4" aria-hidden="true" />} />}
      title={m.bulk_activities()}
      open={open}
      onOpenChange={setOpen}
    >
      <div className="flex flex-col gap-4">
        <Boundary fallback={loadFailed}>
          {(attempt) => (
            <Suspense fallback={<Skeleton className="h-24 w-full" />}>
              <Latest candidateId={id} attempt={attempt} />
            </Suspense>
          )}
        </Boundary>
        <QuickContacts candidateId={id} />
        <NoteField candidateId={id} />
      </div>
    </Popover>
  );
}

function Latest({ candidateId, attempt }: { candidateId: string; attempt: number }) {
  const { node } = useLazyLoadQuery<ActivityPopoverQuery>(
    graphql`
      query ActivityPopoverQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate {
            ...RecentActivities_candidate @alias(as: "recent")
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!node?.recent) return <p className="text-sm text-muted">{m.bulk_candidate_gone()}</p>;
  return <RecentActivities candidate={node.recent} />;
}

function QuickContacts({ candidateId }: { candidateId: string }) {
  const { add, busy } = useAddActivity(candidateId);
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="mb-1.5 text-xs text-muted">{m.bulk_record_contact()}</legend>
      {quick.map((channel) => (
        <Button key={channel} size="sm" disabled={busy} onClick={() => add({ type: 'CONTACT', channel })}>
          {channelText(channel)}
        </Button>
      ))}
    </fieldset>
  );
}

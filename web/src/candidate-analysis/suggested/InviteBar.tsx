import { Mail } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { BulkProgress } from '../../bulk/BulkProgress.tsx';
import { useBulkJob } from '../../bulk/useBulkJob.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import type { InviteBar_candidate$key } from './__generated__/InviteBar_candidate.graphql.ts';
import type { InviteBar_query$key } from './__generated__/InviteBar_query.graphql.ts';
import { InviteDrawer } from './InviteDrawer.tsx';
import type { Picked } from './usePicked.ts';

export interface InviteBarProps {
  query: InviteBar_query$key;
  /** Everybody in the list. */
  candidates: InviteBar_candidate$key;
  /** UUIDs of those on the page. */
  page: readonly string[];
  picked: Picked;
  positionId: string;
  onInvited: () => void;
}

/** Slides in at the bottom while past applicants are ticked: how many, and the invitation to all of them. */
export function InviteBar({ query, candidates, page, picked, positionId, onInvited }: InviteBarProps) {
  const data = useFragment(queryFragment, query);
  const people = useFragment(candidateFragment, candidates);
  const [open, setOpen] = useState(false);
  const bulk = useBulkJob(({ completed }) => {
    setOpen(false);
    if (completed > 0) onInvited();
  });
  const chosen = people.filter(({ internalId }) => picked.ids.has(internalId));
  if (chosen.length === 0 && bulk.job === null) return null;
  return (
    <section aria-label={m.ranking_selection()} className={barClass}>
      {bulk.job ? <BulkProgress job={bulk.job} onCancel={bulk.cancel} onClose={bulk.clear} /> : null}
      {chosen.length === 0 ? null : (
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="text-sm font-semibold tabular-nums" aria-live="polite">
            {m.ranking_selected({ count: chosen.length })}
          </span>
          <Button size="sm" variant="ghost" onClick={() => picked.set(page, true)}>
            {m.ranking_select_page()}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() =>
              picked.set(
                people.map(({ internalId }) => internalId),
                true,
              )
            }
          >
            {m.comparisons_select_all({ count: people.length })}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => picked.set(picked.ids, false)}>
            {m.ranking_clear()}
          </Button>
          <Button
            size="sm"
            variant="primary"
            icon={<Mail />}
            disabled={bulk.running}
            className="ml-auto"
            onClick={() => setOpen(true)}
          >
            {m.comparisons_invite_count({ count: chosen.length })}
          </Button>
        </div>
      )}
      <InviteDrawer
        query={data}
        candidates={chosen}
        positionId={positionId}
        bulk={bulk}
        open={open}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}

const queryFragment = graphql`
  fragment InviteBar_query on Query {
    ...InviteDrawer_query
  }
`;

const candidateFragment = graphql`
  fragment InviteBar_candidate on Candidate @relay(plural: true) {
    internalId
    ...InviteDrawer_candidate
  }
`;

const barClass =
  'layer-pop sticky bottom-3 z-20 flex flex-col gap-2 rounded-card border border-line bg-raised px-3 py-2 shadow-floating';

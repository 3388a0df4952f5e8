import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { BulkConfirm } from '../../bulk/BulkConfirm.tsx';
import { BulkProgress } from '../../bulk/BulkProgress.tsx';
import { MailEditor } from '../../bulk/MailEditor.tsx';
import type { useBulkJob } from '../../bulk/useBulkJob.ts';
import { useMailDraft } from '../../bulk/useMailDraft.ts';
import { useMailTemplates } from '../../bulk/useMailTemplates.ts';
import { m } from '../../paraglide/messages.js';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import type { InviteDrawer_candidate$data, InviteDrawer_candidate$key } from './__generated__/InviteDrawer_candidate.graphql.ts';
import type { InviteDrawer_query$key } from './__generated__/InviteDrawer_query.graphql.ts';

export interface InviteDrawerProps {
  query: InviteDrawer_query$key;
  /** Those who are ticked. */
  candidates: InviteDrawer_candidate$key;
  positionId: string;
  bulk: ReturnType<typeof useBulkJob>;
  open: boolean;
  onClose: () => void;
}

/** Invites several people by one text: says who will get it and who will not before it starts. In the background it closes at once; else it stays until the last mail. */
export function InviteDrawer({ query, candidates, positionId, bulk, open, onClose }: InviteDrawerProps) {
  const data = useFragment(queryFragment, query);
  const people = useFragment(candidateFragment, candidates);
  const templates = useMailTemplates(data, 'INVITE');
  const draft = useMailDraft(templates);
  const [error, setError] = useState<string | null>(null);
  const unreachable = people.filter(({ hasMailAddress }) => !hasMailAddress);
  const invited = people.filter(({ hasMailAddress, invitedAt }) => hasMailAddress && invitedAt);
  const readers = people.filter(({ hasMailAddress, invitedAt }) => hasMailAddress && !invitedAt);
  const [first] = readers;
  const title = m.comparisons_invite_title({ count: readers.length });
  if (!data.installation.sendsMail)
    return (
      <Drawer open={open} onClose={onClose} title={m.comparisons_invite_title({ count: people.length })}>
        <p className="text-base">{m.comparisons_invite_no_server()}</p>
      </Drawer>
    );
  const finish = () => {
    flushSync(() => {
      const [template] = templates;
      if (template) draft.choose(template);
      setError(null);
    });
    onClose();
  };
  return (
    <BulkConfirm
      open={open}
      title={title}
      busy={bulk.running}
      disabled={draft.empty || readers.length === 0}
      error={error}
      dirty={draft.changed && !bulk.running}
      onClose={finish}
      onConfirm={(background) => {
        setError(null);
        bulk.start({
          ids: readers.map(({ internalId }) => internalId),
          action: { kind: 'invite', positionId, ...draft.mail },
          onStarted: () => background && finish(),
          onFailed: setError,
        });
      }}
    >
      {bulk.job && bulk.running ? <BulkProgress job={bulk.job} onCancel={bulk.cancel} /> : null}
      <LeftOut text={m.comparisons_invite_unreachable} people={unreachable} />
      <LeftOut text={m.comparisons_invite_invited} people={invited} />
      {first ? (
        <MailEditor
          templates={templates}
          draft={draft}
          reader={{ id: first.id, name: first.displayName }}
          positionId={positionId}
        />
      ) : (
        <p className="font-medium">{m.comparisons_invite_nobody()}</p>
      )}
    </BulkConfirm>
  );
}

interface LeftOutProps {
  text: (inputs: { count: number }) => string;
  people: readonly InviteDrawer_candidate$data[number][];
}

function LeftOut({ text, people }: LeftOutProps) {
  if (people.length === 0) return null;
  return (
    <div className="rounded-control bg-yellow-bg px-3 py-2 text-sm text-yellow-fg">
      <p className="font-medium">{text({ count: people.length })}</p>
      <ul className="max-h-24 list-disc overflow-y-auto pl-4">
        {people.map(({ internalId, displayName }) => (
          <li key={internalId} className="break-words">
            <bdi>{displayName}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}

const queryFragment = graphql`
  fragment InviteDrawer_query on Query {
    installation {
      sendsMail
    }
    ...useMailTemplates_query
  }
`;

const candidateFragment = graphql`
  fragment InviteDrawer_candidate on Candidate @relay(plural: true) {
    id
    internalId
    displayName
    hasMailAddress
    invitedAt(positionId: $projectId)
  }
`;

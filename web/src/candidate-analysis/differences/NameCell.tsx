import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import type { NameCell_candidate$key } from './__generated__/NameCell_candidate.graphql.ts';

export interface NameCellProps {
  candidate: NameCell_candidate$key;
  onOpen: (uuid: string) => void;
  /** Before the title. */
  mark?: ReactNode;
}

/** The candidate's name, which opens the candidate, and title. */
export function NameCell({ candidate, onOpen, mark }: NameCellProps) {
  const { internalId, displayName, title } = useFragment(
    graphql`
      fragment NameCell_candidate on Candidate {
        internalId
        displayName
        title
      }
    `,
    candidate,
  );
  return (
    <>
      <button
        type="button"
        onClick={() => onOpen(internalId)}
        className="block max-w-full print:hidden truncate rounded-mark text-left font-medium underline-offset-2 hover:underline"
      >
        <bdi>{displayName}</bdi>
      </button>
      {/* Browsers draw no button in a table's head on the second sheet. */}
      <bdi className="hidden font-medium print:block">{displayName}</bdi>
      <div className="truncate text-xs text-muted">
        {mark}
        {title ?? m.review_title_unknown()}
      </div>
    </>
  );
}

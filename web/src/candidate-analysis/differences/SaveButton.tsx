import { Bookmark, BookmarkCheck } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { useSaveCandidate } from '../../candidate/actions/useSaveCandidate.ts';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import type { SaveButton_candidate$key } from './__generated__/SaveButton_candidate.graphql.ts';

export function SaveButton({ candidate }: { candidate: SaveButton_candidate$key }) {
  const { id, saved } = useFragment(
    graphql`
      fragment SaveButton_candidate on Candidate {
        id
        saved {
          status
        }
      }
    `,
    candidate,
  );
  const { save, unsave, busy } = useSaveCandidate();
  return (
    <span className="print:hidden">
      <IconButton
        size="sm"
        label={saved ? m.comparisons_unsave() : m.comparisons_save()}
        icon={saved ? <BookmarkCheck /> : <Bookmark />}
        pressed={Boolean(saved)}
        busy={busy}
        onClick={() => (saved ? unsave(id) : save(id))}
      />
    </span>
  );
}

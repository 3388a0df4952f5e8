import { EyeOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import type { CandidateCell_candidate$key } from './__generated__/CandidateCell_candidate.graphql.ts';

export interface CandidateCellProps {
  name: string;
  candidate: CandidateCell_candidate$key | null;
  onOpen: () => void;
}

/** Who it is: the name from the ranking, title and place from the candidate. */
export function CandidateCell({ name, candidate, onOpen }: CandidateCellProps) {
  const data = useFragment(
    graphql`
      fragment CandidateCell_candidate on Candidate {
        title
        location
        warnings {
          code
        }
      }
    `,
    candidate,
  );
  const details = [data?.title, data?.location].filter(Boolean).join(' · ');
  return (
    <div className="flex items-center gap-2.5">
      <span className="max-sm:hidden">
        <Avatar name={name} />
      </span>
      <div className="min-w-0">
        <div className="flex items-center gap-1.5">
          <button
            type="button"
            data-open-candidate=""
            onClick={(event) => (event.stopPropagation(), onOpen())}
            className="truncate rounded-mark text-left font-medium underline-offset-2 hover:underline"
          >
            {name}
          </button>
          {data?.warnings.some(({ code }) => code === 'hidden-text') ? (
            <Tooltip text={m.review_hidden_text()}>
              <span className="text-red-fg">
                <EyeOff className="size-3.5" aria-hidden="true" />
                <span className="sr-only">{m.review_hidden_text()}</span>
              </span>
            </Tooltip>
          ) : null}
        </div>
        <div className="h-4 truncate text-xs text-muted" title={details}>
          {data ? details || m.review_title_unknown() : <Skeleton className="mt-0.5 h-3 w-28" />}
        </div>
      </div>
    </div>
  );
}

import { EyeOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { sameReasons } from '../../candidate/sameReasons.ts';
import { MustHavesBadge } from '../../candidate/score/MustHavesBadge.tsx';
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import { Tooltip } from '../../ui/inputs/Tooltip.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { CandidateCell_candidate$key } from './__generated__/CandidateCell_candidate.graphql.ts';
import { TwinsButton } from './TwinsButton.tsx';
import type { Twins } from './useTwinRows.ts';

export interface CandidateCellProps {
  /** Null until the server has sent what the ranking does not contain. */
  candidate: CandidateCell_candidate$key | null;
  /** UUID of the candidate above it, of whom this is another document. */
  sameAs: string | null;
  twins: Twins | null;
  onOpen: () => void;
}

/** In a tight table a long name takes the second line too, in place of the details; not where the row's actions show (RowActions.tsx). */
const twoLines = classNames(
  '@max-[66rem]:group-[:not(:hover,:focus-within,:has([aria-pressed=true]))]/row:line-clamp-2',
  '@max-[66rem]:group-[:not(:hover,:focus-within,:has([aria-pressed=true]))]/row:leading-4.5',
  '@max-[66rem]:group-[:not(:hover,:focus-within,:has([aria-pressed=true]))]/row:whitespace-normal',
  '@max-[66rem]:group-[:not(:hover,:focus-within,:has([aria-pressed=true]))]/row:-mt-1.5',
  '@max-[66rem]:group-[:not(:hover,:focus-within,:has([aria-pressed=true]))]/row:pt-1.5',
);

/** The candidate's name, title and place; for another document of the same person, why it is considered the same. */
export function CandidateCell({ candidate, sameAs, twins, onOpen }: CandidateCellProps) {
  const data = useFragment(
    graphql`
      fragment CandidateCell_candidate on Candidate {
        displayName
        title
        location
        ...MustHavesBadge_candidate
        warnings {
          code
        }
        sameAs {
          reasons
          candidate {
            internalId
          }
        }
      }
    `,
    candidate,
  );
  const details = [data?.title, data?.location].filter(Boolean).join(' · ');
  const twin = data?.sameAs.find((other) => other.candidate.internalId === sameAs);
  const name = data?.displayName ?? m.ui_loading();
  return (
    <div
      className={
        sameAs === null ? 'flex min-w-0 flex-1 items-center gap-2.5' : 'flex min-w-0 flex-1 items-center gap-2.5 pl-6 max-sm:pl-4'
      }
    >
      <span className="@max-[66rem]:hidden">
        <Avatar name={data?.displayName ?? ''} />
      </span>
      <div className="min-w-0 flex-1 @max-[66rem]:-mt-2 @max-[66rem]:max-h-11 @max-[66rem]:overflow-hidden @max-[66rem]:pt-2">
        <div className="flex items-center gap-1.5">
          <button
            type="button"
            data-open-candidate=""
            onClick={(event) => (event.stopPropagation(), onOpen())}
            // 24 px high without moving the line: the row's actions appear right below it.
            title={name}
            aria-label={data ? undefined : name}
            className={classNames(
              '-mt-2 truncate rounded-mark pt-2 text-left font-medium underline-offset-2 hover:underline',
              twoLines,
            )}
          >
            {data?.displayName ?? <Skeleton className="my-1 h-3 w-32" />}
          </button>
          {data?.warnings.some(({ code }) => code === 'hidden-text') ? (
            <Tooltip text={m.review_hidden_text()}>
              <span className="text-red-fg">
                <EyeOff className="size-3.5" aria-hidden="true" />
                <span className="sr-only">{m.review_hidden_text()}</span>
              </span>
            </Tooltip>
          ) : null}
          {twins === null ? null : <TwinsButton name={name} twins={twins} />}
        </div>
        <div className="h-4 truncate text-xs text-muted" title={details}>
          <MustHavesBadge candidate={data ?? null} short />
          {twin ? <span className="text-yellow-fg">{sameReasons(twin.reasons)} · </span> : null}
          {data ? details || m.review_title_unknown() : <Skeleton className="mt-0.5 h-3 w-28" />}
        </div>
      </div>
    </div>
  );
}

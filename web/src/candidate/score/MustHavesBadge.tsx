import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import type { MustHavesBadge_candidate$key } from './__generated__/MustHavesBadge_candidate.graphql.ts';

interface MustHavesBadgeProps {
  candidate: MustHavesBadge_candidate$key | null;
  /** "2/5" in windows of any width: for narrow columns. */
  short?: boolean;
}

/** "2 of 5 must-haves", at the start of a line about the candidate; nothing for a candidate who meets them all, or in a position without any. */
export function MustHavesBadge({ candidate, short = false }: MustHavesBadgeProps) {
  const data = useFragment(
    graphql`
      fragment MustHavesBadge_candidate on Candidate {
        mustHaves {
          met
          total
          unknown
          knockedOut
        }
      }
    `,
    candidate,
  );
  const musts = data?.mustHaves ?? null;
  if (musts === null || musts.met === musts.total) return null;
  const { met, total, unknown, knockedOut } = musts;
  const hints = [
    m.requirements_musts_hint({ met, total }),
    unknown > 0 ? m.requirements_musts_unknown({ unknown }) : '',
    knockedOut ? m.requirements_knocked_out_hint() : '',
  ].filter(Boolean);
  return (
    // The browser's own tooltip: it costs nothing in tables that make rows while they scroll, or order them anew.
    <span className={classNames('font-medium tabular-nums', knockedOut ? 'text-red-fg' : 'text-body')} title={hints.join(' ')}>
      <span aria-hidden="true" className={short ? '' : 'sm:hidden'}>
        {met}/{total}
      </span>
      <span className={short ? 'sr-only' : 'max-sm:sr-only'}>{m.requirements_musts({ met, total })}</span>
      <span className="sr-only">. {hints.slice(1).join(' ')}</span>
      <span aria-hidden="true"> · </span>
    </span>
  );
}

import { EyeOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import type { BlindReviewNotice_viewer$key } from './__generated__/BlindReviewNotice_viewer.graphql.ts';
import { useBlindReview } from './useBlindReview.ts';

/** Above every screen while blind review is on: what is hidden, and the way out. */
export function BlindReviewNotice({ viewer }: { viewer: BlindReviewNotice_viewer$key }) {
  const { blindReview } = useFragment(
    graphql`
      fragment BlindReviewNotice_viewer on User {
        blindReview
      }
    `,
    viewer,
  );
  const { turn, busy } = useBlindReview();
  if (!blindReview) return null;
  return (
    <section
      aria-label={m.privacy_blind_review()}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-accent-line bg-accent-soft px-6 py-2 text-sm max-sm:px-4"
    >
      <EyeOff className="size-4 shrink-0 text-accent-text" aria-hidden="true" />
      <p className="min-w-0 flex-1 basis-64">{m.privacy_notice()}</p>
      <Button size="sm" busy={busy} onClick={() => turn(false)} className="print:hidden">
        {m.privacy_turn_off()}
      </Button>
    </section>
  );
}

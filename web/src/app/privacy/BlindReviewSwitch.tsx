import { Eye, EyeOff } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import type { BlindReviewSwitch_viewer$key } from './__generated__/BlindReviewSwitch_viewer.graphql.ts';
import { useBlindReview } from './useBlindReview.ts';

export function BlindReviewSwitch({ viewer }: { viewer: BlindReviewSwitch_viewer$key }) {
  const { blindReview } = useFragment(
    graphql`
      fragment BlindReviewSwitch_viewer on User {
        blindReview
      }
    `,
    viewer,
  );
  const { turn, busy } = useBlindReview();
  return (
    <IconButton
      label={blindReview ? m.privacy_turn_off() : m.privacy_turn_on()}
      icon={blindReview ? <EyeOff /> : <Eye />}
      pressed={blindReview}
      busy={busy}
      onClick={() => turn(!blindReview)}
    />
  );
}

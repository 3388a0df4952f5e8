import { graphql, useFragment } from 'react-relay';
import { useBlindReview } from '../../app/privacy/useBlindReview.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import type { BlindReview_viewer$key } from './__generated__/BlindReview_viewer.graphql.ts';

export function BlindReview({ viewer }: { viewer: BlindReview_viewer$key }) {
  const { blindReview } = useFragment(
    graphql`
      fragment BlindReview_viewer on User {
        blindReview
      }
    `,
    viewer,
  );
  const { turn, busy } = useBlindReview();
  return (
    <Card title={m.privacy_blind_review()}>
      <div className="flex flex-col items-start gap-3">
        <p className="text-sm text-muted">{m.settings_blind_hint()}</p>
        <Checkbox checked={blindReview} disabled={busy} onChange={turn}>
          {m.settings_blind_on()}
        </Checkbox>
      </div>
    </Card>
  );
}

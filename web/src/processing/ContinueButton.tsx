import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/inputs/Button.tsx';
import type { ContinueButton_screening$key } from './__generated__/ContinueButton_screening.graphql.ts';

/** Goes to the review, which fills in while the jobs are running. */
export function ContinueButton({ screening }: { screening: ContinueButton_screening$key }) {
  const { internalId } = useFragment(
    graphql`
      fragment ContinueButton_screening on Screening {
        internalId
      }
    `,
    screening,
  );
  return (
    <Link to={`/review?screening=${internalId}`} className={buttonClass('primary')}>
      {m.processing_continue()}
    </Link>
  );
}

import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { buttonClass } from '../ui/inputs/Button.tsx';

/** In place of a screen about a position while there is none. */
export function NoPositions() {
  return (
    <EmptyState
      drawing="positions"
      title={m.analysis_no_positions()}
      action={
        <Link to="/" className={buttonClass('primary')}>
          {m.processing_to_upload()}
        </Link>
      }
    />
  );
}

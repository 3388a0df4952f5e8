import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { EmptyState } from '../ui/EmptyState.tsx';
import { buttonClass } from '../ui/inputs/Button.tsx';

/** In place of a screen whose address names a position that is not there. */
export function PositionGone() {
  return (
    <EmptyState
      drawing="positions"
      title={m.analysis_position_gone()}
      action={
        <Link to="/projects" className={buttonClass('primary')}>
          {m.analysis_to_positions()}
        </Link>
      }
    />
  );
}

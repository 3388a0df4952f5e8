import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { buttonClass } from '../../ui/inputs/Button.tsx';
import { PageTitle } from '../../ui/page/PageTitle.tsx';

export function NotFound() {
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <PageTitle title={m.shell_not_found()} />
      <EmptyState
        drawing="lost"
        title={<h1>{m.shell_not_found()}</h1>}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {m.shell_to_home()}
          </Link>
        }
      >
        {m.shell_not_found_hint()}
      </EmptyState>
    </div>
  );
}

import { useLocation } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { ScreenError } from './ScreenError.tsx';

/** Shown when the shell itself cannot load, for instance because the server is down at the first load. */
export function RootError() {
  // The shell asks who is signed in; the sign-in page asks no such thing.
  const signedIn = useLocation().pathname !== '/login';
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <ScreenError {...(signedIn && { loading: m.shell_failed_profile() })} />
    </main>
  );
}

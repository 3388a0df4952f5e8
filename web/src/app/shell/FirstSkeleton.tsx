import { readToken } from '../session/token.ts';
import { ShellSkeleton } from './ShellSkeleton.tsx';

/** Shown while the first screen loads: the shell's frame for a signed-in user, nothing before the sign-in page. */
export function FirstSkeleton() {
  return readToken() === null ? null : <ShellSkeleton />;
}

import { readToken } from '../session/token.ts';
import { ShellSkeleton } from './ShellSkeleton.tsx';

/** While the first screen comes: the shell's frame for who is signed in, nothing before the sign-in page. */
export function FirstSkeleton() {
  return readToken() === null ? null : <ShellSkeleton />;
}

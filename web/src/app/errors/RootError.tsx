import { ScreenError } from './ScreenError.tsx';

/** Shown when the shell itself cannot load, for instance because the server is down at the first load. */
export function RootError() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <ScreenError />
    </main>
  );
}

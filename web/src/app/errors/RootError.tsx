import { ScreenError } from './ScreenError.tsx';

/** When the shell itself cannot be shown: the server is away at the first load, for instance. */
export function RootError() {
  return (
    <main className="flex min-h-dvh flex-col justify-center">
      <ScreenError />
    </main>
  );
}

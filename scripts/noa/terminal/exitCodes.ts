/** What the exit codes mean; `noa --help` prints this table. */
export const exitCodes = {
  ok: { code: 0, meaning: 'Everything was done.' },
  someFailed: { code: 1, meaning: 'Done, but some items failed; they are listed.' },
  usage: { code: 2, meaning: 'The command was not understood: an option or argument is wrong.' },
  unreachable: { code: 3, meaning: 'The server cannot be reached, or failed.' },
  notSignedIn: { code: 4, meaning: 'Not signed in, or the access token does not allow this.' },
  refused: { code: 5, meaning: 'The server refused the request: something does not exist or is not valid.' },
  local: { code: 6, meaning: 'Something on this machine failed: a file, a folder, the database.' },
  bug: { code: 70, meaning: 'A mistake in NOA itself.' },
  interrupted: { code: 130, meaning: 'Interrupted with Ctrl+C (143: ended by SIGTERM).' },
} as const satisfies Record<string, { code: number; meaning: string }>;

export type ExitName = keyof typeof exitCodes;

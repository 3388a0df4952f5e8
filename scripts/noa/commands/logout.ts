import { defineCommand } from '../command/command.ts';
import { noInput } from '../command/createProgram.ts';
import { credentialsFile, readCredentials, removeCredentials } from '../rest/credentials.ts';
import { CommandError } from '../terminal/commandError.ts';

export const logoutCommand = defineCommand({
  name: 'logout',
  summary: 'Revoke the access token of "noa login" and forget it.',
  examples: [{ command: 'noa logout', help: 'sign out on this machine' }],
  input: noInput,
  async run(_input, session) {
    const { output, env } = session;
    const kept = await readCredentials(env);
    if (kept === null) {
      output.print('You were not signed in.');
      output.result({ signed_out: false });
      return 'ok';
    }
    await session
      .withToken(kept.token, kept.url)
      .delete(`/tokens/${kept.tokenId}`)
      .catch((error: unknown) => {
        // Revoked or expired already: there is only the file to remove.
        if (!(error instanceof CommandError && (error.exit === 'notSignedIn' || error.exit === 'refused'))) throw error;
      });
    await removeCredentials(env);
    output.print(`Signed out of ${kept.url}. The token is revoked and no longer in ${credentialsFile(env)}.`);
    output.result({ signed_out: true, url: kept.url });
    return 'ok';
  },
});

import { hostname } from 'node:os';
import { z } from 'zod';
import { defineCommand, type Session } from '../command/command.ts';
import { readCredentials, writeCredentials } from '../rest/credentials.ts';
import { ask } from '../terminal/ask.ts';
import { CommandError } from '../terminal/commandError.ts';

const SignedIn = z.object({ access_token: z.string() });
const Created = z.object({ id: z.string(), token: z.string() });

export const loginCommand = defineCommand({
  name: 'login',
  summary: 'Sign in with a code by e-mail, and keep an access token for the other commands.',
  options: [
    { flags: '-e, --email <address>', help: 'your address; asked for without it' },
    { flags: '--code <code>', help: 'the six-digit code, if you have one already; without it a new one is sent and asked for' },
    {
      flags: '--totp <code>',
      help: 'the code of your authenticator app or a recovery code; asked for if your account needs one',
    },
  ],
  examples: [
    { command: 'noa login', help: 'sign in to the server on this machine' },
    { command: 'noa login --url https://noa.example.com --email ada@example.com', help: 'sign in to another server' },
  ],
  input: z.object({ email: z.string().optional(), code: z.string().optional(), totp: z.string().optional() }),
  async run({ email: given, code: known, totp }, session) {
    const { output, env, signal, url } = session;
    const email = given ?? (await ask({ question: 'E-mail: ', otherwise: 'Give it with --email.', signal }));
    const code = known ?? (await requestCode(session, email));
    const sessionToken = await verify(session, { email, code, totp });
    const signedIn = session.withToken(sessionToken);
    const name = `noa on ${hostname()}`;
    const { id, token } = await signedIn.post('/tokens', { name, scopes: ['admin'] }, Created);
    const earlier = await readCredentials(env);
    const file = await writeCredentials(env, { url, email, token, tokenId: id });
    // Neither is needed any more. The session expires by itself, and a token of an earlier login may be gone already.
    if (earlier?.url === url)
      await session
        .withToken(earlier.token)
        .delete(`/tokens/${earlier.tokenId}`)
        .catch(() => undefined);
    await signedIn.post('/auth/logout', undefined, z.undefined()).catch(() => undefined);
    output.print(`Signed in to ${url} as ${email}. The access token "${name}" is in ${file}.`);
    output.result({ url, email, token_name: name, file });
    return 'ok';
  },
});

async function requestCode(session: Session, email: string): Promise<string> {
  await session.anonymous().post('/auth/request', { email }, z.unknown());
  session.output.note(`A code is on its way to ${email}. A server without mail settings prints it in its terminal.`);
  return ask({ question: 'Code: ', otherwise: 'Give it with --code.', signal: session.signal });
}

interface Codes {
  email: string;
  code: string;
  totp: string | undefined;
}

async function verify(session: Session, codes: Codes): Promise<string> {
  try {
    return (await session.anonymous().post('/auth/verify', codes, SignedIn)).access_token;
  } catch (error) {
    const isAsked = error instanceof CommandError && error.code === 'SECOND_FACTOR_NEEDED' && codes.totp === undefined;
    if (!isAsked) throw error;
    const totp = await ask({ question: 'Authenticator code: ', otherwise: 'Give it with --totp.', signal: session.signal });
    return verify(session, { ...codes, totp });
  }
}

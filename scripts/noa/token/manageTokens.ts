import { z } from 'zod';
import type { Session } from '../command/command.ts';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';

const Token = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  last_used_at: z.string().nullable(),
});
const Tokens = z.object({ items: z.array(Token) });
const Created = Token.extend({ token: z.string() });
type Token = z.infer<typeof Token>;

export interface ManageTokensInput {
  action: 'create' | 'list' | 'revoke';
  token?: string | undefined;
  scopes: string[];
  expires?: string | undefined;
}

export async function manageTokens(input: ManageTokensInput, session: Session): Promise<ExitName> {
  const client = session.signedIn();
  if (input.action === 'create') return create(client, input, session);
  if (input.action === 'list') return list(client, session);
  return revoke(client, input.token ?? '', session);
}

async function create(
  client: RestClient,
  { token: name, scopes, expires }: ManageTokensInput,
  { output }: Session,
): Promise<ExitName> {
  const created = await client.post('/tokens', { name, scopes, expires_at: expires ?? null }, Created);
  output.note(
    `The token "${created.name}" may ${created.scopes.join(', ')} and ${describeExpiry(created)}. It is shown this once:`,
  );
  output.print(created.token);
  output.result(created);
  return 'ok';
}

async function list(client: RestClient, { output }: Session): Promise<ExitName> {
  const { items } = await client.get('/tokens', Tokens);
  output.result({ items });
  if (items.length === 0) output.print('You have no access tokens.');
  for (const token of items) {
    const used = token.last_used_at === null ? 'never used' : `last used ${token.last_used_at.slice(0, 10)}`;
    output.print(`${token.id}  ${token.name}\n    ${token.scopes.join(', ')}; ${describeExpiry(token)}; ${used}`);
  }
  return 'ok';
}

const describeExpiry = ({ expires_at }: Token) =>
  expires_at === null ? 'does not expire' : `expires ${expires_at.slice(0, 10)}`;

/** Names need not be unique, so a name shared by several tokens revokes none of them. */
async function revoke(client: RestClient, named: string, { output }: Session): Promise<ExitName> {
  const { items } = await client.get('/tokens', Tokens);
  const found = items.filter(({ id, name }) => id === named || name === named);
  const [only] = found;
  if (only === undefined)
    throw new CommandError('refused', `You have no token "${named}".`, '"noa token list" shows those that there are.');
  if (found.length > 1)
    throw new CommandError(
      'usage',
      `Several tokens are called "${named}":\n${found.map(({ id }) => `  ${id}`).join('\n')}`,
      'Name one by its id.',
    );
  await client.delete(`/tokens/${only.id}`);
  output.print(`Revoked "${only.name}".`);
  output.result({ revoked: only.id, name: only.name });
  return 'ok';
}

import { errorTable } from '../../../core/errors.ts';
import { type Answer, callServer } from './callServer.ts';

export interface Attack {
  name: string;
  /** The call that it is made on, as the contract or the schema names it. */
  door: string;
  method: string;
  path: string;
  /** JSON, unless it is a form. */
  body?: string | FormData | undefined;
  accept?: string;
  /** Sent without a token. */
  anonymous?: true;
  /** It takes away what others are made on, so it comes last, and once. */
  destroys?: boolean;
  /** It must be answered with one of these statuses. In GraphQL, the status of the failure that the answer names. */
  expected: readonly number[];
}

/** Done, or refused for its values or its size. With any other status the attack did not reach the work that it is meant to cause. */
export const enters: readonly number[] = [200, 201, 202, 204, 409, 413, 422];
/** What needs an id that nothing seeded has. */
export const findsNothing: readonly number[] = [404, 422];

export async function sendAttack(url: string, token: string, { method, path, body, accept, anonymous }: Attack): Promise<number> {
  return statusOf(await callServer(url + path, { method, token: anonymous ? undefined : token, body, accept }));
}

/** GraphQL and the tools for assistants answer 200 to what they refuse too. */
function statusOf({ status, text }: Answer): number {
  if (status === 200 && text.includes('"isError":true')) return 422;
  if (status !== 200 || !/^(?:data: )?\{"(?:data|errors)":|^event: /m.test(text)) return status;
  const code = /"code":"([A-Z_]+)"/.exec(text)?.[1] ?? '';
  if (code in errorTable) return errorTable[code as keyof typeof errorTable].status;
  return text.includes('"errors":') ? 400 : 200;
}

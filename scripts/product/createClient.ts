import { setTimeout as sleep } from 'node:timers/promises';
import type { UploadFile } from '../made/madeFiles.ts';

/** Someone who has signed in to a running product. */
export interface Client {
  /** @throws Error with the first of the operation's errors */
  graphql<Data>(query: string, variables?: Record<string, unknown>): Promise<Data>;
  /** As {@link graphql}; `files` replace the list at `variables.input.files`. */
  upload<Data>(query: string, variables: { input: Record<string, unknown> }, files: readonly UploadFile[]): Promise<Data>;
  /** A call of the REST facade, by its path under `/api`. */
  rest(path: string, init?: RequestInit): Promise<Response>;
}

/** Signs in with the product's test code. */
export async function createClient(url: string, { email, code }: { email: string; code: string }): Promise<Client> {
  return openClient(url, await signIn(url, email, code));
}

/** Someone who has a token. */
export function openClient(url: string, token: string): Client {
  const headers = { authorization: `Bearer ${token}` };
  return {
    graphql: (query, variables = {}) => askJson(url, query, variables, headers),
    upload: (query, variables, files) => ask(url, multipart(query, variables, files), headers),
    rest(path, init) {
      const all = new Headers(init?.headers);
      all.set('authorization', headers.authorization);
      return fetch(`${url}/api${path}`, { ...init, headers: all });
    },
  };
}

/** The code is made by a job: until that has run, no code is right. */
export async function signIn(url: string, email: string, code: string): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await post('request', { email });
  for (let attempt = 0; ; attempt++) {
    const answer = await post('verify', { email, code, remember: true });
    const { access_token: token, detail } = (await answer.json()) as { access_token?: string; detail?: string };
    if (token !== undefined) return token;
    if (attempt === 3) throw new Error(detail);
    await sleep(300);
  }
}

function askJson<Data>(url: string, query: string, variables: unknown, headers: Record<string, string> = {}): Promise<Data> {
  return ask(url, JSON.stringify({ query, variables }), { ...headers, 'content-type': 'application/json' });
}

async function ask<Data>(url: string, body: BodyInit, headers: Record<string, string>): Promise<Data> {
  const response = await fetch(`${url}/graphql`, { method: 'POST', body, headers });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/** As the GraphQL multipart request specification says. */
function multipart(query: string, { input }: { input: Record<string, unknown> }, files: readonly UploadFile[]): FormData {
  const form = new FormData();
  const variables = { input: { ...input, files: files.map(() => null) } };
  form.set('operations', JSON.stringify({ query, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(files.map((_, index) => [index, [`variables.input.files.${index}`]]))));
  files.forEach(({ name, bytes }, index) => form.set(String(index), new Blob([bytes]), name));
  return form;
}

/** A file as it is uploaded. */
export interface UploadFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

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
  await expectOk(await post(`${url}/api/auth/request`, { email }));
  const token = await verify(url, email, code);
  const headers = { authorization: `Bearer ${token}` };
  const send = async <Data>(body: BodyInit, more: Record<string, string>): Promise<Data> => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', body, headers: { ...headers, ...more } });
    const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
    if (errors?.[0]) throw new Error(errors[0].message);
    return data;
  };
  return {
    graphql: (query, variables = {}) => send(JSON.stringify({ query, variables }), { 'content-type': 'application/json' }),
    upload: (query, variables, files) => send(multipart(query, variables, files), {}),
    rest: (path, init) => fetch(`${url}/api${path}`, { ...init, headers: { ...headers, ...init?.headers } }),
  };
}

/** The code is made by a job: until that has run, no code is right. */
async function verify(url: string, email: string, code: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const response = await post(`${url}/api/auth/verify`, { email, code });
    if (response.ok) return ((await response.json()) as { access_token: string }).access_token;
    if (attempt === 3) await expectOk(response);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
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

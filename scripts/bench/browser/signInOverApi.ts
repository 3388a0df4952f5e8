import { setTimeout as sleep } from 'node:timers/promises';

const request = 'mutation Request($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { __typename } }';
const verify = `mutation Verify($input: VerifySignInCodeInput!) {
  verifySignInCode(input: $input) { ... on VerifySignInCodePayload { accessToken } }
}`;

/** A session's token from a product that was started with this `NOA_TEST_CODE`. */
export async function signInOverApi(url: string, code: string): Promise<string> {
  // An address may ask for a few codes an hour only.
  const email = `bench-${Date.now()}@example.com`;
  await post(url, request, { email });
  // The code is made by a job: until that has run, no code is right.
  for (let attempt = 0; attempt < 10; attempt++) {
    const { data } = await post(url, verify, { email, code, remember: true });
    if (data?.verifySignInCode?.accessToken) return data.verifySignInCode.accessToken;
    await sleep(500);
  }
  throw new Error('The product did not accept the code.');
}

interface Answer {
  data?: { verifySignInCode?: { accessToken?: string } };
}

async function post(url: string, query: string, input: object): Promise<Answer> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input } }),
  });
  return (await answer.json()) as Answer;
}

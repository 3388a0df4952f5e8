import { signIn } from '../../product/createClient.ts';

/** A session's token from a product that was started with this `NOA_TEST_CODE`. */
export function signInOverApi(url: string, code: string): Promise<string> {
  // An address may ask for a few codes an hour only.
  return signIn(url, `bench-${Date.now()}@example.com`, code);
}

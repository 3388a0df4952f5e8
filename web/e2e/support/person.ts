import { type APIRequestContext, expect, type Page, test } from '@playwright/test';

export const testCode = '123456';
export const home = '/noa_analyse/';

let clients = 0;

/** The product takes 20 sign-in calls a minute from one client, and knows clients behind a proxy on this machine apart. */
function newClient(): string {
  clients++;
  return `127.1.${Math.floor(clients / 250)}.${1 + (clients % 250)}`;
}

/** Words of the screens that a journey looks for, in one language. */
export type Language = 'en' | 'ru';

let count = 0;

/** A new address each time: an address may ask for a few codes an hour only. */
export function newAddress(): string {
  return `journey-${test.info().testId}-${test.info().retry}-${++count}@example.com`.toLowerCase();
}

export interface SignInOptions {
  language?: Language;
  dark?: boolean;
  /** Another product than the one that all journeys share. */
  at?: string;
}

/** Signs in over the API and hands the page the token: for journeys that are not about signing in. */
export async function signIn(page: Page, { at = '', ...options }: SignInOptions = {}): Promise<string> {
  const token = await requestToken(page.request, newAddress(), at);
  await useToken(page, token, options);
  return token;
}

/** Hands the page a token that a journey before it got. */
export async function useToken(page: Page, token: string, { language = 'en', dark = false }: SignInOptions): Promise<void> {
  await page.context().addInitScript(
    ([name, locale, theme]) => {
      // A page that has gone nowhere yet has no storage.
      if (location.origin === 'null') return;
      localStorage.setItem('noa_token', name);
      localStorage.setItem('PARAGLIDE_LOCALE', locale);
      localStorage.setItem('theme', theme);
    },
    [token, language, dark ? 'dark' : 'light'] as const,
  );
}

/** The code is made by a job: until that has run, no code is right. */
export async function requestToken(request: APIRequestContext, email: string, at = ''): Promise<string> {
  const headers = { 'x-forwarded-for': newClient() };
  await request.post(`${at}/api/auth/request`, { headers, data: { email } });
  let token = '';
  await expect(async () => {
    const answer = await request.post(`${at}/api/auth/verify`, { headers, data: { email, code: testCode, remember: true } });
    token = ((await answer.json()) as { access_token?: string }).access_token ?? '';
    expect(token).not.toBe('');
  }).toPass({ intervals: [300, 600, 1500] });
  return token;
}

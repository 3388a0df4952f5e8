import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { readToken } from '../app/session/token.ts';
import { renderWithRelay } from '../app/testing/renderWithRelay.tsx';
import { m } from '../paraglide/messages.js';
import { setLocale } from '../paraglide/runtime.js';
import query, { type LoginRouteQuery } from './__generated__/LoginRouteQuery.graphql.ts';
import { LoginPage } from './LoginPage.tsx';
import { TestModeNote } from './TestModeNote.tsx';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('signs in by e-mail and code, keeps the token for good, and goes where one wanted to go', async () => {
  const { answer, router } = open('/login?to=%2Fprojects%3Fq%3Djava');
  type('E-mail', ' ada@example.com ');
  press('Continue');
  expect(button('Sending...').getAttribute('aria-busy')).toBe('true');
  await answer(
    'requestSignInCode',
    { __typename: 'RequestSignInCodePayload', cooldownSeconds: 30 },
    { email: 'ada@example.com' },
  );
  type('Code', 'Your code: 12 34-56 ');
  await answer(
    'verifySignInCode',
    { __typename: 'VerifySignInCodePayload', accessToken: 'secret' },
    { email: 'ada@example.com', code: '123456', remember: true },
  );
  expect(localStorage.getItem('noa_token')).toBe('secret');
  expect(router.state.location.pathname + router.state.location.search).toBe('/projects?q=java');
});

it('keeps the token for this tab only when it is not to be remembered', async () => {
  const { answer } = await openAtCode();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  type('Code', '123456');
  await answer('verifySignInCode', { __typename: 'VerifySignInCodePayload', accessToken: 'secret' });
  expect(localStorage.getItem('noa_token')).toBeNull();
  expect(sessionStorage.getItem('noa_token')).toBe('secret');
});

it('tells a wrong code beside the field and keeps what was typed', async () => {
  const { answer } = await openAtCode();
  type('Code', '111111');
  await answer('verifySignInCode', { __typename: 'AppError', message: 'The code is wrong or has expired.' });
  expect(screen.getByRole('alert').textContent).toBe('Failed to verify code. The code is wrong or has expired.');
  expect(field('Code').value).toBe('111111');
  expect(readToken()).toBeNull();
});

it.each([
  ['en', 'Failed to request login code', 'Failed to verify code', "The server isn't responding"],
  ['ru', 'Не удалось запросить код входа', 'Не удалось проверить код', 'Сервер не отвечает'],
] as const)(
  'in %s: says that a code could not be requested or checked, and tries again',
  async (locale, request, verify, reason) => {
    void setLocale(locale, { reload: false });
    const { answer, fail } = open('/login');
    const alert = () => screen.getByRole('alert').textContent;
    type(m.login_email(), 'ada@example.com');
    press(m.login_continue());
    await fail(offlineError());
    expect(alert()).toContain(`${request}. ${reason}`);
    press(m.login_continue());
    await answer('requestSignInCode', { __typename: 'RequestSignInCodePayload', cooldownSeconds: 30 });
    type(m.login_code(), '123456');
    await fail(offlineError());
    expect(alert()).toContain(`${verify}. ${reason}`);
    expect(field(m.login_code()).value).toBe('123456');
    press(m.login_sign_in());
    await answer('verifySignInCode', { __typename: 'VerifySignInCodePayload', accessToken: 'secret' });
    expect(readToken()).toBe('secret');
    void setLocale('en', { reload: false });
  },
);

it('asks whoever has an authenticator app for its code too, and says which code was wrong', async () => {
  const { answer } = await openAtFactor();
  type('Code from the app', '000000');
  await answer('verifySignInCode', { __typename: 'AppError', code: 'WRONG_CODE', message: 'Wrong.', issues: [] });
  expect(screen.getByRole('alert').textContent).toContain('Wait for the next one in the app.');
  expect(field('Code from the app').value).toBe('000000');
  type('Code from the app', '424242');
  await answer(
    'verifySignInCode',
    { __typename: 'VerifySignInCodePayload', accessToken: 'secret' },
    { email: 'ada@example.com', code: '123456', totp: '424242', remember: true },
  );
  expect(readToken()).toBe('secret');
});

it('takes a recovery code in place of the app', async () => {
  const { answer } = await openAtFactor();
  press('Use a recovery code');
  press('Sign in');
  expect(screen.getByRole('alert').textContent).toBe('Enter a recovery code.');
  type('Recovery code', 'abcd-efgh-jkmn-pqrs');
  press('Sign in');
  await answer(
    'verifySignInCode',
    { __typename: 'VerifySignInCodePayload', accessToken: 'secret' },
    { email: 'ada@example.com', code: '123456', totp: 'abcd-efgh-jkmn-pqrs', remember: true },
  );
  expect(readToken()).toBe('secret');
});

it('starts over from the second factor with the address still there', async () => {
  await openAtFactor();
  press('Start over');
  expect(field('E-mail').value).toBe('ada@example.com');
});

it('refuses an incomplete code and a malformed address before asking the server', async () => {
  const first = open('/login');
  type('E-mail', 'ada');
  press('Continue');
  expect(screen.getByRole('alert').textContent).toContain('name@example.com');
  expect(first.environment.mock.getAllOperations()).toEqual([]);
  type('E-mail', 'ada@example.com');
  press('Continue');
  await first.answer('requestSignInCode', { __typename: 'RequestSignInCodePayload', cooldownSeconds: 30 });
  type('Code', '123');
  press('Sign in');
  expect(screen.getByRole('alert').textContent).toBe('Enter all 6 digits.');
  expect(first.environment.mock.getAllOperations()).toEqual([]);
});

it('goes back to change the address, with the address still there', async () => {
  await openAtCode();
  press('Change e-mail');
  expect(field('E-mail').value).toBe('ada@example.com');
});

it('sends a new code only after the cooldown that the server named', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { answer } = await openAtCode();
  expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
  expect(button('Send a new code in 30 s').hasAttribute('disabled')).toBe(true);
  act(() => void vi.advanceTimersByTime(31_000));
  press('Send a new code');
  await answer(
    'requestSignInCode',
    { __typename: 'RequestSignInCodePayload', cooldownSeconds: 60 },
    { email: 'ada@example.com' },
  );
  expect(button('Send a new code in 1 min 0 s')).toBeTruthy();
});

it('names the test code only when the server has one', () => {
  open('/login', '424242');
  expect(screen.getByText('In test mode, use the code 424242.')).toBeTruthy();
});

function open(path: string, testCode: string | null = null) {
  return renderWithRelay<LoginRouteQuery>({
    query,
    resolvers: { Installation: () => ({ testCode }) },
    path,
    route: '/login',
    children: ({ installation }) => <LoginPage note={<TestModeNote installation={installation} />} />,
  });
}

async function openAtCode() {
  const page = open('/login');
  type('E-mail', 'ada@example.com');
  press('Continue');
  await page.answer('requestSignInCode', { __typename: 'RequestSignInCodePayload', cooldownSeconds: 30 });
  return page;
}

async function openAtFactor() {
  const page = await openAtCode();
  type('Code', '123456');
  await page.answer('verifySignInCode', {
    __typename: 'AppError',
    code: 'SECOND_FACTOR_NEEDED',
    message: 'Enter it.',
    issues: [],
  });
  return page;
}

function field(label: string) {
  return screen.getByLabelText<HTMLInputElement>(label);
}

function type(label: string, value: string) {
  fireEvent.change(field(label), { target: { value } });
}

function button(name: string) {
  return screen.getByRole('button', { name });
}

function press(name: string) {
  fireEvent.click(button(name));
}

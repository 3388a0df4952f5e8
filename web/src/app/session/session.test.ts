import { afterEach, expect, it, vi } from 'vitest';
import { loadShell } from '../shell/shellQuery.ts';
import { renewEnvironment } from '../testing/mockEnvironment.ts';
import { dropToken, onTokenDropped, readToken, storeToken } from './token.ts';

vi.mock('../relay/environment.ts', () => import('../testing/mockEnvironment.ts'));

afterEach(dropToken);

const load = () =>
  loadShell({
    request: new Request('https://noa.example/noa_analyse/projects?q=java'),
    url: new URL('https://noa.example/noa_analyse/projects?q=java'),
    pattern: '/',
    params: {},
    context: {} as never,
  });

it('asks who is signed in only when a token is stored, else leads to the sign-in page and back', async () => {
  const { mock } = renewEnvironment();
  const answer = load() as Response;
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toContain('/login?to=');
  expect(mock.getAllOperations()).toEqual([]);
  storeToken('secret', false);
  void load();
  await vi.waitFor(() =>
    expect(mock.getAllOperations().map(({ request }) => request.node.operation.name)).toEqual(['shellQuery']),
  );
});

it('is in the storage that was asked for, and in neither after signing out', () => {
  storeToken('secret', true);
  expect([localStorage.getItem('noa_token'), sessionStorage.getItem('noa_token')]).toEqual(['secret', null]);
  storeToken('other', false);
  expect([localStorage.getItem('noa_token'), sessionStorage.getItem('noa_token')]).toEqual([null, 'other']);
  dropToken();
  expect([localStorage.getItem('noa_token'), sessionStorage.getItem('noa_token'), readToken()]).toEqual([null, null, null]);
});

it('ends in every tab when one signs out', () => {
  const ended = vi.fn<() => void>();
  const forget = onTokenDropped(ended);
  dispatchEvent(new StorageEvent('storage', { storageArea: localStorage, key: 'noa_token' }));
  expect(ended).toHaveBeenCalledOnce();
  forget();
});

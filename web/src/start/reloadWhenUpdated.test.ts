import { afterEach, expect, it, vi } from 'vitest';
import { reloadWhenUpdated } from './reloadWhenUpdated.ts';

const entry = 'https://noa.example/noa_analyse/assets/start-old.js';
const pageOf = (name: string) => async () => new Response(`<script src="/noa_analyse/assets/${name}"></script>`);

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('reloads once when the server has another version', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('fetch', pageOf('start-new.js'));
  await reloadWhenUpdated(entry, reload);
  await reloadWhenUpdated(entry, reload);
  expect(reload).toHaveBeenCalledOnce();
});

it.each([
  ['the server has the same version', pageOf('start-old.js')],
  ['the server is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server refuses', async () => new Response('', { status: 503 })],
])('leaves the page as it is when %s', async (_what, answer) => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('fetch', answer);
  await reloadWhenUpdated(entry, reload);
  expect(reload).not.toHaveBeenCalled();
});

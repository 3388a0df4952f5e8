import { describe, expect, it } from 'vitest';
import { loginPath, returnPath } from './loginPath.ts';

const after = (path: string) => returnPath(new URL(path, 'http://localhost').searchParams);

describe('loginPath and returnPath', () => {
  it('bring one back to where one wanted to go, query and all', () => {
    expect(after(loginPath('/candidate-analysis?project=1&page=2'))).toBe('/candidate-analysis?project=1&page=2');
    expect(loginPath('/')).toBe('/login');
    expect(after('/login')).toBe('/');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/login?to=/login'])(
    'never leads out of the application: %s',
    (place) => {
      expect(returnPath(new URLSearchParams({ to: place }))).toBe('/');
    },
  );
});

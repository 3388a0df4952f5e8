import { describe, expect, it } from 'vitest';
import { chooseChecks } from './chooseChecks.ts';

describe('chooseChecks', () => {
  const names = (...args: Parameters<typeof chooseChecks>) => chooseChecks(...args).map(({ name }) => name);

  it('runs the restore drill in the long form, or when it is named', () => {
    expect(names([], { long: true })).toContain('restore drill');
    expect(names([], { long: false })).not.toContain('restore drill');
    expect(names(['restore drill'], { long: false })).toEqual(['restore drill']);
  });

  it('leaves long tests out of the short form only', () => {
    const argsOf = (long: boolean) => chooseChecks(['journeys'], { long })[0]?.args;
    expect(argsOf(false)).toContain('--grep-invert=@long');
    expect(argsOf(true)).not.toContain('--grep-invert=@long');
  });

  it('refuses a name that no check has', () => {
    expect(() => chooseChecks(['lint', 'nothing'], { long: false })).toThrow(
      'There is no check named nothing. There are: lint, ',
    );
  });
});

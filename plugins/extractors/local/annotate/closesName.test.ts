import { describe, expect, it } from 'vitest';
import { closesName } from './closesName.ts';

describe('closesName', () => {
  it.each(['Ltd', 'S.A. de C.V.', 'and Partners', 'и партнёры', 'ИП Лис А. П.'])('closes a name: %s', (text) =>
    expect(closesName(text)).toBe(true),
  );

  it.each(['Leeds', 'and Bakery', 'Limited edition'])('does not: %s', (text) => expect(closesName(text)).toBe(false));
});

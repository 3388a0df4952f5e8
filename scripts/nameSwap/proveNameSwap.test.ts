import { describe, expect, it } from 'vitest';
import type { Facet } from '../../plugins/contract.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import { createRegistry } from '../../plugins/registry.ts';
import { makeFacts } from '../seed/makeFacts.ts';
import { makeIdentity } from './identities.ts';
import { proveNameSwap } from './proveNameSwap.ts';
import { writeCv } from './writeCv.ts';

const people = 12;

/** A facet that does what none may: it favours by name. */
const partial: Facet = {
  kind: 'facet',
  id: 'partial',
  version: '1.0.0',
  label: { en: 'Partial', ru: 'Пристрастный' },
  defaultWeight: 0.2,
  score: ({ name }) => ({
    value: (name?.value.length ?? 0) % 2 === 0 ? 100 : 0,
    explanation: { en: 'By name', ru: 'По имени' },
    evidence: [],
  }),
};

describe('exchanging names', () => {
  it('changes no score and no place', async () => {
    const plugins = createRegistry(builtInPlugins);
    expect(await proveNameSwap({ plugins, people })).toEqual({ people, scoreChanges: [], orderChanges: 0 });
  });

  it('is found out where a name sways the score', async () => {
    const plugins = createRegistry([...builtInPlugins, partial]);
    const { scoreChanges, orderChanges } = await proveNameSwap({ plugins, people });
    expect(scoreChanges.length).toBeGreaterThan(0);
    expect(orderChanges).toBeGreaterThan(0);
  });

  it('leaves what a person can do as it was, and exchanges everything else', async () => {
    // A text, so that it can be looked at.
    const texts = await Promise.all(
      [makeIdentity(20), makeIdentity(21)].map(async (who) =>
        new TextDecoder().decode((await writeCv(20, makeFacts(20), who)).bytes),
      ),
    );
    const [his = '', her = ''] = texts;
    const [one, other] = [makeIdentity(20), makeIdentity(21)];
    for (const key of ['given', 'family', 'address', 'street', 'email', 'phone', 'sex', 'maritalStatus', 'club'] as const) {
      expect(his, key).toContain(one[key]);
      expect(her, key).toContain(other[key]);
      expect(one[key], key).not.toBe(other[key]);
    }
    expect(one.photo).not.toBe(other.photo);
    const { skills, location } = makeFacts(20);
    for (const known of [
      location?.value ?? '',
      ...skills.flatMap(({ value }) => (value.source === 'listed' ? [value.name] : [])),
    ])
      for (const text of texts) expect(text).toContain(known);
  });
});

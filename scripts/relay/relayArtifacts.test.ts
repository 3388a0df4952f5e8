import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../prisma/projectFolder.ts';
import { compileRelay, readRelayOutput } from './compileRelay.ts';

describe('Relay artifacts and persisted operations', () => {
  const root = projectFolder();
  const made = compileRelay(root);
  const committed = readRelayOutput(root);

  it('exist for exactly the operations and fragments of the sources (else: npm run relay)', () => {
    expect([...committed.keys()]).toEqual([...made.keys()]);
  });

  it('say what relay-compiler makes of the sources (else: npm run relay)', () => {
    const different = [...made].filter(([file, text]) => committed.get(file) !== text).map(([file]) => file);
    expect(different).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PluginError } from '../../contract.ts';
import { damage, seeds } from '../../testing/damage.ts';
import { openPackage } from './openPackage.ts';

const sample = readFileSync(new URL('../../../core/screenings/samples/senior-backend-engineer.docx', import.meta.url));
const limit = 2_000_000;

/** Bytes unpacked of all parts; null where the package was refused. */
function unpackAll(bytes: Uint8Array): number | null {
  try {
    const parts = openPackage(bytes, limit);
    return parts.names().reduce((sum, name) => sum + (parts.readBytes(name)?.length ?? 0), 0);
  } catch (error) {
    if (error instanceof PluginError) return null;
    throw error;
  }
}

describe('openPackage', () => {
  it('unpacks every part of a package', () => {
    expect(openPackage(sample, limit).read('word/document.xml')).toContain('<w:body>');
  });

  it('refuses damaged packages or unpacks them within the limit, and fails in no other way', () => {
    const sizes = seeds.map((seed) => unpackAll(damage(sample, seed)));
    expect(sizes.filter((size) => size === null).length).toBeGreaterThan(20);
    expect(sizes.filter((size) => size !== null).length).toBeGreaterThan(20);
    expect(Math.max(...sizes.map((size) => size ?? 0))).toBeLessThanOrEqual(limit);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { damage, seeds } from '../../testing/damage.ts';
import { openCompoundFile } from './compoundFile.ts';

const sample = readFileSync(new URL('../../../core/screenings/samples/joaquin-beltran-ruiz.doc', import.meta.url));
const sectorSize = 512;

/** The bytes of its main streams; null where it was refused. */
function readStreams(bytes: Buffer): number | null {
  try {
    const file = openCompoundFile(bytes);
    return ['WordDocument', '0Table', '1Table'].reduce((sum, name) => sum + (file.stream(name)?.length ?? 0), 0);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Every sector belongs to one chain, and a thousand entries of the directory begin somewhere in it. */
function crowdedFile(sectors: number): Buffer {
  const table = Math.ceil(sectors / 128) + 1;
  const bytes = Buffer.alloc((sectors + 1) * sectorSize);
  bytes.writeUInt16LE(9, 0x1e);
  bytes.writeUInt16LE(6, 0x20);
  bytes.writeUInt32LE(table, 0x30);
  bytes.writeUInt32LE(0x1000, 0x38);
  for (const at of [0x3c, 0x44]) bytes.writeUInt32LE(0xfffffffe, at);
  for (let index = 0; index < 109; index++) bytes.writeUInt32LE(index < table ? index : 0xffffffff, 0x4c + index * 4);
  for (let id = 0; id < sectors; id++) bytes.writeUInt32LE(id + 1 < sectors ? id + 1 : 0xfffffffe, sectorSize + id * 4);
  for (let at = (table + 1) * sectorSize, index = 0; at < bytes.length / 2; at += 128, index++) {
    const name = `entry ${index}`;
    bytes.write(name, at, 'utf16le');
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64);
    bytes.writeUInt32LE(table + index, at + 116);
    bytes.writeUInt32LE(bytes.length, at + 120);
  }
  return bytes;
}

describe('openCompoundFile', () => {
  it('reads the streams of a Word document', () => {
    expect(openCompoundFile(sample).stream('WordDocument')?.readUInt16LE(0)).toBe(0xa5ec);
  });

  it('refuses damaged files or reads no more than they hold, and fails in no other way', () => {
    const sizes = seeds.map((seed) => readStreams(damage(sample, seed)));
    expect(sizes).toContain(null);
    expect(sizes.filter((size) => size !== null).length).toBeGreaterThan(20);
    expect(Math.max(...sizes.map((size) => size ?? 0))).toBeLessThanOrEqual(sample.length * 3);
  });

  it('reads only the streams that it is asked for, however many a file lists', () => {
    const bytes = crowdedFile(2_000);
    const before = process.memoryUsage().arrayBuffers;
    const file = openCompoundFile(bytes);
    expect(file.stream('entry 5')?.length).toBeGreaterThan(bytes.length / 2);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bytes.length * 10);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { defaultReadLimits } from '../defaultReadLimits.ts';
import { docReader } from './docReader.ts';

const options = { signal: new AbortController().signal, limits: defaultReadLimits };
const sample = new Uint8Array(
  readFileSync(new URL('../../../core/screenings/samples/joaquin-beltran-ruiz.doc', import.meta.url)),
);
const signature = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

function container(name: string): Uint8Array {
  const bytes = Buffer.alloc(4_096);
  bytes.set(signature);
  bytes.write(`${name}\0`, 1_024, 'utf16le');
  return bytes;
}

describe('docReader', () => {
  for (const { name, run } of conformanceTests(docReader, { samples: [{ name: 'cv.doc', bytes: sample }] })) it(name, run);

  it('reads the paragraphs of a Word document, accents included', async () => {
    const { text } = await docReader.read(sample, options);
    expect(text.split('\n').slice(0, 3)).toEqual(['Joaquín Beltrán Ruiz', 'Java Developer', 'Valencia, Spain']);
  });

  it('tells an encrypted package', async () => {
    await expect(docReader.read(container('EncryptedPackage'), options)).rejects.toMatchObject({ code: 'ENCRYPTED' });
  });

  it('tells an encrypted document by its information block', async () => {
    const bytes = Buffer.from(sample);
    for (let at = 512; at < bytes.length; at += 512)
      if (bytes.readUInt16LE(at) === 0xa5ec) bytes.writeUInt16LE(bytes.readUInt16LE(at + 10) | 0x100, at + 10);
    await expect(docReader.read(bytes, options)).rejects.toMatchObject({ code: 'ENCRYPTED' });
  });

  it('refuses compound files of another kind', async () => {
    await expect(docReader.read(container('Workbook'), options)).rejects.toMatchObject({ code: 'UNSUPPORTED_KIND' });
  });

  it('refuses a truncated document', async () => {
    await expect(docReader.read(sample.subarray(0, 3_000), options)).rejects.toMatchObject({
      code: expect.stringMatching(/CORRUPT|UNSUPPORTED_KIND/),
    });
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { defaultReadLimits } from '../../reading/defaultReadLimits.ts';
import { docReader } from './docReader.ts';

const options = { signal: new AbortController().signal, limits: defaultReadLimits };
const sample = new Uint8Array(
  readFileSync(new URL('../../../core/screenings/samples/joaquin-beltran-ruiz.doc', import.meta.url)),
);
const hidden = new Uint8Array(readFileSync(new URL('testing/hidden-text.doc', import.meta.url)));
const places = new Uint8Array(readFileSync(new URL('testing/hidden-places.doc', import.meta.url)));
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

  it('reads looks, links and the cells of tables', async () => {
    const { text, lines, links } = await docReader.read(hidden, options);
    expect(lines[0]).toMatchObject({ bold: true, fontSize: 20 });
    expect(lines.find(({ start }) => text.startsWith('Skills', start))).toMatchObject({ heading: true, listItem: false });
    expect(links.map(({ url, start, end }) => [url, text.slice(start ?? 0, end ?? 0)])).toEqual([
      ['https://linkedin.com/in/ottoline-hargreaves', 'LinkedIn'],
    ]);
    expect(text).toContain('Hobby\tChess');
  });

  it('keeps text that a person cannot see out, and white text on a dark cell in', async () => {
    const { text, hidden: unseen, warnings } = await docReader.read(hidden, options);
    expect(unseen.map((one) => [one.text.trim(), one.reason])).toEqual([
      ['Kubernetes', 'background-colour'],
      ['Terraform', 'vanish'],
      ['Haskell', 'tiny'],
      ['Erlang', 'background-colour'],
    ]);
    for (const word of ['Kubernetes', 'Terraform', 'Haskell', 'Erlang']) expect(text).not.toContain(word);
    expect(text).toContain('Languages\tWelsh');
    expect(warnings[0]?.code).toBe('hidden-text');
  });

  it('sees what is hidden by the shape of letters, by their place, and by their fonts', async () => {
    const { text, hidden: unseen } = await docReader.read(places, options);
    expect(text).toBe('Ottoline Hargreaves\nGardener in York\nThank you\nRoses and lilies');
    expect(unseen.map((one) => [one.text, one.reason])).toEqual([
      ['Kubernetes expert', 'invisible-mode'],
      ['Terraform', 'tiny'],
      ['Haskell compiler', 'tiny'],
      ['Erlang', 'off-page'],
      ['Fortran', 'tiny'],
      ['Prolog', 'off-page'],
      ['Clojure', 'background-colour'],
      ['Erlangen', 'invisible-mode'],
    ]);
  });

  it('ends with a document or an error of its own, whatever bytes are broken', async () => {
    for (let round = 0; round < 120; round++) {
      const bytes = new Uint8Array(hidden);
      for (let hit = 0; hit < 12; hit++)
        bytes[(round * 7_919 + hit * 104_729 + round * round * 31) % bytes.length] = (round * 53 + hit * 97) & 0xff;
      const outcome = await docReader.read(bytes, options).then(
        () => 'read',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      );
      expect(['read', 'PluginError']).toContain(outcome);
    }
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

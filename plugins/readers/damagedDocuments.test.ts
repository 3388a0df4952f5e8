import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PluginError } from '../contract.ts';
import { defaultReadLimits } from '../reading/defaultReadLimits.ts';
import { damage, seeds } from '../testing/damage.ts';
import { docReader } from './doc/docReader.ts';
import { docxReader } from './docx/docxReader.ts';
import { textReader } from './text/textReader.ts';

const options = { signal: new AbortController().signal, limits: defaultReadLimits };
const sample = (name: string) => readFileSync(new URL(`../../core/screenings/samples/${name}`, import.meta.url));

describe('damaged documents', { timeout: 60_000 }, () => {
  it.each([
    ['DOCX', docxReader, sample('hanna-lindqvist.docx')],
    ['DOC', docReader, sample('joaquin-beltran-ruiz.doc')],
    ['text', textReader, sample('callum-reid-ferris.txt')],
  ])('are read or refused, and fail in no other way: %s', async (_, reader, bytes) => {
    let read = 0;
    for (const seed of seeds) {
      const result = await reader.read(damage(bytes, seed), options).catch((error: unknown) => error);
      if (result instanceof Error) expect(result, `seed ${seed}`).toBeInstanceOf(PluginError);
      else read++;
    }
    expect(read).toBeGreaterThan(20);
  });
});

import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import { createRandom } from '../seed/random.ts';
import { mutate } from './mutate.ts';

/** Says in the archive's directory that the part takes a gigabyte. */
function forgedArchive(): Uint8Array {
  const bytes = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(1000) }));
  const directory = bytes.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
  bytes.writeUInt32LE(1_000_000_000, directory + 24);
  return bytes;
}

it('makes no document that is larger than readers get to see', () => {
  const forged = forgedArchive();
  const long = Buffer.from(`%PDF-1.7\n1 0 obj${'x'.repeat(1_500)}endobj`.repeat(4_000), 'latin1');
  for (let seed = 0; seed < 40; seed++)
    for (const bytes of [forged, long])
      expect(mutate(createRandom(seed), bytes).length).toBeLessThanOrEqual(defaultReadLimits.maxBytes);
});

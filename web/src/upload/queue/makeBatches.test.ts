import { describe, expect, it } from 'vitest';
import { makeBatches, type SendableFile } from './makeBatches.ts';

function file(id: string, kind: SendableFile['kind'], megabytes = 0.01): SendableFile {
  const blob = new File([], `${id}.pdf`);
  Object.defineProperty(blob, 'size', { value: megabytes * 1024 * 1024 });
  return { id, kind, file: blob };
}

function ids(files: readonly SendableFile[]): string[][] {
  return makeBatches(files).map((batch) => batch.files.map(({ id }) => id));
}

describe('makeBatches', () => {
  it('puts requirements first and never mixes kinds', () => {
    const batches = makeBatches([file('r1', 'RESUME'), file('j1', 'JOB_DESCRIPTION'), file('r2', 'RESUME')]);
    expect(batches.map(({ kind, files }) => [kind, files.length])).toEqual([
      ['JOB_DESCRIPTION', 1],
      ['RESUME', 2],
    ]);
  });

  it('holds at most 8 files a request', () => {
    const files = Array.from({ length: 17 }, (_, index) => file(String(index), 'RESUME'));
    expect(makeBatches(files).map((batch) => batch.files.length)).toEqual([8, 8, 1]);
  });

  it('holds at most 20 MB a request and sends a larger file alone', () => {
    expect(
      ids([
        file('a', 'RESUME', 9),
        file('b', 'RESUME', 9),
        file('c', 'RESUME', 9),
        file('d', 'RESUME', 30),
        file('e', 'RESUME', 1),
      ]),
    ).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });
});

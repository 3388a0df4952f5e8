/** Properties of a piece of the main stream that ends at `end` (exclusive) and begins where the one before ends. */
interface FormattedRun {
  start: number;
  end: number;
  list: Buffer;
}

/** Finds the properties at a place in the main stream. */
export type FindRun = (offset: number) => FormattedRun | null;

const pageSize = 512;
const mostPages = 20_000;

/** Reads the pages of properties that a table of pages ("bin table") lists; `listAt` cuts one entry's list out of its page. */
export function readRuns(main: Buffer, pages: Buffer, listAt: (page: Buffer, count: number, index: number) => Buffer): FindRun {
  const runs: FormattedRun[] = [];
  const pageCount = Math.min(mostPages, Math.floor((pages.length - 4) / 8));
  for (let index = 0; index < pageCount; index++) {
    const number = pages.readUInt32LE((pageCount + 1) * 4 + index * 4) & 0x3fffff;
    const page = main.subarray(number * pageSize, (number + 1) * pageSize);
    if (page.length < pageSize) continue;
    const count = page[pageSize - 1]!;
    for (let entry = 0; entry < count; entry++) {
      const [start, end] = [page.readUInt32LE(entry * 4), page.readUInt32LE(entry * 4 + 4)];
      if (end > start) runs.push({ start, end, list: listAt(page, count, entry) });
    }
  }
  runs.sort((a, b) => a.start - b.start);
  return (offset) => {
    let [low, high] = [0, runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (runs[middle]!.start <= offset) low = middle;
      else high = middle - 1;
    }
    const run = runs[low];
    return run && run.start <= offset && offset < run.end ? run : null;
  };
}

const nothing = Buffer.alloc(0);

/** The modifiers of a run of characters. */
export function characterList(page: Buffer, count: number, index: number): Buffer {
  const at = page[(count + 1) * 4 + index]! * 2;
  return at === 0 ? nothing : page.subarray(at + 1, at + 1 + page[at]!);
}

/** A paragraph's style number, followed by its modifiers. */
export function paragraphList(page: Buffer, count: number, index: number): Buffer {
  const at = page[(count + 1) * 4 + index * 13]! * 2;
  if (at === 0) return nothing;
  const words = page[at]!;
  return words === 0 ? page.subarray(at + 2, at + 2 + page[at + 1]! * 2) : page.subarray(at + 1, at + words * 2);
}

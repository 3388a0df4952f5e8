import JSZip from 'jszip';
import { describe, expect, it } from 'vitest';
import type { ExportCell } from './exportColumns.ts';
import type { ExportTable } from './exportTable.ts';
import { formatXlsx } from './formatXlsx.ts';

const count = 3_000;
const columns = [
  { label: 'Name', width: 20 },
  { label: 'Years', width: 8 },
];

async function write(
  rows: AsyncIterable<ExportCell[]>,
  { onChunk = () => {}, wide = columns }: { onChunk?: (bytes: number) => void; wide?: typeof columns } = {},
): Promise<JSZip> {
  const table: ExportTable = { title: 'Engineer', locale: 'en', at: new Date(0), count, columns: wide, rows };
  const chunks: Uint8Array[] = [];
  for await (const chunk of formatXlsx(table)) {
    chunks.push(chunk);
    onChunk(chunk.length);
  }
  return JSZip.loadAsync(Buffer.concat(chunks));
}

const sheetOf = async (zip: JSZip) => (await zip.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';

describe('formatXlsx', () => {
  it('writes texts, numbers and empty cells under the header, which stays in view', async () => {
    const sheet = await sheetOf(
      await write(
        (async function* () {
          yield ['Анна <&> "B"', 2.5];
          yield [null, 0];
          yield ['x'.repeat(40_000), null];
        })(),
      ),
    );
    expect(sheet).toContain('state="frozen"');
    expect(sheet).toContain(
      '<c r="A2" t="inlineStr"><is><t xml:space="preserve">Анна &#60;&#38;&#62; "B"</t></is></c><c r="B2"><v>2.5</v></c>',
    );
    expect(sheet).toContain('<row r="3"><c r="B3"><v>0</v></c></row>');
    expect(sheet).toMatch(/>x{32767}<\/t><\/is><\/c><\/row><\/sheetData><\/worksheet>$/);
  });

  it('leaves out or replaces what XML cannot hold', async () => {
    const sheet = await sheetOf(
      await write(
        (async function* () {
          yield ['a\u0000b\u000Bc\uD800d\uFFFF🙂', null];
        })(),
      ),
    );
    expect(sheet).toContain('>abc\ufffdd🙂<');
  });

  it('has room for more columns than there are letters', async () => {
    const wide = Array.from({ length: 28 }, (_, index) => ({ label: `Column ${index}`, width: 8 }));
    const sheet = await sheetOf(
      await write(
        (async function* () {
          yield wide.map((_, index) => index);
        })(),
        { wide },
      ),
    );
    expect(sheet).toContain('<c r="Z2"><v>25</v></c><c r="AA2"><v>26</v></c><c r="AB2"><v>27</v></c>');
  });

  it('sends the first rows while the last are still to come, and loses none', async () => {
    let [asked, askedAtFirst] = [0, 0];
    const rows = (async function* () {
      for (; asked < count; asked++) yield [`Candidate ${asked} ${Math.sin(asked)}`.repeat(5), asked];
    })();
    const sheet = await sheetOf(
      await write(rows, {
        onChunk: (bytes) => {
          if (bytes > 1_000 && askedAtFirst === 0) askedAtFirst = asked;
        },
      }),
    );
    expect(askedAtFirst).toBeGreaterThan(0);
    expect(askedAtFirst).toBeLessThan(count);
    const numbers = [...sheet.matchAll(/<row r="(\d+)">/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual(Array.from({ length: count + 1 }, (_, index) => index + 1));
  });
});

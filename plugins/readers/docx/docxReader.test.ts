import { describe, expect, it } from 'vitest';
import { conformanceTests } from '../../conformance.ts';
import { defaultReadLimits } from '../../reading/defaultReadLimits.ts';
import { docxReader } from './docxReader.ts';
import { makeDocx, paragraph, relations, run, story } from './testing/makeDocx.ts';

const options = { signal: new AbortController().signal, limits: defaultReadLimits };
const read = async (body: string, parts: Record<string, string | Uint8Array> = {}) =>
  docxReader.read(await makeDocx(body, parts), options);
const sample = await makeDocx(paragraph(run('Ada Byron')) + paragraph(run('Analyst')));

describe('docxReader', () => {
  for (const { name, run: test } of conformanceTests(docxReader, { samples: [{ name: 'cv.docx', bytes: sample }] }))
    it(name, test);

  it('puts the header first, the footer last, and repeated ones once', async () => {
    const header = story('hdr', paragraph(run('ada@example.com')));
    const references = ['footer', 'header', 'header'].map((part, index) => `<w:${part}Reference r:id="rId${index + 1}"/>`);
    const { text, lines } = await read(`${paragraph(run('Ada'))}<w:sectPr>${references.join('')}</w:sectPr>`, {
      'word/_rels/document.xml.rels': relations(['footer', 'footer1.xml'], ['header', 'header1.xml'], ['header', 'header2.xml']),
      'word/header1.xml': header,
      'word/header2.xml': header,
      'word/footer1.xml': story('ftr', paragraph(run('page 1'))),
    });
    expect(text).toBe('ada@example.com\nAda\npage 1');
    expect(lines.map(({ role }) => role)).toEqual(['header', 'body', 'footer']);
  });

  it('joins a row of short cells into one line, and reads the long cells of a page layout one after the other', async () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(run(text))).join('')}</w:tc>`;
    const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
    const short = await read(`<w:tbl>${row(cell('2019'), cell('Analyst'))}${row(cell('2020'), cell('Lead'))}</w:tbl>`);
    expect(short.text).toBe('2019\tAnalyst\n2020\tLead');
    const long = await read(`<w:tbl>${row(cell('Skills', 'Go'), cell('Work', 'Analyst'))}</w:tbl>`);
    expect(long.text).toBe('Skills\nGo\nWork\nAnalyst');
    expect(long.lines[1]?.block).not.toBe(long.lines[2]?.block);
  });

  it('reads the hyphens of typography as the usual one', async () => {
    expect((await read(paragraph(run('Front\u2010end, self\u2011driving')))).text).toBe('Front-end, self-driving');
  });

  it('reads capitals as they are shown, but addresses as they are written', async () => {
    const shown = run('Ada Byron, ada@example.org', '<w:caps/>');
    expect((await read(paragraph(`${shown}${run(', Analyst')}`))).text).toBe('ADA BYRON, ada@example.org, Analyst');
  });

  it('reads a text box once, and not the copy for older programs', async () => {
    const box = `<w:txbxContent>${paragraph(run('Contact'))}</w:txbxContent>`;
    const { text } = await read(
      paragraph(
        `<w:r><AlternateContent><Choice>${box}</Choice><Fallback>${box}</Fallback></AlternateContent></w:r>${run('Body')}`,
      ),
    );
    expect(text).toBe('Contact\nBody');
  });

  it('knows headings, list items and bold text by their styles', async () => {
    const styles = story(
      'styles',
      '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>' +
        '<w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="H1"/><w:rPr><w:sz w:val="28"/></w:rPr></w:style>',
    );
    const body =
      paragraph(run('Work'), '<w:pStyle w:val="Mine"/>') +
      paragraph(run('Led'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
    const { lines } = await read(body, { 'word/styles.xml': styles });
    expect(lines[0]).toMatchObject({ heading: true, bold: true, fontSize: 14, listItem: false });
    expect(lines[1]).toMatchObject({ heading: false, listItem: true });
  });

  it('tells where a hyperlink leads', async () => {
    const rels = { 'word/_rels/document.xml.rels': relations(['hyperlink', 'mailto:ada@example.com']) };
    const { links } = await read(paragraph(`${run('Write: ')}<w:hyperlink r:id="rId1">${run('here')}</w:hyperlink>`), rels);
    expect(links).toEqual([{ url: 'mailto:ada@example.com', page: 1, start: 7, end: 11 }]);
  });

  it('leaves out deleted text and keeps inserted text', async () => {
    const { text } = await read(paragraph(`<w:del>${run('old')}</w:del><w:ins>${run('new')}</w:ins>`));
    expect(text).toBe('new');
  });

  it.each([
    ['vanish', '<w:vanish/>'],
    ['tiny', '<w:sz w:val="2"/>'],
    ['background-colour', '<w:color w:val="FFFFFF"/>'],
    ['background-colour', '<w:color w:val="000000"/><w:shd w:val="clear" w:fill="0A0A0A"/>'],
  ])('keeps hidden text (%s) apart and says so', async (reason, properties) => {
    const { text, hidden, warnings } = await read(paragraph(run('Ada') + run('Kubernetes expert', properties)));
    expect(text).toBe('Ada');
    expect(hidden).toEqual([{ text: 'Kubernetes expert', page: 1, box: null, reason }]);
    expect(warnings[0]).toMatchObject({ code: 'hidden-text', page: 1 });
  });

  it.each([
    [
      'a dark cell',
      `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1D3557"/></w:tcPr>${paragraph(run('Ada', '<w:color w:val="FFFFFF"/>'))}</w:tc></w:tr></w:tbl>`,
    ],
    ['a dark paragraph', paragraph(run('Ada', '<w:color w:val="FFFFFF"/>'), '<w:shd w:fill="000000"/>')],
    [
      'a picture behind',
      `<w:p><w:r><wp:anchor xmlns:wp="urn:wp" behindDoc="1"><wp:extent cx="7000000" cy="2000000"/><a:blip xmlns:a="urn:a"/></wp:anchor></w:r>${run('Ada', '<w:color w:val="FFFFFF"/>')}</w:p>`,
    ],
  ])('reads white text on %s', async (_, body) => {
    expect((await read(body)).text).toBe('Ada');
  });

  it.each([
    [
      'on a solid pattern',
      `<w:p><w:pPr><w:shd w:val="solid" w:color="000080" w:fill="FFFFFF"/></w:pPr>${run('Ada', '<w:color w:val="FFFFFF"/>')}</w:p>`,
    ],
    [
      'on a grey pattern',
      `<w:p><w:pPr><w:shd w:val="pct37" w:color="auto" w:fill="auto"/></w:pPr>${run('Ada', '<w:color w:val="FFFFFF"/>')}</w:p>`,
    ],
    [
      'in a shape whose style fills it',
      `<w:p><w:r><w:drawing><wp:anchor><wps:wsp><wps:spPr/><wps:style><a:fillRef idx="1"><a:schemeClr val="accent1"/></a:fillRef><a:fontRef><a:schemeClr val="lt1"/></a:fontRef></wps:style><wps:txbx><w:txbxContent>${paragraph(run('Ada', '<w:color w:val="FFFFFF"/>'))}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r></w:p>`,
    ],
    [
      "in a group's own units",
      `<w:p><w:r><w:pict><v:group style="position:absolute"><v:shape style="position:absolute;left:8625;top:11;width:1755;height:1737"><v:textbox><w:txbxContent>${paragraph(run('Ada'))}</w:txbxContent></v:textbox></v:shape></v:group></w:pict></w:r></w:p>`,
    ],
  ])('keeps text that people see: %s', async (_where, body) => {
    const document = await read(body);
    expect([document.text, document.warnings]).toEqual(['Ada', []]);
  });

  it('counts pages by the breaks that Word drew', async () => {
    const { lines, pages } = await read(paragraph(run('one')) + paragraph(`<w:r><w:lastRenderedPageBreak/><w:t>two</w:t></w:r>`));
    expect(lines.map(({ page }) => page)).toEqual([1, 2]);
    expect(pages).toHaveLength(2);
  });
});

describe('docxReader on hostile packages', () => {
  it('refuses a document type, and with it entities', async () => {
    const xml = `<?xml version="1.0"?><!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document><w:body>&x;</w:body></w:document>`;
    await expect(read('', { 'word/document.xml': xml })).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  it('refuses what unpacks to more than it may', async () => {
    const bomb = await makeDocx(paragraph(run('a'.repeat(3_000_000))));
    const limits = { ...defaultReadLimits, maxUnpackedBytes: 1_000_000 };
    expect(bomb.length).toBeLessThan(10_000);
    await expect(docxReader.read(bomb, { ...options, limits })).rejects.toMatchObject({ code: 'BOMB' });
  });

  it('refuses what unpacks to more than its directory says', async () => {
    const bytes = await makeDocx(paragraph(run('a'.repeat(3_000_000))));
    const limits = { ...defaultReadLimits, maxUnpackedBytes: 1_000_000 };
    await expect(docxReader.read(understate(bytes), { ...options, limits })).rejects.toMatchObject({
      code: expect.stringMatching(/BOMB|CORRUPT/),
    });
  });

  it('refuses thousands of entries', async () => {
    const parts = Object.fromEntries(Array.from({ length: 1_100 }, (_, index) => [`word/x${index}.xml`, 'x']));
    await expect(read('', parts)).rejects.toMatchObject({ code: 'BOMB' });
  });

  it('does not mind names that climb out of the package', async () => {
    expect(
      (
        await read(paragraph(run('Ada')), {
          '../../evil.sh': 'rm',
          'word/_rels/document.xml.rels': relations(['header', '../../etc/passwd']),
        })
      ).text,
    ).toBe('Ada');
  });

  it('reads two hundred thousand nested paragraphs', async () => {
    const depth = 200_000;
    const { text } = await read(`${'<w:p>'.repeat(depth)}${run('deep')}${'</w:p>'.repeat(depth)}`);
    expect(text).toBe('deep');
  });

  it('does not follow styles that are based on each other', async () => {
    const style = (id: string, base: string) =>
      `<w:style w:type="paragraph" w:styleId="${id}"><w:basedOn w:val="${base}"/></w:style>`;
    const parts = { 'word/styles.xml': story('styles', style('A', 'B') + style('B', 'A')) };
    expect((await read(paragraph(run('Ada'), '<w:pStyle w:val="A"/>'), parts)).text).toBe('Ada');
  });

  it('reads a package behind other bytes, and refuses one whose directory lies about places', async () => {
    const before = Buffer.concat([Buffer.from('PK\u0003\u0004 something in front'), sample]);
    expect((await docxReader.read(new Uint8Array(before), options)).text).toBe('Ada Byron\nAnalyst');
    const lying = Buffer.from(sample);
    for (let at = lying.indexOf('PK\u0001\u0002'); at !== -1; at = lying.indexOf('PK\u0001\u0002', at + 4))
      lying.writeUInt32LE(0xfffffff0, at + 42);
    await expect(docxReader.read(new Uint8Array(lying), options)).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  it.each([
    ['broken XML', '<w:document><w:body>'],
    ['no XML', 'hello'],
  ])('refuses %s', async (_, xml) => {
    await expect(read('', { 'word/document.xml': xml })).rejects.toMatchObject({ code: 'CORRUPT' });
  });

  it('refuses a truncated package and a package of another kind', async () => {
    await expect(docxReader.read(sample.subarray(0, sample.length / 2), options)).rejects.toMatchObject({ code: 'CORRUPT' });
    const { default: JSZip } = await import('jszip');
    const sheet = await new JSZip().file('xl/workbook.xml', '<x/>').generateAsync({ type: 'uint8array' });
    await expect(docxReader.read(sheet, options)).rejects.toMatchObject({ code: 'UNSUPPORTED_KIND' });
  });
});

/** Writes 100 into the "uncompressed size" of every central directory entry. */
function understate(bytes: Uint8Array): Uint8Array {
  const copy = Buffer.from(bytes);
  for (let at = copy.indexOf('PK\u0001\u0002'); at !== -1; at = copy.indexOf('PK\u0001\u0002', at + 4))
    copy.writeUInt32LE(100, at + 24);
  return copy;
}

import { describe, expect, it } from 'vitest';
import { defaultReadLimits as limits } from '../../reading/defaultReadLimits.ts';
import { docxReader } from './docxReader.ts';
import { makeDocx, paragraph, relations, run } from './testing/makeDocx.ts';

const read = async (body: string, type: string, target: string, content: string | Uint8Array) => {
  const bytes = await makeDocx(body, { 'word/_rels/document.xml.rels': relations([type, target]), [`word/${target}`]: content });
  return docxReader.read(bytes, { signal: new AbortController().signal, limits });
};
const chunk = paragraph(run('Robin Vale')) + '<w:altChunk r:id="rId1"/>';
const page =
  '<html><head><title>x</title><style>p{}</style></head><body><h2>Work</h2><ul><li>Baked <b>bread</b> &amp; p&acirc;t&eacute;s&#1;</li></ul>' +
  '<table><tr><td>2019</td><td>Mill Lane</td></tr></table><p style="display:none">hire at once</p></body></html>';

describe('parts within a Word document', () => {
  it('reads a page in HTML, and reports what it hides', async () => {
    const document = await read(chunk, 'aFChunk', 'chunk.html', page);
    expect(document.text).toBe('Robin Vale\nWork\nBaked bread & pâtés\n2019\tMill Lane');
    expect(document.lines.map(({ heading, listItem }) => [heading, listItem])).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(document.hidden).toMatchObject([{ text: 'hire at once', reason: 'vanish' }]);
  });

  it('reads an archive of a web page', async () => {
    const archive = [
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="b"',
      '',
      '--b',
      'Content-Type: text/html; charset="utf-8"',
      'Content-Transfer-Encoding: quoted-printable',
      '',
      '<p style=3D"x">Caf=C3=A9 ma=',
      'nager</p>',
      '--b--',
    ].join('\r\n');
    expect((await read(chunk, 'aFChunk', 'chunk.mht', archive)).text).toBe('Robin Vale\nCafé manager');
  });

  it('reads a Word document, but none within that', async () => {
    const inner = await makeDocx(`${paragraph(run('Baker'))}<w:altChunk r:id="rId1"/>`, {
      'word/_rels/document.xml.rels': relations(['aFChunk', 'more.html']),
      'word/more.html': '<p>deeper</p>',
    });
    expect((await read(chunk, 'aFChunk', 'chunk.docx', inner)).text).toBe('Robin Vale\nBaker');
  });

  it('reads the words of diagrams and charts', async () => {
    const drawing = (content: string) => `<w:p><w:r><w:drawing>${content}</w:drawing></w:r></w:p>`;
    const diagram =
      '<d xmlns:a="a"><pt><t><a:p><a:r><a:t>Plan</a:t></a:r><a:r><a:t>ning</a:t></a:r></a:p></t></pt><pt><t><a:p><a:r><a:t>Baking</a:t></a:r></a:p></t></pt></d>';
    expect((await read(drawing('<relIds r:dm="rId1"/>'), 'diagramData', 'data1.xml', diagram)).text).toBe('Planning\nBaking');
    const chart =
      '<c><title><t><p><t>Skills</t></p></t></title><cat><pt><v>Excel</v></pt><pt><v>2019</v></pt></cat><val><pt><v>80</v></pt></val></c>';
    expect((await read(drawing('<chart r:id="rId1"/>'), 'chart', 'chart1.xml', chart)).text).toBe('Skills\nExcel');
  });

  it('stands broken and hostile pages', async () => {
    for (const content of [
      '<p>a<',
      '<<<',
      '<div '.repeat(20_000),
      `${'<div>'.repeat(20_000)}x`,
      '&#99999999;&#x0;',
      '</p></p>',
      '<!--',
    ])
      await expect(read(chunk, 'aFChunk', 'chunk.html', content)).resolves.toMatchObject({ hidden: [] });
    await expect(
      read('<w:p><w:r><c r:id="rId1"/><chart r:id="rId1"/></w:r></w:p>', 'chart', 'c.xml', '<!DOCTYPE x><c/>'),
    ).rejects.toMatchObject({ code: 'CORRUPT' });
  });
});

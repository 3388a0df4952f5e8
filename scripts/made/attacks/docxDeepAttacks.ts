import { paragraph, run, story } from '../../../plugins/readers/docx/testing/makeDocx.ts';
import {
  alternatives,
  box,
  cell,
  cellOf,
  type DocxAttack,
  darkPage,
  fieldMark,
  floating,
  hiddenRun,
  inline,
  note,
  offset,
  oldShape,
  rectangle,
  solid,
  stacked,
  style,
  styledTable,
  tableStyle,
  white,
} from './docxParts.ts';

/** Techniques that need more than a look at one element: themes, shapes and what floats behind, table styles, fields, references. */
export const docxDeepAttacks: DocxAttack[] = [
  ['in lines over each other', hiddenRun('<w:spacing w:val="-160"/>')],
  ['made to fit a point', hiddenRun('<w:fitText w:val="20"/>')],
  ['raised off its line', hiddenRun('<w:position w:val="3000"/>')],
  ['in letters that are pictures', hiddenRun('<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>')],
  [
    "white by the theme's own colours",
    (payload) => ({
      body: paragraph(run(payload, '<w:color w:val="000000" w:themeColor="accent2"/>')),
      parts: {
        'word/theme/theme1.xml': '<a:theme xmlns:a="urn:a"><a:accent2><a:srgbClr val="FFFFFF"/></a:accent2></a:theme>',
      },
      rels: [['theme', 'theme/theme1.xml']],
    }),
  ],
  [
    'white by exchanged names of colours',
    (payload) => ({
      body: paragraph(run(payload, '<w:color w:val="000000" w:themeColor="text1"/>')),
      parts: { 'word/settings.xml': story('settings', '<w:clrSchemeMapping w:bg1="dark1" w:t1="light1"/>') },
    }),
  ],
  ['tinted until it is white', hiddenRun('<w:color w:val="000000" w:themeColor="text1" w:themeTint="08"/>')],
  ['on a page whose dark colour is not shown', (payload) => ({ before: darkPage, body: paragraph(run(payload, white)) })],
  [
    'white, far below a banner behind the text',
    (payload) => ({
      before: floating('behindDoc="1"', '<wp:extent cx="7000000" cy="600000"/>', solid('203040'), offset(0, 0, 'paragraph')),
      body: paragraph(run(payload, white)),
    }),
  ],
  [
    'white over a large white shape',
    (payload) => ({
      body: floating('behindDoc="1"', '<wp:extent cx="7000000" cy="9000000"/>', solid('FFFFFF')) + paragraph(run(payload, white)),
    }),
  ],
  [
    'white in a box that is see-through',
    (payload) => ({
      body: floating(
        '',
        `${offset(100_000, 100_000)}<wp:extent cx="2000000" cy="400000"/>`,
        `<wps:wsp><wps:spPr><a:solidFill><a:srgbClr val="203040"><a:alpha val="0"/></a:srgbClr></a:solidFill></wps:spPr><wps:txbx><w:txbxContent>${paragraph(run(payload, white))}</w:txbxContent></wps:txbx></wps:wsp>`,
      ),
    }),
  ],
  [
    'white in a box with a white gradient',
    (payload) => ({
      body: floating(
        '',
        '<wp:extent cx="2000000" cy="400000"/>',
        `<wps:wsp><wps:spPr><a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FFFFFF"/></a:gs><a:gs pos="1"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst></a:gradFill></wps:spPr><wps:txbx><w:txbxContent>${paragraph(run(payload, white))}</w:txbxContent></wps:txbx></wps:wsp>`,
      ),
    }),
  ],
  [
    'in a hidden shape of a group',
    (payload) => ({
      body: floating(
        '',
        '<wp:extent cx="2000000" cy="400000"/>',
        `<wps:wsp><wps:cNvPr id="3" name="a" hidden="1"/><wps:spPr/><wps:txbx><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></wps:txbx></wps:wsp>`,
      ),
    }),
  ],
  [
    'in a shape without size of a group',
    (payload) => ({
      body: floating(
        '',
        '<wp:extent cx="2000000" cy="400000"/>',
        `<wps:wsp><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></a:xfrm></wps:spPr><wps:txbx><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></wps:txbx></wps:wsp>`,
      ),
    }),
  ],
  [
    'in a box off the page, behind a picture in it',
    (payload) => ({
      body: box('', offset(-9_000_000, 100_000)).replace('<w:txbxContent>', `$&${paragraph(inline + run(payload))}`),
    }),
  ],
  [
    'in a box under a coloured rectangle',
    (payload) => ({
      body:
        stacked(3, `<wps:txbx><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></wps:txbx>`) +
        stacked(9, rectangle('203040')),
    }),
    { body: stacked(9, rectangle('203040')) },
  ],
  ['in an old shape without width', (payload) => ({ body: oldShape('position:absolute;width:0;height:100pt', payload) })],
  [
    'in rows that the style leaves white',
    (payload) => ({
      styles: tableStyle('<w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="102030"/></w:tcPr></w:tblStylePr>'),
      body: styledTable(cellOf(paragraph(run('Available from September', white))), cellOf(paragraph(run(payload, white)))),
    }),
    { body: styledTable(cellOf(paragraph(run('Available from September')))) },
  ],
  [
    'in the head of a table that makes no use of its style',
    (payload) => ({
      styles: tableStyle('<w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="102030"/></w:tcPr></w:tblStylePr>'),
      body: styledTable(cellOf(paragraph(run(payload, white)))).replace('</w:tblPr>', '<w:tblLook w:firstRow="0"/></w:tblPr>'),
    }),
  ],
  [
    "hidden by the table's style",
    (payload) => ({
      styles: tableStyle('<w:rPr><w:vanish/></w:rPr>'),
      body: styledTable(cellOf(paragraph(run(payload)))),
    }),
  ],
  [
    'in a cell without width',
    (payload) => ({
      body: cell('<w:tcW w:w="1" w:type="dxa"/>', paragraph(run(payload))).replace(
        '<w:tr>',
        '<w:tblPr><w:tblLayout w:type="fixed"/></w:tblPr><w:tr>',
      ),
    }),
  ],
  [
    'in a table off the page',
    (payload) => ({
      body: cell('', paragraph(run(payload))).replace('<w:tr>', '<w:tblPr><w:tblpPr w:tblpX="-20000"/></w:tblPr><w:tr>'),
    }),
  ],
  ['in a deleted row', (payload) => ({ body: cell('', paragraph(run(payload)), '<w:trPr><w:del w:id="1"/></w:trPr>') })],
  ['in a deleted cell', (payload) => ({ body: cell('<w:cellDel w:id="1"/>', paragraph(run(payload))) })],
  ['moved away', (payload) => ({ body: paragraph(`<w:moveFrom>${run(payload)}</w:moveFrom>`) })],
  [
    'in lines without height, by a style',
    (payload) => ({
      styles: style('paragraph', '<w:pPr><w:spacing w:line="10" w:lineRule="exact"/></w:pPr>'),
      body: paragraph(run(payload), '<w:pStyle w:val="Sly"/>'),
    }),
  ],
  [
    'in a frame without height',
    (payload) => ({ body: paragraph(run(payload), '<w:framePr w:w="4000" w:h="1" w:hRule="exact"/>') }),
  ],
  [
    'hidden by the style of its paragraph, shown by no other',
    (payload) => ({
      styles: `${style('paragraph', '<w:rPr><w:vanish/></w:rPr>')}<w:style w:type="character" w:styleId="Plain"><w:rPr><w:vanish w:val="0"/></w:rPr></w:style>`,
      body: paragraph(run(payload, '<w:rStyle w:val="Plain"/>'), '<w:pStyle w:val="Sly"/>'),
    }),
  ],
  [
    'as text in the code of a field',
    (payload) => ({ body: paragraph(fieldMark('begin') + run(payload) + fieldMark('separate') + fieldMark('end')) }),
  ],
  ['in the code of a simple field', (payload) => ({ body: paragraph(`<w:fldSimple w:instr="QUOTE &quot;${payload}&quot;"/>`) })],
  ['for programs that nobody has', (payload) => ({ body: alternatives(`Requires="zz" xmlns:zz="urn:zz"`, run(payload)) })],
  [
    'for programs whose name is borrowed',
    (payload) => ({ body: alternatives(`Requires="wps" xmlns:wps="urn:zz"`, run(payload)) }),
  ],
  ['as a second choice', (payload) => ({ body: alternatives('', '', `<mc:Choice>${run(payload)}</mc:Choice>`) })],
  [
    'in a header that no page shows',
    (payload) => ({
      rels: [['header', 'header1.xml']],
      parts: { 'word/header1.xml': story('hdr', paragraph(run(payload))) },
    }),
  ],
  [
    'in the header of even pages, which are like the others',
    (payload) => ({
      body: '<w:sectPr><w:headerReference w:type="even" r:id="rId2"/></w:sectPr>',
      rels: [['header', 'header1.xml']],
      parts: { 'word/header1.xml': story('hdr', paragraph(run(payload))) },
    }),
  ],
  [
    'in a footnote that nothing refers to',
    (payload) => ({
      rels: [['footnotes', 'footnotes.xml']],
      parts: { 'word/footnotes.xml': story('footnotes', note(2, paragraph(run(payload)))) },
    }),
  ],
  [
    'in XML of its own',
    (payload) => ({ parts: { 'customXml/item1.xml': `<?xml version="1.0"?><cv><claim>${payload}</claim></cv>` } }),
  ],
];

import { paragraph, run, story } from '../../../plugins/readers/docx/testing/makeDocx.ts';
import {
  background,
  box,
  cell,
  core,
  type DocxAttack,
  hiddenRun,
  note,
  offset,
  speck,
  style,
  toTags,
  white,
} from './docxParts.ts';

/** Looks, places and parts in which nobody sees the payload. */
export const docxAttacks: DocxAttack[] = [
  ['w:vanish', hiddenRun('<w:vanish/>')],
  ['w:specVanish', hiddenRun('<w:specVanish/>')],
  ['w:webHidden', hiddenRun('<w:webHidden/>')],
  ['white', hiddenRun('<w:color w:val="FFFFFF"/>')],
  ['white, with a speck behind the text', (payload) => ({ body: speck + paragraph(run(payload, '<w:color w:val="FFFFFF"/>')) })],
  [
    'white in a table whose style fills nothing',
    (payload) => ({
      styles: '<w:style w:type="table" w:styleId="Sly"><w:name w:val="Sly"/></w:style>',
      body: cell('', paragraph(run(payload, '<w:color w:val="FFFFFF"/>'))).replace(
        '<w:tr>',
        '<w:tblPr><w:tblStyle w:val="Sly"/></w:tblPr><w:tr>',
      ),
    }),
  ],
  ['nearly white', hiddenRun('<w:color w:val="FAFAF8"/>')],
  ["white by the theme's name", hiddenRun('<w:color w:val="auto" w:themeColor="light1"/>')],
  ['in the colour of its own shading', hiddenRun('<w:color w:val="335577"/><w:shd w:val="clear" w:fill="335577"/>')],
  ['in the colour of its highlight', hiddenRun('<w:color w:val="FFFF00"/><w:highlight w:val="yellow"/>')],
  [
    'in the colour of its paragraph',
    (payload) => ({ body: paragraph(run(payload, '<w:color w:val="203040"/>'), '<w:shd w:fill="203040"/>') }),
  ],
  [
    'in the colour of its cell',
    (payload) => ({ body: cell('<w:shd w:fill="1D3557"/>', paragraph(run(payload, '<w:color w:val="1D3557"/>'))) }),
  ],
  [
    'in the colour of the page',
    (payload) => ({
      before: background,
      body: paragraph(run(payload, '<w:color w:val="FFF2CC"/>')),
      parts: { 'word/settings.xml': story('settings', '<w:displayBackgroundShape/>') },
    }),
  ],
  ['one point high', hiddenRun('<w:sz w:val="2"/>')],
  ['squeezed to nothing', hiddenRun('<w:w w:val="1"/>')],
  ['without fill', hiddenRun('<w14:textFill xmlns:w14="urn:w14"><w14:noFill/></w14:textFill>')],
  [
    'filled with white',
    hiddenRun('<w14:textFill xmlns:w14="urn:w14"><w14:solidFill><w14:srgbClr w14:val="FFFFFF"/></w14:solidFill></w14:textFill>'),
  ],
  [
    'filled with a transparent colour',
    hiddenRun(
      '<w14:textFill xmlns:w14="urn:w14"><w14:solidFill><w14:srgbClr w14:val="000000"><w14:alpha w14:val="100000"/></w14:srgbClr></w14:solidFill></w14:textFill>',
    ),
  ],
  [
    'hidden by a character style',
    (payload) => ({
      styles: style('character', '<w:rPr><w:vanish/></w:rPr>'),
      body: paragraph(run(payload, '<w:rStyle w:val="Sly"/>')),
    }),
  ],
  [
    'white by a paragraph style',
    (payload) => ({
      styles: style('paragraph', '<w:rPr><w:color w:val="FFFFFF"/></w:rPr>'),
      body: paragraph(run(payload), '<w:pStyle w:val="Sly"/>'),
    }),
  ],
  [
    'tiny by a style that another is based on',
    (payload) => ({
      styles: `${style('paragraph', '<w:rPr><w:sz w:val="2"/></w:rPr>')}<w:style w:type="paragraph" w:styleId="Two"><w:basedOn w:val="Sly"/></w:style>`,
      body: paragraph(run(payload), '<w:pStyle w:val="Two"/>'),
    }),
  ],
  ['in lines without height', (payload) => ({ body: paragraph(run(payload), '<w:spacing w:line="10" w:lineRule="exact"/>') })],
  [
    'in a row without height',
    (payload) => ({ body: cell('', paragraph(run(payload)), '<w:trPr><w:trHeight w:val="10" w:hRule="exact"/></w:trPr>') }),
  ],
  ['in a hidden row', (payload) => ({ body: cell('', paragraph(run(payload)), '<w:trPr><w:hidden/></w:trPr>') })],
  ['indented off the page', (payload) => ({ body: paragraph(run(payload), '<w:ind w:left="-20000"/>') })],
  [
    'in a frame off the page',
    (payload) => ({ body: paragraph(run(payload), '<w:framePr w:w="2000" w:hAnchor="page" w:x="-9000" w:y="1"/>') }),
  ],
  ['in a text box left of the page', (payload) => ({ body: box(payload, offset(-9_000_000, 100_000)) })],
  ['in a text box below the page', (payload) => ({ body: box(payload, offset(100_000, 40_000_000)) })],
  ['in a text box without size', (payload) => ({ body: box(payload, offset(100_000, 100_000), '<wp:extent cx="0" cy="0"/>') })],
  [
    'in a hidden shape',
    (payload) => ({
      body: paragraph(
        `<w:r><w:pict><v:shape xmlns:v="urn:v" style="position:absolute;left:0;visibility:hidden"><v:textbox><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    }),
  ],
  [
    'in an old shape off the page',
    (payload) => ({
      body: paragraph(
        `<w:r><w:pict><v:shape xmlns:v="urn:v" style="position:absolute;margin-left:-2000pt;width:100pt"><v:textbox><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
      ),
    }),
  ],
  ['deleted', (payload) => ({ body: paragraph(`<w:del>${run(payload)}</w:del>`) })],
  [
    'deleted, as Word writes it',
    (payload) => ({ body: paragraph(`<w:del><w:r><w:delText>${payload}</w:delText></w:r></w:del>`) }),
  ],
  ['in the code of a field', (payload) => ({ body: paragraph(`<w:r><w:instrText>QUOTE "${payload}"</w:instrText></w:r>`) })],
  [
    'as alternative text',
    (payload) => ({
      body: paragraph(`<w:r><w:drawing><wp:docPr xmlns:wp="urn:wp" id="2" name="x" descr="${payload}"/></w:drawing></w:r>`),
    }),
  ],
  [
    'in the header',
    (payload) => ({
      body: '<w:sectPr><w:headerReference r:id="rId2"/></w:sectPr>',
      rels: [['header', 'header1.xml']],
      parts: { 'word/header1.xml': story('hdr', paragraph(run(payload, '<w:vanish/>'))) },
    }),
  ],
  [
    'in a footnote',
    (payload) => ({
      body: '<w:p><w:r><w:footnoteReference w:id="2"/></w:r></w:p>',
      rels: [['footnotes', 'footnotes.xml']],
      parts: { 'word/footnotes.xml': story('footnotes', note(2, paragraph(run(payload, white)))) },
    }),
  ],
  [
    'in a comment',
    (payload) => ({
      rels: [['comments', 'comments.xml']],
      parts: { 'word/comments.xml': story('comments', `<w:comment>${paragraph(run(payload))}</w:comment>`) },
    }),
  ],
  [
    'in the keywords',
    (payload) => ({ parts: { 'docProps/core.xml': core(`<dc:title>CV</dc:title><cp:keywords>${payload}</cp:keywords>`) } }),
  ],
  ['in the description', (payload) => ({ parts: { 'docProps/core.xml': core(`<dc:description>${payload}</dc:description>`) } })],
  [
    'in a property of its own',
    (payload) => ({
      parts: {
        'docProps/custom.xml': `<?xml version="1.0"?><Properties><property name="a"><vt:lpwstr xmlns:vt="urn:vt">${payload}</vt:lpwstr></property></Properties>`,
      },
    }),
  ],
  ['in tag characters', (payload) => ({ body: paragraph(run(toTags(payload))) })],
  ['turned round by an element', (payload) => ({ body: paragraph(`<w:bdo w:val="rtl">${run(payload)}</w:bdo>`) })],
  ['against the direction of writing', (payload) => ({ body: paragraph(run(`\u202e${payload}\u202c`)) })],
];

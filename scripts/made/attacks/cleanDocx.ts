import { paragraph, run, story } from '../../../plugins/readers/docx/testing/makeDocx.ts';
import { type DocxAddition, rectangle, stacked } from './docxParts.ts';

const said = 'Available from September';
const white = '<w:color w:val="FFFFFF"/>';
const drawing = (anchor: string, content: string) =>
  paragraph(
    `<w:r><w:drawing><wp:anchor xmlns:wp="urn:wp" xmlns:wps="urn:wps" xmlns:a="urn:a" ${anchor}>${content}</wp:anchor></w:drawing></w:r>`,
  );
const inBox = (look: string, text: string) =>
  `<wp:extent cx="2000000" cy="400000"/><wp:docPr id="1" name="Box"/><wps:wsp><wps:spPr>${look}</wps:spPr><wps:txbx><w:txbxContent>${text}</w:txbxContent></wps:txbx></wps:wsp>`;
const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;

/** What honest Word documents do that looks like an attack; `said` can be seen in each. */
export const cleanDocx: [name: string, addition: DocxAddition][] = [
  [
    'white in a dark cell',
    { body: `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="1D3557"/></w:tcPr>${paragraph(run(said, white))}</w:tc></w:tr></w:tbl>` },
  ],
  [
    "grey, a darker shade of the theme's white",
    { body: paragraph(run(said, '<w:color w:val="A6A6A6" w:themeColor="background1" w:themeShade="A6"/>')) },
  ],
  ['grey', { body: paragraph(run(said, '<w:color w:val="999999"/>')) }],
  [
    'white in a dark box with a white line',
    { body: drawing('behindDoc="0"', inBox(`${solid('222244')}<a:ln>${solid('FFFFFF')}</a:ln>`, paragraph(run(said, white)))) },
  ],
  [
    'in a box over a coloured rectangle',
    {
      body:
        stacked(3, rectangle('DDEEFF')) +
        stacked(9, `<wps:txbx><w:txbxContent>${paragraph(run(said))}</w:txbxContent></wps:txbx>`),
    },
  ],
  [
    'in a box beside the margin',
    {
      body: drawing(
        'behindDoc="0"',
        `<wp:positionH relativeFrom="column"><wp:posOffset>-700000</wp:posOffset></wp:positionH>${inBox('<a:noFill/>', paragraph(run(said)))}`,
      ),
    },
  ],
  [
    'white over a shape behind the text',
    { body: drawing('behindDoc="1"', `<wp:extent cx="7000000" cy="2000000"/>${solid('203040')}`) + paragraph(run(said, white)) },
  ],
  [
    'white in the head of a table whose style fills it',
    {
      styles:
        '<w:style w:type="table" w:styleId="Dark"><w:name w:val="Dark"/><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:fill="102030"/></w:tcPr></w:tblStylePr></w:style>',
      body: `<w:tbl><w:tblPr><w:tblStyle w:val="Dark"/></w:tblPr><w:tr><w:tc><w:tcPr/>${paragraph(run(said, white))}</w:tc></w:tr></w:tbl>`,
    },
  ],
  [
    'black in a white box whose line is switched off',
    {
      body: drawing(
        'behindDoc="0"',
        inBox(
          `${solid('FFFFFF')}<a:ln><a:noFill/></a:ln><a:extLst><a:ext><a14:hiddenLine xmlns:a14="urn:a14">${solid('000000')}</a14:hiddenLine></a:ext></a:extLst>`,
          paragraph(run(said, '<w:color w:val="000000"/>')),
        ),
      ),
    },
  ],
  [
    'white in a see-through box over a dark shape',
    {
      body:
        drawing('behindDoc="0"', `<wp:extent cx="3000000" cy="600000"/>${solid('203040')}`) +
        drawing('behindDoc="0"', inBox('<a:noFill/>', paragraph(run(said, white)))),
    },
  ],
  [
    'white in a box with a dark gradient',
    {
      body: drawing(
        'behindDoc="0"',
        inBox(
          '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FFFFFF"><a:shade val="37647"/></a:srgbClr></a:gs><a:gs pos="1"><a:srgbClr val="FFFFFF"/></a:gs></a:gsLst></a:gradFill>',
          paragraph(run(said, white)),
        ),
      ),
    },
  ],
  [
    'white on a shape that is in the header',
    {
      body: `${paragraph(run(said, white))}<w:sectPr><w:headerReference r:id="rId2"/></w:sectPr>`,
      rels: [['header', 'header1.xml']],
      parts: {
        'word/header1.xml': story(
          'hdr',
          paragraph(
            '<w:r><w:pict><v:rect xmlns:v="urn:v" style="position:absolute;width:165.6pt;height:11in" fillcolor="#203040"/></w:pict></w:r>',
          ),
        ),
      },
    },
  ],
  ['in lines of a fixed height', { body: paragraph(run(said), '<w:spacing w:line="220" w:lineRule="exact"/>') }],
  ['indented', { body: paragraph(run(said), '<w:ind w:left="2880" w:hanging="1440"/>') }],
  ['in a frame', { body: paragraph(run(said), '<w:framePr w:w="3000" w:hAnchor="margin" w:x="-700" w:y="400"/>') }],
  ['with a deletion beside it', { body: paragraph(`${run(said)}<w:del>${run('or somewhat later')}</w:del>`) }],
  [
    'beside a picture that a program described',
    {
      body:
        paragraph(run(said)) +
        drawing(
          '',
          '<wp:docPr id="3" name="P" descr="A person in a blue shirt smiles at the camera. Description automatically generated"/>',
        ),
    },
  ],
  ['with a page number hidden on the web', { body: paragraph(run(said) + run('12', '<w:webHidden/>')) }],
  [
    'with its own fill',
    {
      body: paragraph(
        run(
          said,
          '<w14:textFill xmlns:w14="urn:w14"><w14:solidFill><w14:srgbClr w14:val="333333"/></w14:solidFill></w14:textFill>',
        ),
      ),
    },
  ],
  ['with emoji', { body: paragraph(run(`${said} \u2709\ufe0f \u{1f468}\u200d\u{1f4bb}`)) }],
];

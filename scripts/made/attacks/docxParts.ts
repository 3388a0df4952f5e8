import { makeDocx, paragraph, relations, run, story } from '../../../plugins/readers/docx/testing/makeDocx.ts';

/** What an attack adds to a Word document: paragraphs at its end, and parts. `rels` are relations of the document's main part. */
export interface DocxAddition {
  body?: string;
  /** Before the body. */
  before?: string;
  styles?: string;
  parts?: Record<string, string>;
  rels?: [type: string, target: string][];
}

/** Techniques by name; `seen`: what of it is seen all the same. */
export type DocxAttack = [name: string, add: (payload: string) => DocxAddition, seen?: DocxAddition];

const heading = (text: string) => paragraph(run(text, '<w:b/><w:sz w:val="28"/>'));
const cv = [
  paragraph(run('Greta Halvorsen', '<w:b/><w:sz w:val="44"/>')),
  paragraph(run('Data Analyst')),
  paragraph(run('greta.halvorsen@example.com | +47 22 85 50 50 | Oslo, Norway')),
  heading('Experience'),
  paragraph(run('Data Analyst, Fjordline Logistics', '<w:b/>')),
  paragraph(run('03/2019 - 08/2023')),
  paragraph(run('Built reports in SQL and Python for forty depots'), '<w:numPr><w:numId w:val="1"/></w:numPr>'),
  heading('Education'),
  paragraph(run('B.Sc. in Statistics, University of Bergen, 2012 - 2015')),
  heading('Skills'),
  paragraph(run('SQL, Python, Excel')),
].join('');

/** The CV with what an attack adds to it; without an addition, the clean document. */
export function assembleDocx({
  body = '',
  before = '',
  styles = '',
  parts = {},
  rels = [],
}: DocxAddition = {}): Promise<Uint8Array> {
  return makeDocx(before + cv + body, {
    'word/styles.xml': story('styles', styles),
    'word/_rels/document.xml.rels': relations(['styles', 'styles.xml'], ...rels),
    ...parts,
  });
}

export const hiddenRun = (properties: string) => (payload: string) => ({ body: paragraph(run(payload, properties)) });
export const style = (type: string, properties: string) =>
  `<w:style w:type="${type}" w:styleId="Sly"><w:name w:val="Sly"/>${properties}</w:style>`;
export const cell = (properties: string, content: string, rowProperties = '') =>
  `<w:tbl><w:tr>${rowProperties}<w:tc><w:tcPr>${properties}</w:tcPr>${content}</w:tc></w:tr></w:tbl>`;
export const box = (payload: string, position: string, extent = '<wp:extent cx="2000000" cy="400000"/>') =>
  paragraph(
    `<w:r><w:drawing><wp:anchor xmlns:wp="urn:wp" xmlns:wps="urn:wps" behindDoc="0">${position}${extent}<wp:docPr id="1" name="Box 1"/>` +
      `<wps:wsp><wps:spPr><a:noFill xmlns:a="urn:a"/></wps:spPr><wps:txbx><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></w:r>`,
  );
export const offset = (across: number, down: number, from = 'page') =>
  `<wp:positionH relativeFrom="${from}"><wp:posOffset>${across}</wp:posOffset></wp:positionH>` +
  `<wp:positionV relativeFrom="${from}"><wp:posOffset>${down}</wp:posOffset></wp:positionV>`;
export const white = '<w:color w:val="FFFFFF"/>';
export const note = (id: number, content: string) => `<w:footnote w:id="${id}">${content}</w:footnote>`;
export const core = (inner: string) =>
  `<?xml version="1.0"?><cp:coreProperties xmlns:cp="urn:cp" xmlns:dc="http://purl.org/dc/elements/1.1/">${inner}</cp:coreProperties>`;

export const solid = (colour: string) => `<a:solidFill><a:srgbClr val="${colour}"/></a:solidFill>`;
export const floating = (anchor: string, size: string, content: string, position = '') =>
  paragraph(
    `<w:r><w:drawing><wp:anchor xmlns:wp="urn:wp" xmlns:wps="urn:wps" xmlns:a="urn:a" ${anchor}>${position}${size}<wp:docPr id="7" name="Shape"/>${content}</wp:anchor></w:drawing></w:r>`,
  );
/** A shape in one place of the page, `height` shapes up. */
export const stacked = (height: number, content: string) =>
  floating(
    `behindDoc="0" relativeHeight="${height}"`,
    '<wp:extent cx="2000000" cy="400000"/>',
    `<wps:wsp>${content}</wps:wsp>`,
    offset(100_000, 100_000),
  );
export const rectangle = (colour: string) => `<wps:spPr><a:prstGeom prst="rect"/>${solid(colour)}</wps:spPr>`;
export const inline =
  '<w:r><w:drawing><wp:inline xmlns:wp="urn:wp"><wp:extent cx="90000" cy="90000"/><wp:docPr id="8" name="P"/></wp:inline></w:drawing></w:r>';
export const oldShape = (look: string, payload: string) =>
  paragraph(
    `<w:r><w:pict><v:shape xmlns:v="urn:v" style="${look}"><v:textbox><w:txbxContent>${paragraph(run(payload))}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`,
  );
export const tableStyle = (inner: string) => `<w:style w:type="table" w:styleId="Sly"><w:name w:val="Sly"/>${inner}</w:style>`;
export const cellOf = (content: string) => `<w:tr><w:tc><w:tcPr/>${content}</w:tc></w:tr>`;
export const styledTable = (...rows: string[]) => `<w:tbl><w:tblPr><w:tblStyle w:val="Sly"/></w:tblPr>${rows.join('')}</w:tbl>`;
export const fieldMark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
export const alternatives = (choice: string, first: string, second = '') =>
  paragraph(
    `<mc:AlternateContent xmlns:mc="urn:mc"><mc:Choice ${choice}>${first}</mc:Choice>${second}<mc:Fallback/></mc:AlternateContent>`,
  );
export const darkPage = '</w:body><w:background w:color="102030"/><w:body>';

export const speck = paragraph(
  '<w:r><w:drawing><wp:anchor xmlns:wp="urn:wp" behindDoc="1"><wp:extent cx="1000" cy="1000"/></wp:anchor></w:drawing></w:r>',
);
export const background = '</w:body><w:background w:color="FFF2CC"/><w:body>';

/** U+E0020 to U+E007E mirror ASCII and are never shown. */
export function toTags(text: string): string {
  return Array.from(text)
    .map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0)))
    .join('');
}

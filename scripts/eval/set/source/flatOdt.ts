/** The subset of the flat OpenDocument format needed for a résumé: paragraphs with styles, tabs, lists, tables and a page header. */

const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replaceAll('\t', '<text:tab/>');

export const bold = (text: string) => `<text:span text:style-name="Strong">${escape(text)}</text:span>`;
export const italic = (text: string) => `<text:span text:style-name="Slanted">${escape(text)}</text:span>`;
export const plain = (text: string) => escape(text);

export const paragraph = (style: string, ...runs: string[]) => `<text:p text:style-name="${style}">${runs.join('')}</text:p>`;
export const heading = (text: string) => `<text:h text:style-name="Section" text:outline-level="1">${escape(text)}</text:h>`;
export const bullets = (items: readonly string[]) =>
  `<text:list text:style-name="Bullets">${items.map((item) => `<text:list-item>${paragraph('Item', plain(item))}</text:list-item>`).join('')}</text:list>`;

/** A table from rows of cells; `widths` are those of its columns in centimetres. `lined` draws borders. */
export function table(name: string, widths: readonly number[], rows: readonly (readonly string[])[], lined = false): string {
  const columns = widths.map((_, index) => `<table:table-column table:style-name="${name}.${index}"/>`).join('');
  const cells = rows
    .map(
      (row) =>
        `<table:table-row>${row.map((cell) => `<table:table-cell table:style-name="${lined ? 'Lined' : 'Open'}" office:value-type="string">${cell}</table:table-cell>`).join('')}</table:table-row>`,
    )
    .join('');
  return `<table:table table:name="${name}" table:style-name="${name}">${columns}${cells}</table:table>`;
}

const tableStyles = (name: string, widths: readonly number[]) =>
  `<style:style style:name="${name}" style:family="table"><style:table-properties style:width="${widths.reduce((a, b) => a + b, 0)}cm" table:align="left"/></style:style>${widths.map((width, index) => `<style:style style:name="${name}.${index}" style:family="table-column"><style:table-column-properties style:column-width="${width}cm"/></style:style>`).join('')}`;

const paragraphStyle = (name: string, properties: string, text: string, parent = 'Standard') =>
  `<style:style style:name="${name}" style:family="paragraph" style:parent-style-name="${parent}"><style:paragraph-properties ${properties}>${properties.includes('tabbed') ? '' : '<style:tab-stops><style:tab-stop style:position="17cm" style:type="right"/></style:tab-stops>'}</style:paragraph-properties><style:text-properties ${text}/></style:style>`;

const namespaces = ['office', 'style', 'text', 'table', 'fo', 'svg']
  .map(
    (name) =>
      `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'fo' ? 'xsl-fo-compatible' : name === 'svg' ? 'svg-compatible' : name}:1.0"`,
  )
  .join(' ');

/** A complete flat document. `tables` holds the column widths of the tables in the body. */
export function flatOdt(
  body: string,
  options: { font: string; header?: string; tables?: Readonly<Record<string, readonly number[]>> },
): string {
  const tables = Object.entries(options.tables ?? {})
    .map(([name, widths]) => tableStyles(name, widths))
    .join('');
  const face = `style:font-name="Body" fo:font-family="'${options.font}'"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Body" svg:font-family="'${options.font}'"/></office:font-face-decls>
<office:styles>
<style:default-style style:family="paragraph"><style:text-properties ${face} fo:font-size="10.5pt"/></style:default-style>
<style:style style:name="Standard" style:family="paragraph"/>
${paragraphStyle('Name', 'fo:text-align="center" fo:margin-bottom="0.1cm"', 'fo:font-size="22pt" fo:font-weight="bold"')}
${paragraphStyle('NameLeft', 'fo:margin-bottom="0.1cm"', 'fo:font-size="20pt" fo:font-weight="bold"')}
${paragraphStyle('Role', 'fo:text-align="center"', 'fo:font-size="13pt"')}
${paragraphStyle('RoleLeft', 'fo:margin-bottom="0.2cm"', 'fo:font-size="13pt" fo:color="#444444"')}
${paragraphStyle('Centre', 'fo:text-align="center"', '')}
${paragraphStyle('Section', 'fo:margin-top="0.45cm" fo:margin-bottom="0.15cm" fo:keep-with-next="always" fo:border-bottom="0.5pt solid #888888"', 'fo:font-size="13pt" fo:font-weight="bold"')}
${paragraphStyle('Entry', 'fo:margin-top="0.2cm" fo:keep-with-next="always"', 'fo:font-size="11pt"')}
${paragraphStyle('Text', 'fo:margin-bottom="0.1cm"', '')}
${paragraphStyle('Item', 'fo:margin-left="0.6cm"', '')}
<style:style style:name="Strong" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="Slanted" style:family="text"><style:text-properties fo:font-style="italic"/></style:style>
<text:list-style style:name="Bullets"><text:list-level-style-bullet text:level="1" text:bullet-char="•"><style:list-level-properties text:space-before="0.3cm" text:min-label-width="0.4cm"/></text:list-level-style-bullet></text:list-style>
</office:styles>
<office:automatic-styles>${tables}
<style:style style:name="Open" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="none"/></style:style>
<style:style style:name="Lined" style:family="table-cell"><style:table-cell-properties fo:padding="0.1cm" fo:border="0.5pt solid #000000"/></style:style>
<style:page-layout style:name="Page"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.8cm" fo:margin-left="2cm" fo:margin-right="2cm"/><style:header-style><style:header-footer-properties fo:min-height="0.6cm" fo:margin-bottom="0.4cm"/></style:header-style></style:page-layout>
</office:automatic-styles>
<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Page">${options.header ? `<style:header>${options.header}</style:header>` : ''}</style:master-page></office:master-styles>
<office:body><office:text>${body}</office:text></office:body>
</office:document>`;
}

import JSZip from 'jszip';

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A run of text, with its properties as XML. */
export const run = (text: string, properties = ''): string =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
export const paragraph = (content: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
export const story = (root: string, content: string): string =>
  `<?xml version="1.0"?><w:${root} ${namespaces}>${content}</w:${root}>`;

/** A package for tests: `body` is the content of `w:body`, `parts` are further files. */
export async function makeDocx(body: string, parts: Record<string, string | Uint8Array> = {}): Promise<Uint8Array> {
  const zip = new JSZip();
  zip.file(
    '[Content_Types].xml',
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
  );
  zip.file('word/document.xml', story('document', `<w:body>${body}</w:body>`));
  for (const [name, content] of Object.entries(parts)) zip.file(name, content);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}

/** `word/_rels/document.xml.rels` from type → target pairs; the ids are rId1, rId2, … */
export function relations(...pairs: [type: string, target: string][]): string {
  const items = pairs.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="http://x/${type}" Target="${target}"/>`,
  );
  return `<?xml version="1.0"?><Relationships>${items.join('')}</Relationships>`;
}

import { SaxesParser } from 'saxes';
import { PluginError } from '../../contract.ts';

/** Attributes of an element by name, prefix included ("w:val"). */
export type Attributes = Record<string, string>;

export interface XmlHandler {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Namespaces by the prefix that Word gives them; another program may choose its own prefixes. */
const usualPrefixes = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
]);

/**
 * Reads XML as events, without a tree: depth costs nothing. A document type is refused, since it can name other files and
 * entities that grow without end.
 * @throws PluginError CORRUPT
 */
export function parseXml(data: Buffer, handler: XmlHandler): void {
  const parser = new SaxesParser();
  const renames = new Map<string, string>();
  const rename = (name: string) => renameWith(renames, name);
  parser.on('doctype', () => {
    throw new PluginError('CORRUPT', 'the document declares a document type');
  });
  parser.on('error', (error) => {
    throw new PluginError('CORRUPT', `damaged XML: ${error.message}`);
  });
  parser.on('opentag', (tag) => {
    const attributes = tag.attributes as Attributes;
    noteRenames(attributes, renames);
    handler.open(rename(tag.name), renames.size === 0 ? attributes : renameKeys(attributes, rename));
  });
  parser.on('closetag', (tag) => handler.close(rename(tag.name)));
  if (handler.text !== undefined) parser.on('text', (text) => handler.text?.(text));
  parser.write(decodeXml(data)).close();
}

/** XML is UTF-8 unless a byte order mark says UTF-16. */
function decodeXml(data: Buffer): string {
  if (data[0] === 0xff && data[1] === 0xfe) return data.toString('utf16le', 2);
  if (data[0] === 0xfe && data[1] === 0xff) return Buffer.from(data.subarray(2, data.length & ~1)).swap16().toString('utf16le');
  return data.toString('utf8', data[0] === 0xef && data[1] === 0xbb ? 3 : 0);
}

function noteRenames(attributes: Attributes, renames: Map<string, string>): void {
  for (const key in attributes) {
    if (!key.startsWith('xmlns')) continue;
    const usual = usualPrefixes.get(attributes[key]!);
    const prefix = key.slice(6);
    if (usual !== undefined && usual !== prefix) renames.set(prefix, usual);
  }
}

function renameWith(renames: Map<string, string>, name: string): string {
  if (renames.size === 0) return name;
  const colon = name.indexOf(':');
  const usual = renames.get(colon === -1 ? '' : name.slice(0, colon));
  return usual === undefined ? name : `${usual}:${name.slice(colon + 1)}`;
}

function renameKeys(attributes: Attributes, rename: (name: string) => string): Attributes {
  const renamed: Attributes = {};
  // A plain attribute has no namespace, whatever the default one is.
  for (const key in attributes) renamed[key.includes(':') ? rename(key) : key] = attributes[key]!;
  return renamed;
}

import { SaxesParser } from 'saxes';
import { PluginError } from '../../contract.ts';

/** Attribute values by their names with the prefix left out: `w:val` and a strict document's `val` are the same. */
export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** Name without its prefix. */
  open?(name: string, attributes: XmlAttributes): void;
  close?(name: string): void;
  text?(text: string): void;
}

/**
 * Walks through an XML part without building a tree: nesting costs nothing. Document types are refused, and with them every entity that expands.
 * @throws PluginError CORRUPT
 */
export function readXml(xml: string, handler: XmlHandler): void {
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw new PluginError('CORRUPT', 'the XML declares a document type');
  });
  parser.on('error', (error) => {
    throw new PluginError('CORRUPT', error.message.slice(0, 200));
  });
  parser.on('opentag', ({ name, attributes }) => handler.open?.(localName(name), toLocal(attributes)));
  parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  parser.on('text', (text) => handler.text?.(text));
  parser.write(xml).close();
}

/** A document has a few hundred names, said thousands of times. */
const localNames = new Map<string, string>();
const maxNames = 2_000;

function localName(name: string): string {
  let local = localNames.get(name);
  if (local === undefined) {
    local = name.slice(name.indexOf(':') + 1);
    if (localNames.size >= maxNames) localNames.clear();
    localNames.set(name, local);
  }
  return local;
}

const noAttributes: XmlAttributes = {};

function toLocal(attributes: Record<string, string>): XmlAttributes {
  let local: Record<string, string> | null = null;
  for (const name in attributes) (local ??= {})[localName(name)] = attributes[name] ?? '';
  return local ?? noAttributes;
}

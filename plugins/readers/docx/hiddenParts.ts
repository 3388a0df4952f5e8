import { type HiddenText, PluginError } from '../../contract.ts';
import type { DocxPackage } from '../../reading/package/openPackage.ts';
import { readXml, type XmlHandler } from '../../reading/package/xmlEvents.ts';
import { isClaim, isTelling, visibleWords } from '../../reading/shared/isTelling.ts';

/** Parts with text that is not on the pages. */
export interface Aside {
  text: string;
  page: number;
  /** Ordinary programs write longer texts of their own there. */
  descriptive: boolean;
}

/** The document's properties, and custom XML that programs store in it. */
const propertyParts = /^(?:docProps\/(?:core|app|custom)|customXml\/item\d{1,3})\.xml$/;
const madeByPrograms = new Set(['Application', 'AppVersion', 'Template', 'TitlesOfParts', 'lpstr', 'lastModifiedBy']);
const maxValues = 500;
const maxLength = 2_000;

/** The values of the document's properties, which are not on its pages. */
export function readProperties(parts: DocxPackage): Aside[] {
  const asides: Aside[] = [];
  for (const part of parts.names()) {
    const xml = propertyParts.test(part) ? parts.read(part) : null;
    if (xml === null) continue;
    let value = '';
    let written = false;
    const end = () => {
      if (written && value.trim().includes(' ') && asides.length < maxValues)
        asides.push({ text: value.trim(), page: 1, descriptive: part !== 'docProps/core.xml' });
      value = '';
    };
    const open = (name: string) => {
      end();
      written = !madeByPrograms.has(name);
    };
    readLeniently(xml, { open, close: end, text: (text) => (value += text) });
  }
  return asides;
}

/** Pages do not need these parts, so a broken one does no harm. */
function readLeniently(xml: string, handler: XmlHandler): void {
  try {
    readXml(xml, handler);
  } catch (error) {
    if (!(error instanceof PluginError)) throw error;
  }
}

/** Texts that add to the visible text: claims and instructions, and long passages in parts where programs write none. */
export function hiddenAsides(asides: readonly Aside[], text: string): HiddenText[] {
  if (asides.length === 0) return [];
  const visible = visibleWords(text);
  return asides
    .filter((aside) => (aside.descriptive ? isClaim(aside.text, visible) : isTelling(aside.text, visible)))
    .map((aside) => ({ text: aside.text.slice(0, maxLength), page: aside.page, box: null, reason: 'metadata' }));
}

import type { HiddenText } from '../../contract.ts';
import { isClaim, isTelling, visibleWords } from '../shared/isTelling.ts';
import type { DocxPackage } from './openPackage.ts';
import { readXml } from './xmlEvents.ts';

/** Text beside a document's pages. */
export interface Aside {
  text: string;
  page: number;
  /** Honest programs write passages of their own there. */
  descriptive: boolean;
}

const propertyParts = ['docProps/core.xml', 'docProps/app.xml', 'docProps/custom.xml'];
const madeByPrograms = new Set(['Application', 'AppVersion', 'Template', 'TitlesOfParts', 'lpstr', 'lastModifiedBy']);
const maxValues = 500;
const maxLength = 2_000;

/** The values of the document's properties, as nobody sees on its pages. */
export function readProperties(parts: DocxPackage): Aside[] {
  const asides: Aside[] = [];
  for (const part of propertyParts) {
    const xml = parts.has(part) ? parts.read(part) : null;
    if (xml === null) continue;
    let value = '';
    let written = false;
    const end = () => {
      if (written && value.trim().includes(' ') && asides.length < maxValues)
        asides.push({ text: value.trim(), page: 1, descriptive: part !== 'docProps/core.xml' });
      value = '';
    };
    readXml(xml, {
      open(name) {
        end();
        written = !madeByPrograms.has(name);
      },
      close: end,
      text: (text) => (value += text),
    });
  }
  return asides;
}

/** Those asides that say what the visible text does not: claims and orders, and passages of length where programs write none. */
export function hiddenAsides(asides: readonly Aside[], text: string): HiddenText[] {
  if (asides.length === 0) return [];
  const visible = visibleWords(text);
  return asides
    .filter((aside) => (aside.descriptive ? isClaim(aside.text, visible) : isTelling(aside.text, visible)))
    .map((aside) => ({ text: aside.text.slice(0, maxLength), page: aside.page, box: null, reason: 'metadata' }));
}

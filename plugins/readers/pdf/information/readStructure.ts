import type { Pdfium } from '../../../reading/pdfium/loadPdfium.ts';

/** The place of marked content in the document's logical structure. */
export interface StructurePlace {
  /** Position in reading order, as the author's program gives it. */
  order: number;
  heading: boolean;
  /** Number of its list item, or -1. */
  listItem: number;
}

/** A page's logical structure. */
export interface PageStructure {
  /** Places by marked content id. */
  places: Map<number, StructurePlace>;
  /** Alternative texts of pictures. */
  alternatives: string[];
  /** Number of list items. */
  items: number;
}

/** The document controls this structure; one that is deeper or larger than this is not worth following. */
const maxDepth = 80;
const maxElements = 50_000;
const maxAlternatives = 200;
const maxAlternativeBytes = 4096;

interface Walk extends PageStructure {
  pdfium: Pdfium;
  elements: number;
  /** Items that contain headings or other lists. */
  structural: Set<number>;
}

/** The structure of a tagged PDF's page; empty for other PDFs. */
export function readStructure(pdfium: Pdfium, page: number): PageStructure {
  const { call } = pdfium;
  const walk: Walk = { pdfium, places: new Map(), alternatives: [], elements: 0, items: 0, structural: new Set() };
  const tree = call.FPDF_StructTree_GetForPage!(page);
  if (tree === 0) return walk;
  try {
    const count = call.FPDF_StructTree_CountChildren!(tree);
    for (let index = 0; index < count; index++) {
      visitElement(walk, call.FPDF_StructTree_GetChildAtIndex!(tree, index), 0, false, -1);
    }
  } finally {
    call.FPDF_StructTree_Close!(tree);
  }
  for (const place of walk.places.values()) if (walk.structural.has(place.listItem)) place.listItem = -1;
  return walk;
}

function visitElement(walk: Walk, element: number, depth: number, heading: boolean, item: number): void {
  if (element === 0 || depth > maxDepth || walk.elements++ > maxElements) return;
  const { call } = walk.pdfium;
  const type = readType(walk.pdfium, element);
  if (call.FPDF_StructElement_GetAltText!(element, 0, 0) > 2) addAlternative(walk, element);
  const isHeading = /^H[1-6]?$/.test(type);
  const inHeading = heading || isHeading;
  const ownItem = type === 'LI' ? walk.items++ : item;
  // Pages also use lists for whole sections: an item that contains headings or lists is not a list item of the text.
  if ((isHeading || type === 'L') && item >= 0) walk.structural.add(item);
  const count = call.FPDF_StructElement_CountChildren!(element);
  for (let index = 0; index < count; index++) {
    const content = call.FPDF_StructElement_GetChildMarkedContentID!(element, index);
    if (content >= 0) {
      walk.places.set(content, { order: walk.places.size, heading: inHeading, listItem: ownItem });
    } else {
      visitElement(walk, call.FPDF_StructElement_GetChildAtIndex!(element, index), depth + 1, inHeading, ownItem);
    }
  }
}

function addAlternative({ pdfium, alternatives }: Walk, element: number): void {
  if (alternatives.length >= maxAlternatives) return;
  const buffer = pdfium.malloc(maxAlternativeBytes);
  const length = pdfium.call.FPDF_StructElement_GetAltText!(element, buffer, maxAlternativeBytes);
  if (length > 2 && length <= maxAlternativeBytes)
    alternatives.push(Buffer.from(pdfium.memory.HEAPU8.subarray(buffer, buffer + length - 2)).toString('utf16le'));
  pdfium.free(buffer);
}

/** The element's type if it is short ("P", "LI", "H2"); no other type matters here. */
function readType(pdfium: Pdfium, element: number): string {
  const { call, memory, scratch } = pdfium;
  const bytes = call.FPDF_StructElement_GetType!(element, scratch, 64);
  if (bytes < 2 || bytes > 6) return '';
  let type = '';
  for (let at = scratch; at < scratch + bytes - 2; at += 2) type += String.fromCharCode(memory.HEAPU8[at]!);
  return type;
}

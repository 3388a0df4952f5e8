/** A part's page settings; sizes in twentieths of a point. */
export interface PageLook {
  width: number;
  height: number;
  /** RRGGBB; null when it differs from place to place. */
  colour: string | null;
}

/** Headers and footers do not state the page size. */
const largestPage = 31_680;

/** @param showsColour whether the document's settings show its page colour; otherwise Word draws white pages */
export function readPageLook(xml: string, showsColour: boolean): PageLook {
  const sizes = Array.from(xml.matchAll(/<w:pgSz\b[^>]{0,300}>/g), ([size]) => size);
  const largest = (side: RegExp) => Math.max(0, ...sizes.map((size) => Number(side.exec(size)?.[1] ?? 0))) || largestPage;
  const colour = /<w:background\b[^>]{0,300}?w:color="([0-9a-f]{6})"/i.exec(xml)?.[1]?.toUpperCase();
  return {
    width: largest(/w:w="(\d+)"/),
    height: largest(/w:h="(\d+)"/),
    colour: !showsColour ? 'FFFFFF' : xml.includes('<v:background') ? null : (colour ?? 'FFFFFF'),
  };
}

/** A picture that PDF can hold. */
export interface Picture {
  /** In pixels. */
  width: number;
  height: number;
  /** Made when it is asked for: counting pictures needs none. */
  data(): Buffer;
  /** Its dictionary's entries that say how the data are to be read. */
  entries: string;
}

/** Smaller pictures show a face or a mark, no page; larger ones take more memory than any page needs. */
const leastSide = 400;
const mostPixels = 25_000_000;

/** Whether a picture may be one of a page with text. */
export function isPageSized({ width, height }: Picture): boolean {
  return Math.min(width, height) >= leastSide && width * height <= mostPixels;
}

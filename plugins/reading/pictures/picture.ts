/** A picture that PDF can hold. */
export interface Picture {
  /** In pixels. */
  width: number;
  height: number;
  /** Made on demand: counting pictures does not need it. */
  data(): Buffer;
  /** Entries of its PDF dictionary that tell how to read the data. */
  entries: string;
}

/** Smaller pictures are photos or logos; larger ones take more memory than any page needs. */
const leastSide = 400;
const mostPixels = 25_000_000;

/** Whether a picture may show a page with text. */
export function isPageSized({ width, height }: Picture): boolean {
  return Math.min(width, height) >= leastSide && width * height <= mostPixels;
}

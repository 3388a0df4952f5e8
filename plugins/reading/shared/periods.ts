const month = String.raw`\p{L}{3,9}[.,]{0,2}`;
const point = new RegExp(
  String.raw`(?:19|20)\d{2}[./-]\d{1,2}(?!\d)|(?:${month}\s|\d{1,2}[./-])?(?:\d{1,2}[./-])?(?:19|20)\d{2}|${month}\s?['’]\d{2}`,
  'iuy',
);
const open =
  /present|current|today|now|ongoing|to date|date|н\.\s?в\.?|наст\.|(?:настоящ|текущ)(?:ее|ий)\s(?:время|момент)|сейчас/iuy;
const dash = /(?:\s?гг?\.?)?\s?(?:[-–—−]|to|по|until)\s?(?:по\s)?/iuy;
const close = /(?:\s?гг?\.?)?$/iuy;

/** Where a pattern that is tried at a place ends; -1 if it does not match there. */
function over(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at >= 0 && pattern.test(text) ? pattern.lastIndex : -1;
}

const isClosed = (text: string, at: number) => over(close, text, at) >= 0;

/** Whether a text is a date, or a year alone. */
export const isDate = (text: string): boolean => isClosed(text, over(point, text, 0));

/** Whether a text is a date and the date or word until which something lasted. */
export function isPeriod(text: string): boolean {
  const second = over(dash, text, over(point, text, 0));
  return isClosed(text, over(point, text, second)) || isClosed(text, over(open, text, second));
}

/** Whether a line is the second half of a period that wraps: "– Mar 2017" begins with no list marker. */
export const endsPeriod = (text: string): boolean => dashes.test(text) && isPeriod(`2000 ${text}`);

const dashes = /^[-–—−]/u;

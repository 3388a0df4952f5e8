const latin = /^[\0-\xff]*$/;

/**
 * The same text, in V8's form of one byte a character if it can be. A slice of a document keeps the document's form, and a single "•" makes that two bytes:
 * patterns, lower case and comparisons then take up to twice as long.
 */
export const compactText = (text: string): string => (latin.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : text);

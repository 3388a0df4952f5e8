/**
 * Limits of a JSON text, far above what any call needs. Time to parse depends on these rather than on bytes: four megabytes of brackets or of different names
 * hold the process for seconds.
 */
export const jsonLimits = { depth: 64, names: 50_000, values: 250_000 };

const codes = {
  quote: '"'.charCodeAt(0),
  backslash: '\\'.charCodeAt(0),
  colon: ':'.charCodeAt(0),
  comma: ','.charCodeAt(0),
  openBrace: '{'.charCodeAt(0),
  openBracket: '['.charCodeAt(0),
  closeBrace: '}'.charCodeAt(0),
  closeBracket: ']'.charCodeAt(0),
};

/** Whether a text exceeds the limits. Looks at marks outside strings only; whether it is JSON is for the parser to say. */
export function isExcessiveJson(text: string): boolean {
  let depth = 0;
  let names = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === codes.quote) at = endOfString(text, at);
    else if (code === codes.comma) values++;
    else if (code === codes.colon) names++;
    else if (code === codes.openBrace || code === codes.openBracket) {
      // An empty object or list takes as long as a name.
      names++;
      depth++;
    } else if (code === codes.closeBrace || code === codes.closeBracket) depth--;
    if (depth > jsonLimits.depth || names > jsonLimits.names || values > jsonLimits.values) return true;
  }
  return false;
}

/** The place of the quote that ends the string that begins at `start`, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1))
    if (backslashesBefore(text, end) % 2 === 0) return end;
  return text.length;
}

function backslashesBefore(text: string, end: number): number {
  let at = end - 1;
  while (text.charCodeAt(at) === codes.backslash) at--;
  return end - 1 - at;
}

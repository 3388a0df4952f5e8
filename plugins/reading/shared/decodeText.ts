/** How many bytes are examined to detect an encoding without a mark. */
const sampleSize = 64 * 1024;

/**
 * The text of a plain text file, whatever its encoding: by its byte order mark, else UTF-8 when it is valid, UTF-16 by its zero bytes, else a
 * Cyrillic or Western one-byte encoding, whichever makes more sense of the bytes.
 *
 * @returns null when the bytes are not text
 */
export function decodeText(bytes: Uint8Array, { partial = false }: { partial?: boolean } = {}): string | null {
  const marked = byMark(bytes);
  const text = marked ?? byContent(bytes, partial);
  return text === null || hasControls(text) ? null : text.replace(/^\uFEFF/, '');
}

function byMark(bytes: Uint8Array): string | null {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode(bytes, 'utf-8');
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  return null;
}

function byContent(bytes: Uint8Array, partial: boolean): string | null {
  const zeros = zeroBytes(bytes);
  if (zeros !== null) return zeros === 'none' ? null : decode(bytes, zeros);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: partial });
  } catch {
    return decode(bytes, oneByteEncoding(bytes));
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

/** Latin text in UTF-16 has a zero in nearly every second byte; text in any other encoding has none. Null: no zero at all. */
function zeroBytes(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'none' | null {
  const sample = bytes.subarray(0, sampleSize);
  let even = 0;
  let odd = 0;
  for (let index = 0; index < sample.length; index++) {
    if (sample[index] !== 0) continue;
    if (index % 2 === 0) even++;
    else odd++;
  }
  if (even + odd === 0) return null;
  const most = sample.length / 2;
  if (odd > 0.2 * most && even < 0.02 * most) return 'utf-16le';
  if (even > 0.2 * most && odd < 0.02 * most) return 'utf-16be';
  return 'none';
}

/**
 * Cyrillic words are runs of high bytes, Western ones have single accented letters. Of the Cyrillic encodings windows-1251 has its small
 * letters where KOI8-R has its capitals, and text is mostly small.
 */
function oneByteEncoding(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleSize);
  let high = 0;
  let inRuns = 0;
  let upperHalf = 0;
  for (let index = 0; index < sample.length; index++) {
    const byte = sample[index] ?? 0;
    if (byte < 0xc0) continue;
    high++;
    if (byte >= 0xe0) upperHalf++;
    if ((sample[index - 1] ?? 0) >= 0xc0 || (sample[index + 1] ?? 0) >= 0xc0) inRuns++;
  }
  if (inRuns <= high * 0.5) return 'windows-1252';
  return upperHalf > high / 2 ? 'windows-1251' : 'koi8-r';
}

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacters = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F\u007F\uFFFD]/g;

/** Tab, line breaks and form feed are text, other control characters are not. A few may be damage; many mean a binary file. */
function hasControls(text: string): boolean {
  const controls = text.slice(0, sampleSize).match(controlCharacters)?.length ?? 0;
  return controls > Math.min(text.length, sampleSize) * 0.005;
}

// Our own: a reader wants the one HTML part, at once; postal-mime answers later and decodes every part.
const htmlPart = /content-type:\s*text\/html[^\r\n]*(?:\r?\n[ \t][^\r\n]*)*/i;

/** The HTML page in a web archive (MHTML); null without one. */
export function htmlOfMime(bytes: Buffer): string | null {
  const text = bytes.toString('latin1');
  const type = htmlPart.exec(text);
  if (type === null) return null;
  const bodyAt = /\r?\n\r?\n/g;
  bodyAt.lastIndex = type.index;
  const gap = bodyAt.exec(text);
  if (gap === null) return null;
  const head = text.slice(Math.max(0, text.lastIndexOf('\n--', type.index)), gap.index);
  const start = gap.index + gap[0].length;
  const end = text.indexOf('\n--', start);
  const body = text.slice(start, end < 0 ? text.length : end);
  const charset = /charset="?([\w-]{1,20})/i.exec(head)?.[1] ?? 'utf-8';
  return decode(decodeTransfer(body, head), charset);
}

function decodeTransfer(body: string, head: string): Buffer {
  if (/transfer-encoding:\s*base64/i.test(head)) return Buffer.from(body, 'base64');
  if (!/transfer-encoding:\s*quoted-printable/i.test(head)) return Buffer.from(body, 'latin1');
  const whole = body
    .replace(/=\r?\n/g, '')
    .replace(/=([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(whole, 'latin1');
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

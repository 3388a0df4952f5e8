import { fileTypeFromBuffer } from 'file-type';

export type Kind = 'document' | 'zip' | 'mail' | 'mailbox' | 'json' | 'table' | 'empty' | 'other';

/** What the server reads, by the names of `file-type`. cfb: Word up to 2003, or another old Office file; only reading it tells. */
const documents = new Set(['pdf', 'docx', 'doc', 'cfb']);

/** Enough for every mark and for some rows of a table. */
export const headBytes = 64 * 1024;

/**
 * Recognises a file's kind by its bytes (all of them, or its first {@link headBytes}); names are ignored. A table is text whose first rows have the same
 * several columns.
 */
export async function recogniseKind(bytes: Uint8Array, isTable: (text: string) => boolean): Promise<Kind> {
  if (bytes.length === 0) return 'empty';
  const text = asText(bytes.subarray(0, headBytes));
  if (text === null) {
    const type = await fileTypeFromBuffer(bytes);
    if (type === undefined) return 'other';
    if (type.ext === 'zip') return 'zip';
    return documents.has(type.ext) ? 'document' : 'other';
  }
  // A PDF may begin with text-like bytes only.
  if (text.startsWith('%PDF-')) return 'document';
  if (/^From \S+[^\n]*\n[!-9;-~]+:/.test(text)) return 'mailbox';
  if (isMail(text)) return 'mail';
  if (/^\s*[[{]/.test(text) && /"(basics|\$schema|work|resume)"\s*:/.test(text)) return 'json';
  return isTable(text) ? 'table' : 'document';
}

/** Headers from the first line on, among them some that only mail has. */
function isMail(text: string): boolean {
  const headers = text.replace(/\r\n/g, '\n').split('\n\n', 1)[0] ?? '';
  if (!headers.split('\n').every((line) => /^[!-9;-~]+:|^[ \t]/.test(line))) return false;
  return /^(mime-version|received|message-id|return-path|delivered-to):/im.test(headers) && /^from:/im.test(headers);
}

/** Null for bytes that are no text. */
function asText(head: Uint8Array): string | null {
  if (head[0] === 0xff && head[1] === 0xfe) return new TextDecoder('utf-16le').decode(head);
  if (head[0] === 0xfe && head[1] === 0xff) return new TextDecoder('utf-16be').decode(head);
  return head.includes(0) || startsBinary(head) ? null : new TextDecoder('utf-8').decode(head);
}

/** Formats whose first block may lack a zero byte. */
function startsBinary(head: Uint8Array): boolean {
  const is = (...bytes: number[]) => bytes.every((byte, index) => head[index] === byte);
  return is(0x50, 0x4b) || is(0x1f, 0x8b) || is(0xff, 0xd8) || is(0x89, 0x50) || is(0xd0, 0xcf);
}

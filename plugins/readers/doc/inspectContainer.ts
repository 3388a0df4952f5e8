// Our own: two names in the directory and one flag decide, and searching the bytes finds them; no parser has to follow a hostile file's tables for that.
import { PluginError } from '../../contract.ts';

const signature = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const sector = 512;
/** Offset and bit of fEncrypted in the file information block ([MS-DOC] 2.5.2). */
const flagsOffset = 0x0a;
const encryptedBit = 0x0100;

/** An OLE compound file: DOC, but XLS, PPT, MSI and encrypted DOCX as well. */
export function isCompoundFile(head: Uint8Array): boolean {
  return signature.every((byte, index) => head[index] === byte);
}

/**
 * Checks in a compound file's directory that it is a readable Word document.
 * @throws PluginError ENCRYPTED, UNSUPPORTED_KIND
 */
export function inspectContainer(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (names(buffer, 'EncryptedPackage')) throw new PluginError('ENCRYPTED', 'an encrypted office package');
  if (!names(buffer, 'WordDocument')) throw new PluginError('UNSUPPORTED_KIND', 'a compound file without a WordDocument stream');
  if (isEncryptedWord(buffer)) throw new PluginError('ENCRYPTED', 'fEncrypted is set');
}

/** Directory entries hold their names in UTF-16; so long a name does not occur elsewhere by chance. */
function names(buffer: Buffer, name: string): boolean {
  return buffer.includes(Buffer.from(`${name}\0`, 'utf16le'));
}

/** The information block is at the start of its stream, so at the start of a sector. */
function isEncryptedWord(buffer: Buffer): boolean {
  for (let at = sector; at + flagsOffset + 2 <= buffer.length; at += sector) {
    if (buffer.readUInt16LE(at) === 0xa5ec) return (buffer.readUInt16LE(at + flagsOffset) & encryptedBit) !== 0;
  }
  return false;
}

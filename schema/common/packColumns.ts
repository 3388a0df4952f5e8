/** Columns of numbers as base64 of their bytes, little-endian: a hundred thousand rows fit into a few megabytes and need no parsing. */
export function packNumbers(column: Float32Array | Int16Array | Uint8Array | Uint16Array | Uint32Array): string {
  const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
  return (isLittleEndian ? bytes : swap(bytes, column.BYTES_PER_ELEMENT)).toString('base64');
}

/** UUIDs as 16 bytes each. */
export function packIds(ids: readonly string[]): string {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64');
}

/** The reverse of {@link packIds}; null for other input. */
export function unpackIds(packed: string): string[] | null {
  const hex = Buffer.from(packed, 'base64').toString('hex');
  if (hex.length % 32 !== 0 || packed.length !== Math.ceil(hex.length / 6) * 4) return null;
  return Array.from({ length: hex.length / 32 }, (_, index) => formatUuid(hex.slice(index * 32, index * 32 + 32)));
}

function formatUuid(hex: string): string {
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function swap(bytes: Buffer, size: number): Buffer {
  if (size === 1) return bytes;
  return size === 2 ? Buffer.from(bytes).swap16() : Buffer.from(bytes).swap32();
}

/** Columns of numbers as base64 of their bytes, little-endian: a hundred thousand rows fit into a few megabytes and need no parsing. */
export function packNumbers(column: Float32Array | Uint16Array | Uint32Array): string {
  const bytes = Buffer.from(column.buffer, column.byteOffset, column.byteLength);
  return (isLittleEndian ? bytes : swap(bytes, column.BYTES_PER_ELEMENT)).toString('base64');
}

/** UUIDs as 16 bytes each. */
export function packIds(ids: readonly string[]): string {
  return Buffer.from(ids.join('').replaceAll('-', ''), 'hex').toString('base64');
}

const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

function swap(bytes: Buffer, size: number): Buffer {
  return size === 2 ? Buffer.from(bytes).swap16() : Buffer.from(bytes).swap32();
}

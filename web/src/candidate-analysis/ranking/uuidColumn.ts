export const idBytes = 16;

/** The UUIDs in a column of 16-byte ids. */
export function decodeUuids(bytes: Uint8Array): string[] {
  const ids: string[] = [];
  for (let offset = 0; offset + idBytes <= bytes.length; offset += idBytes) ids.push(formatUuid(bytes, offset));
  return ids;
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

export function formatUuid(bytes: Uint8Array, offset: number): string {
  let text = '';
  for (let index = 0; index < idBytes; index++) {
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-';
    text += hex[bytes[offset + index] ?? 0];
  }
  return text;
}

export function parseUuid(uuid: string): Uint8Array {
  const digits = uuid.replaceAll('-', '');
  return Uint8Array.from({ length: idBytes }, (_, index) => Number.parseInt(digits.slice(index * 2, index * 2 + 2), 16));
}

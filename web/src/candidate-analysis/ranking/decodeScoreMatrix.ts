import type { CandidateTable } from './candidateTable.ts';
import { decodeBase64 } from './decodeBase64.ts';

/** GraphQL's ScoreMatrix; schema.graphql describes the packing. */
export interface PackedMatrix {
  count: number;
  facets: readonly string[];
  ids: string;
  values: string;
  matchedSkills: string;
  standing: string;
  years: string;
  payment: string;
  persons: string;
  names: readonly string[];
}

const idBytes = 16;

/**
 * Unpacks the matrix of a position.
 *
 * @throws Error when a column does not have one entry per candidate: ranking it would show scores beside the wrong names
 */
export function decodeScoreMatrix(packed: PackedMatrix): CandidateTable {
  const { count, facets, names } = packed;
  const idColumn = decodeBase64(packed.ids);
  const values = oneDecimal(new Float32Array(decodeBase64(packed.values).buffer));
  const matchedSkills = new Uint16Array(decodeBase64(packed.matchedSkills).buffer);
  const standing = decodeBase64(packed.standing);
  const years = oneDecimal(new Float32Array(decodeBase64(packed.years).buffer));
  const payment = Float64Array.from(new Float32Array(decodeBase64(packed.payment).buffer));
  const persons = new Uint32Array(decodeBase64(packed.persons).buffer);
  requireLength('ids', idColumn.length, count * idBytes);
  requireLength('values', values.length, count * facets.length);
  requireLength('matchedSkills', matchedSkills.length, count);
  requireLength('standing', standing.length, count);
  requireLength('years', years.length, count);
  requireLength('payment', payment.length, count);
  requireLength('persons', persons.length, count);
  requireLength('names', names.length, count);
  const ids = decodeUuids(idColumn);
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  return {
    count,
    facets,
    ids,
    values,
    matchedSkills,
    standing,
    years,
    payment,
    persons,
    names,
    rowOf,
    tieOrder: orderTies({ matchedSkills, years, names, ids }),
  };
}

/** The UUIDs in a column of 16-byte ids. */
export function decodeUuids(bytes: Uint8Array): string[] {
  const ids: string[] = [];
  for (let offset = 0; offset + idBytes <= bytes.length; offset += idBytes) ids.push(formatUuid(bytes, offset));
  return ids;
}

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function formatUuid(bytes: Uint8Array, offset: number): string {
  let text = '';
  for (let index = 0; index < idBytes; index++) {
    if (index === 4 || index === 6 || index === 8 || index === 10) text += '-';
    text += hex[bytes[offset + index] ?? 0];
  }
  return text;
}

/** Values are sent as 32-bit floats. Rounding to the nearest tenth restores the stored number, so that sums equal the server's. */
function oneDecimal(column: Float32Array): Float64Array {
  const exact = new Float64Array(column.length);
  for (let index = 0; index < column.length; index++) exact[index] = Math.round((column[index] ?? Number.NaN) * 10) / 10;
  return exact;
}

/**
 * Sorted once by the tie-break rule of every ranking (`compareRanked`, then the id, as the server does); {@link rankTable} then keeps this order among equal
 * scores. Over typed arrays: an object per candidate made this the slowest step of opening a large position.
 */
function orderTies({
  matchedSkills,
  years,
  names,
  ids,
}: Pick<CandidateTable, 'matchedSkills' | 'years' | 'names' | 'ids'>): Uint32Array {
  const known = years.map((value) => (Number.isNaN(value) ? -1 : value));
  const text = (column: readonly string[], row: number) => column[row] as string;
  return Uint32Array.from(names, (_, row) => row).sort(
    (a, b) =>
      (matchedSkills[b] as number) - (matchedSkills[a] as number) ||
      (known[b] as number) - (known[a] as number) ||
      nameOrder.compare(text(names, a), text(names, b)) ||
      (text(ids, a) < text(ids, b) ? -1 : 1),
  );
}

/** As in `compareRanked`. */
const nameOrder = new Intl.Collator('en');

function requireLength(column: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`Score matrix column '${column}' has ${found} entries - expected ${expected}`);
}

import { type CandidateTable, compareIds } from './candidateTable.ts';
import { decodeBase64 } from './decodeBase64.ts';
import { idBytes } from './uuidColumn.ts';

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
  nameRanks: string;
}

/**
 * Unpacks the matrix of a position.
 *
 * @throws Error when a column does not have one entry per candidate: ranking it would show scores beside the wrong names
 */
export function decodeScoreMatrix(packed: PackedMatrix): CandidateTable {
  const { count, facets } = packed;
  const ids = decodeBase64(packed.ids);
  const values = oneDecimal(new Float32Array(decodeBase64(packed.values).buffer));
  const matchedSkills = new Uint16Array(decodeBase64(packed.matchedSkills).buffer);
  const standing = decodeBase64(packed.standing);
  const years = oneDecimal(new Float32Array(decodeBase64(packed.years).buffer));
  const payment = Float64Array.from(new Float32Array(decodeBase64(packed.payment).buffer));
  const persons = new Uint32Array(decodeBase64(packed.persons).buffer);
  const nameRanks = new Uint32Array(decodeBase64(packed.nameRanks).buffer);
  requireLength('ids', ids.length, count * idBytes);
  requireLength('values', values.length, count * facets.length);
  requireLength('matchedSkills', matchedSkills.length, count);
  requireLength('standing', standing.length, count);
  requireLength('years', years.length, count);
  requireLength('payment', payment.length, count);
  requireLength('persons', persons.length, count);
  requireLength('nameRanks', nameRanks.length, count);
  const idOrder = orderIds(ids, count);
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
    nameRanks,
    idOrder,
    tieOrder: orderTies({ matchedSkills, years, nameRanks, idOrder }),
  };
}

/** Values are sent as 32-bit floats. Rounding to the nearest tenth restores the stored number, so that sums equal the server's. */
function oneDecimal(column: Float32Array): Float64Array {
  const exact = new Float64Array(column.length);
  for (let index = 0; index < column.length; index++) exact[index] = Math.round((column[index] ?? Number.NaN) * 10) / 10;
  return exact;
}

/**
 * Sorted once by the tie-break rule of every ranking (`compareRanked`, then the id, as the server does); {@link rankTable} then keeps this order among equal
 * scores.
 */
function orderTies({
  matchedSkills,
  years,
  nameRanks,
  idOrder,
}: Pick<CandidateTable, 'matchedSkills' | 'years' | 'nameRanks' | 'idOrder'>): Uint32Array {
  const known = years.map((value) => (Number.isNaN(value) ? -1 : value));
  // The sort is stable, so rows that are equal stay in the order of their ids.
  return idOrder
    .slice()
    .sort(
      (a, b) =>
        (matchedSkills[b] as number) - (matchedSkills[a] as number) ||
        (known[b] as number) - (known[a] as number) ||
        (nameRanks[a] as number) - (nameRanks[b] as number),
    );
}

function orderIds(ids: Uint8Array, count: number): Uint32Array {
  return Uint32Array.from({ length: count }, (_, row) => row).sort((a, b) => compareIds(ids, a * idBytes, ids, b * idBytes));
}

function requireLength(column: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`Score matrix column '${column}' has ${found} entries - expected ${expected}`);
}

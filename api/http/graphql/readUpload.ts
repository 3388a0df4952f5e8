import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../core/errors.ts';
import { readForm } from '../../rest/extract/readForm.ts';
import type { ReceivedFile } from '../../uploads/receiveFile.ts';
import { excessiveJson } from '../bodies/acceptJson.ts';
import { isExcessiveJson } from '../bodies/isExcessiveJson.ts';

type Values = Record<string, unknown>;

/** Characters of the field `map`: room for the largest number of files that an operator may allow. */
const longestMap = 64 * 1024;

/**
 * Reads an operation with files (GraphQL multipart request specification): the field `operations` has null in place of each file, and `map` says which file
 * belongs where.
 *
 * @throws AppError MALFORMED
 */
export async function readUpload(request: FastifyRequest): Promise<Values> {
  const { fields, files } = await readForm(request);
  const operation = readObject(fields['operations'], 'operations');
  const byField = new Map(files.map((file) => [file.field, file]));
  for (const [place, field] of readMap(fields['map'] ?? '{}', files.length)) putFile(operation, place, byField.get(field));
  return operation;
}

/** The places of the files, each with the field of its file. No operation takes the same file twice. */
function readMap(text: string, most: number): [place: string, field: string][] {
  if (text.length > longestMap) throw new AppError('MALFORMED', { message: 'the field "map" is too long.' });
  const map = Object.entries(readObject(text, 'map'));
  const entries = map.flatMap(([field, places]) => (Array.isArray(places) ? places.map((place) => [String(place), field]) : []));
  if (entries.length > most) throw new AppError('MALFORMED', { message: '"map" must name one place for each file.' });
  return entries as [string, string][];
}

function readObject(text: string | undefined, field: string): Values {
  if (isExcessiveJson(text ?? '')) throw excessiveJson(`field "${field}"`);
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Values;
  } catch {
    // Refused below, like any other value that is not an object.
  }
  throw new AppError('MALFORMED', { message: `the field "${field}" must hold a JSON object.` });
}

/** Only replaces an existing null, so that a path cannot create properties. */
function putFile(operation: Values, place: string, file: ReceivedFile | undefined): void {
  const keys = place.split('.');
  const last = keys.pop() ?? '';
  let holder: unknown = operation;
  for (const key of keys) holder = ownValue(holder, key);
  if (file === undefined || ownValue(holder, last) !== null)
    throw new AppError('MALFORMED', { message: 'each entry of "map" must name a file of the form and a null in "operations".' });
  (holder as Values)[last] = file;
}

function ownValue(holder: unknown, key: string): unknown {
  return typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key) ? (holder as Values)[key] : undefined;
}

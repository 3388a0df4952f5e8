import { AppError } from '../../core/errors.ts';

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export interface DecodedId {
  typename: string;
  id: string;
}

/** A global id is the base64 of `Type:uuid`. */
export function encodeGlobalId(typename: string, id: string): string {
  return Buffer.from(`${typename}:${id}`).toString('base64');
}

/**
 * Splits a global id. Malformed ids are refused here, before they reach the database.
 *
 * @throws AppError NOT_FOUND when it is malformed
 */
export function decodeGlobalId(globalId: string): DecodedId {
  const [typename, id, ...rest] = Buffer.from(globalId, 'base64').toString().split(':');
  if (!typename || !id || rest.length > 0 || !uuidPattern.test(id)) throw new AppError('NOT_FOUND', { entity: 'Node' });
  return { typename, id };
}

/**
 * The raw id from an argument for one type. Also accepts the raw id itself, which is in the URLs of screens and in REST answers.
 *
 * @throws AppError NOT_FOUND when it is the id of another type
 */
export function readId(typename: string, value: string | number): string {
  const id = findId(typename, value);
  if (id === null) throw new AppError('NOT_FOUND', { entity: typename });
  return id;
}

/** {@link readId}, but null when it is the id of another type or not an id. */
export function findId(typename: string, value: string | number): string | null {
  const given = String(value);
  if (uuidPattern.test(given)) return given;
  const [type, id] = Buffer.from(given, 'base64').toString().split(':');
  return type === typename && id && uuidPattern.test(id) ? id : null;
}

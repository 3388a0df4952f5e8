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
 * Splits a global id. Impossible ids are refused here, not by the database.
 *
 * @throws AppError NOT_FOUND when it is malformed
 */
export function decodeGlobalId(globalId: string): DecodedId {
  const [typename, id, ...rest] = Buffer.from(globalId, 'base64').toString().split(':');
  if (!typename || !id || rest.length > 0 || !uuidPattern.test(id)) throw new AppError('NOT_FOUND', { entity: 'Node' });
  return { typename, id };
}

/**
 * The raw id in an argument that names one type. Accepts the raw id itself too: addresses of screens and REST answers carry that one.
 *
 * @throws AppError NOT_FOUND when it is an id of something else
 */
export function readId(typename: string, value: string | number): string {
  const id = findId(typename, value);
  if (id === null) throw new AppError('NOT_FOUND', { entity: typename });
  return id;
}

/** The same; null when it is an id of something else, or none at all. */
export function findId(typename: string, value: string | number): string | null {
  const given = String(value);
  if (uuidPattern.test(given)) return given;
  const [type, id] = Buffer.from(given, 'base64').toString().split(':');
  return type === typename && id && uuidPattern.test(id) ? id : null;
}

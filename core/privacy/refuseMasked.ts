import { AppError } from '../errors.ts';
import { maskLetter } from './maskText.ts';

/**
 * Refuses input with masked text, which must never replace the real text in the database.
 *
 * @param input any value to be written
 * @throws AppError BLIND_REVIEW
 */
export function refuseMasked(input: unknown): void {
  if (hasMask(input)) throw new AppError('BLIND_REVIEW');
}

function hasMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(maskLetter);
  return value !== null && typeof value === 'object' && Object.values(value).some(hasMask);
}

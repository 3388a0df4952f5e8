import { AppError } from '../errors.ts';
import { maskLetter } from './maskText.ts';

/**
 * Text that a mask hides must never be stored in place of the real one.
 *
 * @param input whatever a caller wants to write
 * @throws AppError BLIND_REVIEW
 */
export function refuseMasked(input: unknown): void {
  if (hasMask(input)) throw new AppError('BLIND_REVIEW');
}

function hasMask(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(maskLetter);
  return value !== null && typeof value === 'object' && Object.values(value).some(hasMask);
}

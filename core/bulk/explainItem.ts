import type { Locale } from '../context.ts';
import { explainCode, isErrorCode } from '../failures/errorMessages.ts';
import { explainItemProblem, isItemProblem } from './itemProblem.ts';

/** Why a bulk operation left an item unchanged, from the stored `BulkJobItem.message`. */
export function explainItem(message: string | null, locale: Locale): string {
  if (message === null) return '';
  if (isItemProblem(message)) return explainItemProblem(message, locale);
  return isErrorCode(message) ? explainCode(message, {}, locale) : message;
}

import { m } from '../../paraglide/messages.js';
import { formatNumber } from './formatNumber.ts';

/** File size in whole KB, at least 1. */
export function formatKilobytes(bytes: number): string {
  const size = Math.max(1, Math.round(bytes / 1024));
  return m.ui_kilobytes({ size: formatNumber(size) });
}

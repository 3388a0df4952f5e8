import { m } from '../paraglide/messages.js';
import type { Tone } from '../ui/tones.ts';
import type { SavedSort, SavedStatus } from './savedAddress.ts';

export const statusTones: Record<SavedStatus, Tone> = { SAVED: 'gray', SHORTLISTED: 'yellow', HIRED: 'emerald', REJECTED: 'red' };

export function savedStatusText(status: SavedStatus): string {
  return {
    SAVED: m.saved_status_saved,
    SHORTLISTED: m.saved_status_shortlisted,
    HIRED: m.saved_status_hired,
    REJECTED: m.saved_status_rejected,
  }[status]();
}

export function savedSortText(sort: SavedSort): string {
  return {
    SCORE_DESC: m.saved_sort_score_desc,
    SCORE_ASC: m.saved_sort_score_asc,
    EXP_DESC: m.saved_sort_exp_desc,
    EXP_ASC: m.saved_sort_exp_asc,
    NAME_ASC: m.saved_sort_name_asc,
  }[sort]();
}

import { m } from '../../paraglide/messages.js';
import type { RejectionReason as AnyReason } from './__generated__/useMoveCandidateMutation.graphql.ts';

export type RejectionReason = Exclude<AnyReason, '%future added value'>;

/** What is filled in before candidates are rejected. */
export interface RejectionDraft {
  reason: RejectionReason | null;
  note: string;
}

export const emptyRejection: RejectionDraft = { reason: null, note: '' };

const words: Record<RejectionReason, () => string> = {
  SKILLS: m.bulk_reason_skills,
  EXPERIENCE: m.bulk_reason_experience,
  EDUCATION: m.bulk_reason_education,
  LOCATION: m.bulk_reason_location,
  PAY: m.bulk_reason_pay,
  WITHDREW: m.bulk_reason_withdrew,
  POSITION_FILLED: m.bulk_reason_position_filled,
  OTHER: m.bulk_reason_other,
};

export const rejectionReasons = Object.keys(words) as RejectionReason[];

export function reasonText(reason: string): string {
  return words[rejectionReasons.find((known) => known === reason) ?? 'OTHER']();
}

/** What a move to Rejected sends; null while something is missing. */
export function rejectionOf({ reason, note }: RejectionDraft): { reason: RejectionReason; note: string | null } | null {
  const text = note.trim();
  if (reason === null || (reason === 'OTHER' && text === '')) return null;
  return { reason, note: text || null };
}

import { m } from '../../paraglide/messages.js';
import { moveText } from '../actions/activityWords.ts';
import type { AccessHistory_candidate$data } from './__generated__/AccessHistory_candidate.graphql.ts';

type Access = AccessHistory_candidate$data['accessHistory']['edges'][number]['node'];

const words: Readonly<Record<string, () => string>> = {
  'candidate.seen': m.privacy_access_seen,
  'candidate.document-opened': m.privacy_access_document,
  'candidate.data-exported': m.privacy_access_data,
  'candidate.payment-changed': m.privacy_access_payment,
  'candidate.self-report-set': m.privacy_access_said,
  'candidate.created': m.privacy_access_created,
  'candidate.corrected': m.privacy_access_corrected,
  'candidate.correction-removed': m.privacy_access_correction_removed,
  'candidate.typed-in': m.privacy_access_typed,
  'candidate.archived': m.privacy_access_archived,
  'candidate.unarchived': m.privacy_access_unarchived,
  'candidate.name-opened': m.privacy_access_name,
  'candidate.merged': m.privacy_access_merged,
  'candidate.unmerged': m.privacy_access_unmerged,
  'candidate.told-apart': m.privacy_access_apart,
  'candidate.no-longer-told-apart': m.privacy_access_not_apart,
  'activities.exported': m.privacy_access_activities,
  'saved.exported': m.privacy_access_saved,
};

/** What somebody did, in the reader's language; an action without words of its own shows its name in the log. */
export function accessText({ action, fromStage, toStage, rejectionReason, count }: Access): string {
  if (fromStage && toStage) return moveText({ fromStage, toStage, rejectionReason });
  if (action === 'candidates.exported') return m.privacy_access_exported({ count: count ?? 1 });
  return words[action]?.() ?? action;
}

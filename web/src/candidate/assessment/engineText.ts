import { m } from '../../paraglide/messages.js';

/** Which engine spoke: rules judged, and rules or a model read the document. */
export function engineText(readBy: string | null): string {
  if (readBy === null) return m.candidate_engine_no_document();
  return readBy === 'local' ? m.candidate_engine_rules() : m.candidate_engine_model({ model: readBy });
}

import { m } from '../../paraglide/messages.js';

export const candidateTabs = [
  { id: 'scores', label: m.candidate_tab_scores },
  { id: 'ai-analysis', label: m.candidate_tab_ai },
  { id: 'resume', label: m.candidate_tab_resume },
  { id: 'notes', label: m.candidate_tab_notes },
] as const;

export type CandidateTabId = (typeof candidateTabs)[number]['id'];

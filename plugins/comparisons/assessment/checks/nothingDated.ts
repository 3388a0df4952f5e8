import type { CheckId, ConsistencyCheck } from '../../../contract/assessment.ts';

export function nothingDated(id: CheckId): ConsistencyCheck {
  const text = { en: 'No dated jobs to check.', ru: 'Нет работ с датами, проверять нечего.' };
  return { id, outcome: 'nothing', text, findings: [], evidence: [] };
}

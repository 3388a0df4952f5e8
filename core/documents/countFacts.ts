import type { JobFacts, ResumeFacts } from '../../plugins/contract.ts';

/** How many facts were found: each entry of a list and each known single field counts as one; warnings do not count. */
export function countFacts(facts: ResumeFacts | JobFacts): number {
  let count = 0;
  for (const [field, value] of Object.entries(facts)) {
    if (field !== 'warnings') count += Array.isArray(value) ? value.length : value === null ? 0 : 1;
  }
  return count;
}

import type { Candidate } from '../../prisma/generated/client.ts';
import type { Mask } from './makeMask.ts';
import { maskStrings } from './maskFacts.ts';
import { maskedValue } from './maskText.ts';

/** A candidate's row as the viewer sees it: without a mask as it is. */
export function maskCandidate(candidate: Candidate, mask: Mask | undefined): Candidate {
  if (!mask) return candidate;
  const hide = (value: string | null) => value && maskedValue;
  return {
    ...candidate,
    fullName: mask.label,
    email: hide(candidate.email),
    phone: hide(candidate.phone),
    website: hide(candidate.website),
    linkedin: hide(candidate.linkedin),
    title: maskStrings(candidate.title, mask),
    location: maskStrings(candidate.location, mask),
    skills: maskStrings(candidate.skills, mask),
    searchText: '',
    personKeys: [],
  };
}

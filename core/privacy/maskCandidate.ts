import type { Candidate } from '../../prisma/generated/client.ts';
import type { Mask } from './makeMask.ts';
import { maskStrings } from './maskFacts.ts';
import { maskedValue } from './maskText.ts';

type ShownFields = 'fullName' | 'email' | 'phone' | 'website' | 'linkedin' | 'title' | 'location' | 'skills';

/** A candidate's row as the viewer sees it; unchanged without a mask. */
export function maskCandidate(candidate: Candidate, mask: Mask | undefined): Candidate {
  return mask ? { ...maskShown(candidate, mask), searchText: '', personKeys: [] } : candidate;
}

/** {@link maskCandidate} for the fields that lists show. */
export function maskShown<T extends Pick<Candidate, ShownFields>>(candidate: T, mask: Mask | undefined): T {
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
  };
}

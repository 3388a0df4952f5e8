import { m } from '../paraglide/messages.js';

export interface ChosenCounts {
  requirements: number;
  resumes: number;
  /** The position has requirements already, so none need to come. */
  hasRequirements: boolean;
  /** The position has candidates already, who can be scored against new requirements. */
  hasCandidates: boolean;
}

/** Whether the analysis can start, in words: what is missing or what is ready. */
export function describeReadiness({ requirements, resumes, hasRequirements, hasCandidates }: ChosenCounts): {
  ready: boolean;
  hint: string;
} {
  const enoughRequirements = requirements > 0 || hasRequirements;
  const enoughResumes = resumes > 0 || (requirements > 0 && hasCandidates);
  if (enoughRequirements && enoughResumes) return { ready: true, hint: readyHint(requirements, resumes) };
  return { ready: false, hint: enoughRequirements && hasRequirements ? m.upload_hint_more() : m.upload_hint() };
}

function readyHint(requirements: number, resumes: number): string {
  if (requirements === 0) return m.upload_ready_resumes({ resumes });
  if (resumes === 0) return m.upload_ready_requirements({ requirements });
  return m.upload_ready({ requirements, resumes });
}

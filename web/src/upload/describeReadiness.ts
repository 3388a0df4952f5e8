import { m } from '../paraglide/messages.js';

export interface ChosenCounts {
  jobDescriptions: number;
  resumes: number;
  /** The position already has requirements, so no job description is needed. */
  hasRequirements: boolean;
  /** The position already has candidates, which can be scored against new requirements. */
  hasCandidates: boolean;
}

/** Says whether the analysis can start: what is missing or what is ready. */
export function describeReadiness({ jobDescriptions, resumes, hasRequirements, hasCandidates }: ChosenCounts): {
  ready: boolean;
  hint: string;
} {
  const enoughJobDescriptions = jobDescriptions > 0 || hasRequirements;
  const enoughResumes = resumes > 0 || (jobDescriptions > 0 && hasCandidates);
  if (enoughJobDescriptions && enoughResumes) return { ready: true, hint: readyHint(jobDescriptions, resumes) };
  return { ready: false, hint: enoughJobDescriptions && hasRequirements ? m.upload_hint_more() : m.upload_hint() };
}

function readyHint(jobDescriptions: number, resumes: number): string {
  if (jobDescriptions === 0) return m.upload_ready_resumes({ resumes });
  if (resumes === 0) return m.upload_ready_job_descriptions({ jobDescriptions });
  return m.upload_ready({ jobDescriptions, resumes });
}

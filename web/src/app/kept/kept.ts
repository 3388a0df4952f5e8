import { keptKeys, sessionsStorage } from '../session/token.ts';

/*
 * What the browser keeps of the saved list and the last review, under the specification's keys. Of a person it is the id alone: a name kept here would outlive
 * the person's erasure on the server. It ends with the session (see token.ts).
 */

export interface KeptSaved {
  candidate_id: string;
  status: string;
  starred: boolean;
}

interface Saved {
  readonly status: string;
  readonly starred: boolean;
  readonly candidate: { readonly internalId: string };
}

/** The statuses are written as REST has them: saved, shortlisted, hired, rejected. */
export function toKept({ candidate, status, starred }: Saved): KeptSaved {
  return { candidate_id: candidate.internalId, status: status.toLowerCase(), starred };
}

/** The requirements form as the review last showed it. */
export interface KeptRequirements {
  screening_id: string;
  position: string;
  requiredSkills: readonly string[];
  experience: string;
  education: string;
  salary: string;
}

export interface KeptResume {
  candidate_id: string;
}

/** The server takes 100 ids in one question; the specification allows 20 résumés. */
export const keptLimits = { saved: 50, resumes: 20 };

export const readKeptSaved = (): KeptSaved[] =>
  list(keptKeys.saved)
    .filter(isSaved)
    .map(({ candidate_id, status, starred }) => ({ candidate_id, status, starred }))
    .slice(0, keptLimits.saved);

export const readKeptResumes = (): KeptResume[] =>
  list(keptKeys.resumes)
    .filter(hasId)
    .map(({ candidate_id }) => ({ candidate_id }))
    .slice(0, keptLimits.resumes);

export function readKeptRequirements(): KeptRequirements | null {
  const value = parse(keptKeys.requirements) as Partial<KeptRequirements> | null;
  if (value === null || !Array.isArray(value.requiredSkills)) return null;
  const texts = [value.screening_id, value.position, value.experience, value.education, value.salary, ...value.requiredSkills];
  return texts.every((text) => typeof text === 'string') ? (value as KeptRequirements) : null;
}

/** Newest first. */
export function keepSaved(rows: readonly KeptSaved[]): void {
  write(keptKeys.saved, rows.slice(0, keptLimits.saved));
}

/** A candidate who was saved comes on top, one whose status changed stays in place; with null they leave. */
export function keepSavedAs(candidateId: string, saved: Omit<Saved, 'candidate'> | null | undefined): void {
  const kept = readKeptSaved();
  const at = kept.findIndex(({ candidate_id }) => candidate_id === candidateId);
  const others = kept.filter((_, index) => index !== at);
  if (saved) others.splice(Math.max(at, 0), 0, toKept({ candidate: { internalId: candidateId }, ...saved }));
  keepSaved(others);
}

/** Newest first. */
export function keepResumes(candidateIds: readonly string[]): void {
  write(
    keptKeys.resumes,
    candidateIds.slice(0, keptLimits.resumes).map((candidate_id) => ({ candidate_id })),
  );
}

export function keepRequirements(requirements: KeptRequirements | null): void {
  write(keptKeys.requirements, requirements);
}

/** A full or forbidden storage is no failure of what the user does. */
function write(key: string, value: readonly object[] | object | null): void {
  try {
    if (value === null) sessionsStorage().removeItem(key);
    else sessionsStorage().setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

/** Anybody can edit the storage, so what does not look like the documented content is ignored. */
function parse(key: string): unknown {
  try {
    return JSON.parse(sessionsStorage().getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function list(key: string): unknown[] {
  const value = parse(key);
  return Array.isArray(value) ? value : [];
}

function hasId(value: unknown): value is KeptResume {
  return typeof (value as KeptResume | null)?.candidate_id === 'string';
}

function isSaved(value: unknown): value is KeptSaved {
  return hasId(value) && typeof (value as KeptSaved).status === 'string' && typeof (value as KeptSaved).starred === 'boolean';
}

import type { ProjectStatus } from '../__generated__/ProjectsRouteQuery.graphql.ts';

/** The fields proposed from the title until the user sets them. */
export interface ProposedFields {
  department: string;
  location: string;
  type: string;
  level: string;
}

/** Null: not set by the user, so the server's proposal applies. */
export type ProjectDraft = { [Field in keyof ProposedFields]: string | null } & { title: string; status: ProjectStatus };

/** The specification's defaults for a new position. */
export const usualFields: ProposedFields = {
  department: 'Engineering',
  location: 'Remote',
  type: 'Full-time',
  level: 'Senior Level',
};

export const emptyDraft: ProjectDraft = { title: '', department: null, location: null, type: null, level: null, status: 'OPEN' };

export function isDraftChanged(draft: ProjectDraft): boolean {
  return (Object.keys(emptyDraft) as (keyof ProjectDraft)[]).some((key) => draft[key] !== emptyDraft[key]);
}

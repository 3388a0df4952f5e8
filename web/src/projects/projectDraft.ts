import type { ProjectStatus } from './__generated__/ProjectsRouteQuery.graphql.ts';
import { proposeDepartment } from './proposeDepartment.ts';

export interface ProjectDraft {
  title: string;
  department: string;
  /** Until the user picks a department, the title proposes one. */
  departmentPicked: boolean;
  location: string;
  type: string;
  level: string;
  status: ProjectStatus;
}

/** The specification's defaults. */
export const emptyDraft: ProjectDraft = {
  title: '',
  department: 'Engineering',
  departmentPicked: false,
  location: 'Remote',
  type: 'Full-time',
  level: 'Senior Level',
  status: 'OPEN',
};

export function changeDraft(draft: ProjectDraft, change: Partial<ProjectDraft>): ProjectDraft {
  const next = { ...draft, ...change };
  return next.departmentPicked ? next : { ...next, department: proposeDepartment(next.title) };
}

export function isDraftChanged(draft: ProjectDraft): boolean {
  return (Object.keys(emptyDraft) as (keyof ProjectDraft)[]).some((key) => draft[key] !== emptyDraft[key]);
}

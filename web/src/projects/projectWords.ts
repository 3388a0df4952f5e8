import { m } from '../paraglide/messages.js';
import type { Tone } from '../ui/tones.ts';
import type { ProjectSort, ProjectStatus } from './__generated__/ProjectsRouteQuery.graphql.ts';
import type { Stage } from './dialog/__generated__/CandidatesByStage_project.graphql.ts';

/** As specified: Open green, Draft yellow, Closed gray, On Hold blue. */
export const statusTones: Record<ProjectStatus, Tone> = { OPEN: 'emerald', DRAFT: 'yellow', CLOSED: 'gray', ON_HOLD: 'blue' };

export function statusText(status: ProjectStatus): string {
  return {
    OPEN: m.projects_status_open,
    DRAFT: m.projects_status_draft,
    CLOSED: m.projects_status_closed,
    ON_HOLD: m.projects_status_on_hold,
  }[status]();
}

export function sortText(sort: ProjectSort): string {
  return {
    CREATED_AT: m.projects_sort_created,
    TITLE: m.projects_sort_title,
    STATUS: m.projects_sort_status,
    CANDIDATES: m.projects_sort_candidates,
    LOCATION: m.projects_sort_location,
  }[sort]();
}

export function stageText(stage: Stage): string {
  return {
    APPLIED: m.projects_stage_applied,
    SCREENING: m.projects_stage_screening,
    INTERVIEW: m.projects_stage_interview,
    OFFER: m.projects_stage_offer,
    HIRED: m.projects_stage_hired,
    REJECTED: m.projects_stage_rejected,
  }[stage]();
}

export const jobTypes = ['Full-time', 'Contract', 'Part-time'] as const;
export const levels = ['Junior Level', 'Mid Level', 'Senior Level'] as const;

/** Departments, types and levels are stored in the specification's words and translated; a custom value is shown as it is. */
export function storedText(value: string): string {
  return (known as Record<string, (() => string) | undefined>)[value]?.() ?? value;
}

const known = {
  Engineering: m.projects_department_engineering,
  Design: m.projects_department_design,
  Analytics: m.projects_department_analytics,
  Infrastructure: m.projects_department_infrastructure,
  'AI/ML': m.projects_department_ai,
  'Full-time': m.projects_type_full_time,
  Contract: m.projects_type_contract,
  'Part-time': m.projects_type_part_time,
  'Junior Level': m.projects_level_junior,
  'Mid Level': m.projects_level_mid,
  'Senior Level': m.projects_level_senior,
  Remote: m.projects_location_remote,
};

import { m } from '../../paraglide/messages.js';

const words: Record<string, () => string> = {
  moveStage: m.bulk_job_moveStage,
  addActivity: m.bulk_job_addActivity,
  setPayment: m.bulk_job_setPayment,
  save: m.bulk_job_save,
  saveEach: m.bulk_job_saveEach,
  unsave: m.bulk_job_unsave,
  archive: m.bulk_job_archive,
  contact: m.bulk_job_contact,
  invite: m.bulk_job_invite,
  deleteProject: m.bulk_job_deleteProject,
};

/** What a job on many candidates does, by the kind of its job. */
export function bulkText(kind: string): string {
  return words[kind]?.() ?? kind;
}

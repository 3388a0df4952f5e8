import type { Session } from '../command/command.ts';
import type { RestClient } from '../rest/restClient.ts';
import { findProject, type Project } from './findProject.ts';
import { type Ledger, ledgerFile, openLedger } from './ledger.ts';
import { setRequirements } from './setRequirements.ts';

export interface TargetOptions {
  project: string;
  create: boolean;
  jd?: string | undefined;
  /** Ignore the ledger. */
  resend: boolean;
  dryRun: boolean;
}

/** The target of an import with its ledger. Close it at the end. */
export interface Target {
  client: RestClient;
  project: Project;
  ledger: Ledger;
}

/** A server that is being restarted comes back within this time. */
const patienceMs = 2 * 60_000;

/** @param root what is imported: each folder and each mailbox has a ledger of its own */
export async function openTarget(session: Session, { root, ...options }: TargetOptions & { root: string }): Promise<Target> {
  const { env, url, output } = session;
  const client = session.signedIn(patienceMs);
  const project = await findProject(client, options.project, { create: options.create && !options.dryRun });
  const opened = openLedger(ledgerFile(env, root), { server: url, project: project.id });
  const ledger: Ledger = options.resend ? { ...opened, isDone: () => false } : opened;
  if (options.jd !== undefined && !options.dryRun) {
    const found = await setRequirements(client, { file: options.jd, projectId: project.id, ledger });
    if (found !== null) output.note(`${found} requirements read from the job description.`);
  }
  return { client, project, ledger };
}

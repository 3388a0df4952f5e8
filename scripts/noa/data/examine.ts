import type { Config } from '../../../api/config/readConfig.ts';
import type { Session } from '../command/command.ts';
import { CommandError } from '../terminal/commandError.ts';
import type { ExitName } from '../terminal/exitCodes.ts';
import { checkDatabase } from './checks/checkDatabase.ts';
import { checkDataFolder } from './checks/checkDataFolder.ts';
import { checkFiles, originals } from './checks/checkFiles.ts';
import { checkMail } from './checks/checkMail.ts';
import { checkModel } from './checks/checkModel.ts';
import { checkNode } from './checks/checkNode.ts';
import { checkPort } from './checks/checkPort.ts';
import { checkRecognition } from './checks/checkRecognition.ts';
import { type Finding, failed, ok } from './checks/finding.ts';
import { readSettings } from './readSettings.ts';

const signs = { ok: '✓', warning: '!', failed: '✗' } as const;
const colours = { ok: 'green', warning: 'yellow', failed: 'red' } as const;

/** Checks everything that NOA needs, one after another, without changing anything. */
export async function examine({ output, env, signal }: Session): Promise<ExitName> {
  const findings: Finding[] = [];
  for await (const finding of checks(env)) {
    if (signal.aborted) throw new CommandError('interrupted', 'Interrupted.');
    findings.push(finding);
    output.print(`${output.style(colours[finding.state], signs[finding.state])} ${finding.check}: ${finding.message}`);
    if (finding.next !== null) output.print(`    ${finding.next}`);
  }
  const broken = findings.filter(({ state }) => state === 'failed').length;
  output.result({ healthy: broken === 0, findings });
  output.print(broken === 0 ? 'NOA has what it needs.' : `${broken} of ${findings.length} checks failed.`);
  return broken === 0 ? 'ok' : 'someFailed';
}

async function* checks(env: NodeJS.ProcessEnv): AsyncGenerator<Finding> {
  yield checkNode();
  const config = settingsOf(env);
  if (config instanceof CommandError) {
    yield failed('Settings', config.message, 'Correct them; the README lists every setting. The other checks need them.');
    return;
  }
  yield ok('Settings', 'every setting can be read');
  yield await checkPort(config);
  if (config.databaseUrl === null) yield checkDataFolder(config.dataDir);
  yield* checkDatabaseAndFiles(config);
  yield await checkMail(config);
  yield await checkModel(config);
  yield checkRecognition();
}

/** The bucket is looked at even when there is no database that says what should be in it. */
async function* checkDatabaseAndFiles(config: Config): AsyncGenerator<Finding> {
  let lookedForFiles = false;
  for await (const finding of checkDatabase(config)) {
    lookedForFiles ||= finding.check === originals;
    yield finding;
  }
  if (!lookedForFiles) yield await checkFiles(config, { expected: [] });
}

function settingsOf(env: NodeJS.ProcessEnv) {
  try {
    return readSettings(env);
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

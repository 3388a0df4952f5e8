import type { Command } from './command/command.ts';
import { auditCommand } from './commands/audit.ts';
import { backupCommand } from './commands/backup.ts';
import { decisionsCommand } from './commands/decisions.ts';
import { demographicsCommand } from './commands/demographics.ts';
import { doctorCommand } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { filesCommand } from './commands/files.ts';
import { importCommand } from './commands/import.ts';
import { loginCommand } from './commands/login.ts';
import { logoutCommand } from './commands/logout.ts';
import { mcpCommand } from './commands/mcp.ts';
import { purgeCommand } from './commands/purge.ts';
import { restoreCommand } from './commands/restore.ts';
import { retentionCommand } from './commands/retention.ts';
import { searchesCommand } from './commands/searches.ts';
import { seedCommand } from './commands/seed.ts';
import { tokenCommand } from './commands/token.ts';

/** Every command, in the order of the help. What a command needs beyond its own file it imports when it runs: `noa --help` must be quick. */
export const commands: readonly Command[] = [
  // One on a line, so that commands added at the same time do not collide.
  importCommand,
  exportCommand,
  demographicsCommand,
  searchesCommand,
  retentionCommand,
  decisionsCommand,
  loginCommand,
  logoutCommand,
  tokenCommand,
  backupCommand,
  restoreCommand,
  filesCommand,
  auditCommand,
  purgeCommand,
  mcpCommand,
  seedCommand,
  doctorCommand,
];

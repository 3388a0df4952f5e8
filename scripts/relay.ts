import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../prisma/projectFolder.ts';
import { compileRelay, readRelayOutput } from './relay/compileRelay.ts';

/** `npm run relay`: brings Relay's artifacts and the list of persisted operations up to date with the sources. */
const root = projectFolder();
try {
  const made = compileRelay(root);
  const present = readRelayOutput(root);
  const stale = [...present.keys()].filter((file) => !made.has(file));
  const changed = [...made].filter(([file, text]) => present.get(file) !== text);
  for (const file of stale) rmSync(path.join(root, file));
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(`Relay: ${made.size} files, ${changed.length} written, ${stale.length} removed.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import type { FileStamp } from './found/foundFile.ts';
import { hashBytes } from './found/hash.ts';

/**
 * What was imported from a folder, so that a second run sends only what is new or failed. The server recognises content itself, so losing the ledger only costs
 * time.
 */
export interface Ledger {
  readonly file: string;
  isDone(key: string): boolean;
  done(key: string, entry: { label: string; candidateId: string | null }): void;
  failed(key: string, entry: { label: string; reason: string }): void;
  /** The hash of a file that has the size and time that it had when it was last hashed. */
  knownHash(file: string, stamp: FileStamp): string | null;
  rememberHash(file: string, stamp: FileStamp, sha256: string): void;
  close(): void;
}

/**
 * `noa/imports/<folder>-<hash>.db` in the user's state folder. Not in the folder itself: that may be read-only or shared, and a list of candidates does not
 * belong among the files that people copy around.
 */
export function ledgerFile(env: NodeJS.ProcessEnv, root: string): string {
  const standard = process.platform === 'win32' ? env['LOCALAPPDATA'] : env['XDG_STATE_HOME'];
  const folder = path.join(standard || path.join(env['HOME'] ?? homedir(), '.local', 'state'), 'noa', 'imports');
  const name = path.basename(root).replace(/[^\p{L}\p{N}.-]+/gu, '_') || 'root';
  return path.join(folder, `${name}-${hashBytes(root).slice(0, 12)}.db`);
}

const schema = `
create table if not exists items (
  server text not null, project text not null, key text not null, state text not null check (state in ('done', 'failed')),
  label text not null, candidate_id text, reason text, at text not null,
  primary key (server, project, key)) without rowid;
create table if not exists files (path text primary key, size integer not null, modified_ms real not null, sha256 text not null) without rowid;`;

/** Opens or creates a ledger, for what one project of one server has. */
export function openLedger(file: string, { server, project }: { server: string; project: string }): Ledger {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file, { timeout: 10_000 });
  // Committed rows survive a kill; only a power cut can lose the last of them.
  db.pragma('journal_mode = wal');
  db.pragma('synchronous = normal');
  db.exec(schema);
  const find = db.prepare("select 1 from items where server = ? and project = ? and key = ? and state = 'done'");
  const write = db.prepare(`
    insert into items values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict do update set state = excluded.state, label = excluded.label, reason = excluded.reason, at = excluded.at,
      candidate_id = coalesce(excluded.candidate_id, items.candidate_id)`);
  const findHash = db.prepare('select sha256 from files where path = ? and size = ? and modified_ms = ?');
  const writeHash = db.prepare('insert or replace into files values (?, ?, ?, ?)');
  const now = () => new Date().toISOString();
  return {
    file,
    isDone: (key) => find.get(server, project, key) !== undefined,
    done: (key, { label, candidateId }) => void write.run(server, project, key, 'done', label, candidateId, null, now()),
    failed: (key, { label, reason }) => void write.run(server, project, key, 'failed', label, null, reason, now()),
    knownHash(path, { size, modifiedMs }) {
      return (findHash.get(path, size, modifiedMs) as { sha256: string } | undefined)?.sha256 ?? null;
    },
    rememberHash: (path, { size, modifiedMs }, sha256) => void writeHash.run(path, size, modifiedMs, sha256),
    close: () => void db.close(),
  };
}

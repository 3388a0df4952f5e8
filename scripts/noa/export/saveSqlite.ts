import Database from 'libsql';
import { z } from 'zod';
import type { RestClient } from '../rest/restClient.ts';
import { CommandError } from '../terminal/commandError.ts';
import { ExportedLine } from './exportedLine.ts';
import { fillDatabase } from './fillDatabase.ts';
import { bodyOf } from './saveFile.ts';
import { sqliteIndexes, sqliteTables } from './sqliteTables.ts';

const text = z.string().nullish();
const Position = z.object({
  id: z.string(),
  title: z.string(),
  department: text,
  location: text,
  type: text,
  level: text,
  status: text,
  created_at: z.string(),
});

export interface SaveSqliteOptions {
  client: RestClient;
  projectId: string;
  onProgress: (bytes: number) => void;
}

/** Turns an export of JSON Resumes into a database, candidate by candidate as they arrive. @returns the number of candidates */
export async function saveSqlite(
  response: Response,
  file: string,
  { client, projectId, onProgress }: SaveSqliteOptions,
): Promise<number> {
  const position = await client.get(`/projects/${projectId}`, Position);
  const db = new Database(file);
  try {
    // A file that is not complete is thrown away, so nothing has to survive a crash.
    db.pragma('journal_mode = off');
    db.pragma('foreign_keys = on');
    db.exec(sqliteTables);
    db.exec('begin');
    const { id, title, department, location, type, level, status, created_at } = position;
    const row = [id, title, department, location, type, level, status, created_at, new Date().toISOString()];
    db.prepare('insert into position values (?, ?, ?, ?, ?, ?, ?, ?, ?)').run(...row.map((value) => value ?? null));
    const write = fillDatabase(db, id);
    let count = 0;
    for await (const line of linesOf(bodyOf(response, onProgress))) {
      write(readLine(line));
      count++;
    }
    db.exec('commit');
    db.exec(sqliteIndexes);
    return count;
  } finally {
    db.close();
  }
}

function readLine(line: string): ExportedLine {
  const parsed = ExportedLine.safeParse(JSON.parse(line));
  if (parsed.success) return parsed.data;
  throw new CommandError(
    'unreachable',
    'The server exports in a way this version of noa does not know.',
    'Use the noa of the same version as the server.',
  );
}

/** Only line feeds end a line: texts of documents hold the other characters that readers of lines take for ends. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      yield Buffer.concat([rest, chunk.subarray(from, at)]).toString();
      rest = Buffer.alloc(0);
      from = at + 1;
    }
    rest = Buffer.concat([rest, chunk.subarray(from)]);
  }
}

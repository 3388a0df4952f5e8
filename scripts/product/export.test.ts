import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../prisma/testing/createTestDatabase.ts';
import { jsonResumeErrors } from '../made/jsonResumeErrors.ts';
import { cvFiles, jobFile } from '../made/madeFiles.ts';
import { type Client, createClient } from './createClient.ts';
import { runNoa } from './runNoa.ts';
import { readStatus, startScreening, uploadFiles, waitForStatus } from './screenFiles.ts';
import { type Product, startProduct } from './startProduct.ts';

const code = '656667';
const people = 7;
const formula = '=HYPERLINK("http://x")';

let folder: string;
let database: TestDatabase;
let product: Product;
let client: Client;
let project: string;
let env: Record<string, string>;
/** Best first, as the pool shows them. */
let names: (string | null)[];
const at = (name: string) => path.join(folder, name);
const post = async <T>(url: string, body: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  return (await (await client.rest(url, { method: 'POST', headers, body: JSON.stringify(body) })).json()) as T;
};
const noa = (args: string[]) => runNoa(['export', ...args], { env }).ended;
const exported = async (file: string, ...more: string[]) => {
  const { code: exit, stderr } = await noa(['--project', project, '--to', at(file), '--overwrite', ...more]);
  expect([exit, stderr]).toEqual([0, '']);
  return readFileSync(at(file));
};
interface Line {
  basics: { name?: string; email?: string };
  noa: { id: string };
}
const linesOf = (content: Buffer) =>
  content
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'noa-export-'));
  database = await createTestDatabase();
  product = await startProduct({ dataDir: at('data'), settings: { NOA_TEST_CODE: code, DATABASE_URL: database.url } });
  client = await createClient(product.url, { email: 'export@example.com', code });
  const { token } = await post<{ token: string }>('/tokens', { name: 'export', scopes: ['read'] });
  env = { NOA_URL: product.url, NOA_TOKEN: token };
  const screening = await startScreening(client, { expectedJobDescriptions: 1, expectedResumes: people });
  await uploadFiles(client, screening, 'JOB_DESCRIPTION', [jobFile]);
  await uploadFiles(client, screening, 'RESUME', cvFiles(0, people));
  await waitForStatus(client, screening, ({ state }) => state === 'COMPLETED');
  const { items } = (await (await client.rest('/projects')).json()) as { items: { id: string }[] };
  project = items[0]?.id ?? '';
  const { id } = await post<{ id: string }>('/candidates', {
    project_id: project,
    full_name: formula,
    skills: ['Python', '-2+3'],
  });
  await post('/activities', { candidate_id: id, type: 'note', note: 'Called. "Later", she said;\nin May.' });
  await vi.waitFor(async () => {
    const { ranked } = await readStatus(client, screening, 50);
    expect(ranked.every(({ score }) => score?.overall != null)).toBe(true);
  }, 60_000);
  names = (await readStatus(client, screening, 50)).ranked.map(({ fullName }) => fullName);
  expect(names).toHaveLength(people + 1);
});
afterAll(async () => {
  await product.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

it('writes a SQLite file with keys and indexes, which another program opens', async () => {
  await exported('all.sqlite', '--contacts');
  const db = new Database(at('all.sqlite'), { readonly: true });
  const ask = (sql: string) => db.prepare(sql).raw().all() as unknown[][];
  expect(ask('pragma integrity_check')).toEqual([['ok']]);
  expect(ask('pragma foreign_key_check')).toEqual([]);
  expect(ask('select full_name from candidates order by rank').flat()).toEqual(names);
  expect(ask('select count(*) from candidates where email is not null').flat()).toEqual([people]);
  const parts = ['skills', 'jobs', 'responsibilities', 'studies', 'scores', 'requirements', 'verdicts'];
  for (const part of parts) expect([part, Number(ask(`select count(*) from ${part}`)[0]?.[0]) > 0]).toEqual([part, true]);
  expect(ask('select note from activities')).toEqual([['Called. "Later", she said;\nin May.']]);
  expect(
    ask(`select full_name from candidates join skills on id = candidate_id where known = 'Python' and full_name like '=%'`),
  ).toEqual([[formula]]);
  // Every foreign key has an index to follow it by.
  const tables = ask(`select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'`).flat();
  for (const table of tables.map(String)) {
    const firsts = ask(
      `select (select name from pragma_index_info(list.name) where seqno = 0) from pragma_index_list('${table}') as list`,
    ).flat();
    const keys = ask(`select "from" from pragma_foreign_key_list('${table}') where seq = 0`).flat();
    expect(firsts).toEqual(expect.arrayContaining(keys));
  }
  db.close();
  const shell = spawnSync('sqlite3', [at('all.sqlite'), 'select count(*) from candidates'], { encoding: 'utf8' });
  // Where there is no shell, the library above is the other program.
  if (!shell.error) expect(shell.stdout.trim()).toBe(String(people + 1));
});

it('writes a workbook that a spreadsheet reader opens, with nothing that runs', async () => {
  const rows = await readSheet(await exported('all.xlsx'));
  const [head, ...body] = rows;
  expect(head).toEqual(expect.arrayContaining(['Full Name', 'Score', 'Stage']));
  expect(head).not.toContain('Email');
  expect(body.map(([name]) => name)).toEqual(names.map((name) => (name === formula ? `'${formula}` : name)));
});

it('writes CSV', async () => {
  const { data } = Papa.parse<string[]>((await exported('all.csv', '--contacts')).toString().slice(1).trim());
  expect(data[0]).toContain('Email');
  expect(data.slice(1).map(([name]) => name)).toEqual(names.map((name) => (name === formula ? `'${formula}` : name)));
});

it('writes JSON Resumes that are valid against the published schema, and hides who it is in blind review', async () => {
  const lines = linesOf(await exported('all.jsonl', '--contacts'));
  for (const line of lines) expect(jsonResumeErrors(line)).toEqual([]);
  expect(lines.map(({ basics }) => basics.name ?? null)).toEqual(names);
  expect(linesOf(await exported('all.jsonl')).some(({ basics }) => basics.email !== undefined)).toBe(false);

  const setBlindReview = 'mutation Blind($input: SetBlindReviewInput!) { setBlindReview(input: $input) { __typename } }';
  await client.graphql(setBlindReview, { input: { on: true } });
  const secrets = lines.flatMap(({ basics }) => [basics.name, basics.email].filter((secret) => secret !== undefined));
  for (const file of ['blind.jsonl', 'blind.csv', 'blind.sqlite']) {
    const content = (await exported(file, '--contacts')).toString();
    expect(secrets.filter((secret) => content.includes(secret))).toEqual([]);
  }
  await client.graphql(setBlindReview, { input: { on: false } });
});

it('finds a position by its title, and tells what was written as JSON', async () => {
  const { stdout } = await noa(['--project', 'senior software engineer', '--to', at('titled.jsonl'), '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    project_id: project,
    file: at('titled.jsonl'),
    kind: 'jsonl',
    candidates: people + 1,
  });
});

it('refuses what it cannot do, and leaves no file behind', async () => {
  writeFileSync(at('mine.csv'), 'mine');
  const results = await Promise.all(
    [
      ['--project', project, '--to', at('all.pdf')],
      ['--project', project],
      ['--project', 'Astronaut', '--to', at('none.csv')],
      ['--project', project, '--to', at('mine.csv')],
      ['--project', project, '--to', at('no folder/x.csv')],
    ].map(noa),
  );
  expect(results.map((result) => [result.code, result.stderr])).toEqual([
    [2, expect.stringContaining('--to: must end with .xlsx, .csv, .jsonl, .sqlite')],
    [2, expect.stringContaining('--to: is missing')],
    [5, expect.stringContaining('There is no position called "Astronaut"')],
    [6, expect.stringContaining('exists already')],
    [6, expect.stringContaining('There is no folder')],
  ]);
  expect(readFileSync(at('mine.csv'), 'utf8')).toBe('mine');
  expect(readdirSync(folder).filter((name) => name.endsWith('.part') || name.startsWith('none'))).toEqual([]);
});

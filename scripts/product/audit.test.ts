import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../prisma/database.ts';
import { migrate } from '../../prisma/migrate.ts';
import { runNoa } from './runNoa.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'noa-audit-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const verify = async (...more: string[]) => {
  const { code, stdout } = await runNoa(['audit', 'verify', '--json', ...more], { env: { NOA_DATA_DIR: folder } }).ended;
  return { code, ...(JSON.parse(stdout) as { intact: boolean; head: { number: number; hash: string }; problems: object[] }) };
};

it('says whether the audit log is whole, by words, JSON and exit code', async () => {
  const database = await openDatabase({ dataDir: folder });
  await migrate({ url: database.url });
  const empty = await verify();
  expect(empty).toMatchObject({ code: 0, intact: true, problems: [] });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    `insert into audit_events (id, action, entity, entity_id) values (gen_random_uuid(), 'user.signed-in', 'user', '1')`,
  );
  const { head } = await verify();
  expect(head.number).toBe(empty.head.number + 1);
  expect((await verify('--head', `${head.number}:${'0'.repeat(64)}`)).problems).toEqual([
    { kind: 'other-head', number: head.number, eventId: null },
  ]);
  // Who has the database's own password can do this.
  await client.query(`alter table audit_events disable trigger user`);
  await client.query(`update audit_events set entity_id = '2' where entity_id = '1'`);
  await client.end();
  await database.stop();
  expect(await verify()).toMatchObject({ code: 1, intact: false, problems: [{ kind: 'changed-record', number: head.number }] });
  const { code, stderr } = await runNoa(['audit', 'mend'], { env: { NOA_DATA_DIR: folder } }).ended;
  expect([code, stderr]).toEqual([2, expect.stringContaining('must be verify')]);
});

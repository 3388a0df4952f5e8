import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNoa } from './runNoa.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

describe('noa demographics', () => {
  let importer: Importer;
  beforeAll(async () => {
    importer = await openImporter();
  });
  afterAll(() => importer.close());

  it('stores a table, tells the rows that it could not use, and what the report counts', async () => {
    const { client, folder, env } = importer;
    const send = (url: string, body: object) =>
      client.rest(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
    const { id } = (await (await send('/projects', { title: 'Fairness Engineer' })).json()) as { id: string };
    const items = [{ full_name: 'Grace Hopper', external_id: 'grace', email: 'grace@example.com', skills: ['Cobol'] }];
    expect((await send('/candidates/batch', { project_id: id, items })).ok).toBe(true);
    const file = path.join(folder, 'answers.csv');
    writeFileSync(file, 'external_id,sex,race_ethnicity\ngrace,female,white\nnobody,f,asian\n');
    const ran = await runNoa(['demographics', file, '--project', 'Fairness Engineer'], { env, cwd: folder }).ended;
    expect(ran).toMatchObject({ code: 1, stdout: 'Stored 1 rows for "Fairness Engineer".\n' });
    expect(ran.stderr).toContain('Row 3: names no candidate of the position.');
    const report = await (await client.rest(`/projects/${id}/impact-report`)).json();
    expect(report).toMatchObject({ people: 1, self_reported: 1 });
    const missing = await runNoa(['demographics', 'none.csv', '--project', 'Fairness Engineer'], { env, cwd: folder }).ended;
    expect(missing.code).toBe(6);
  });
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNoa } from './runNoa.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

describe('the commands of a position', () => {
  let importer: Importer;
  beforeAll(async () => {
    importer = await openImporter();
  });
  afterAll(() => importer.close());

  const noa = (...args: string[]) => runNoa(args, { env: importer.env, cwd: importer.folder }).ended;
  const send = async (url: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await importer.client.rest(url, { method: 'POST', body: JSON.stringify(body), headers });
    expect(answer.ok).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const add = (projectId: string, people: object[]) => send('/candidates/batch', { project_id: projectId, items: people });
  /** As if nothing had happened to the candidate since. */
  const lastSeen = async (projectId: string, fullName: string, when: Date) => {
    const { candidate, correction } = importer.database!.prisma;
    const { id } = await candidate.findFirstOrThrow({ where: { projectId, fullName } });
    await candidate.update({ where: { id }, data: { createdAt: when } });
    await correction.updateMany({ where: { candidateId: id }, data: { createdAt: when } });
  };

  it('noa demographics stores a table, tells the rows that it could not use, and what the report counts', async () => {
    const { client, folder } = importer;
    const { id } = await send('/projects', { title: 'Fairness Engineer' });
    await add(id, [{ full_name: 'Grace Hopper', external_id: 'grace', email: 'grace@example.com', skills: ['Cobol'] }]);
    const file = path.join(folder, 'answers.csv');
    writeFileSync(file, 'external_id,sex,race_ethnicity\ngrace,female,white\nnobody,f,asian\n');
    const ran = await noa('demographics', file, '--project', 'Fairness Engineer');
    expect(ran).toMatchObject({ code: 1, stdout: 'Stored 1 rows for "Fairness Engineer".\n' });
    expect(ran.stderr).toContain('Row 3: names no candidate of the position.');
    const report = await (await client.rest(`/projects/${id}/impact-report`)).json();
    expect(report).toMatchObject({ people: 1, self_reported: 1 });
    const missing = await noa('demographics', 'none.csv', '--project', 'Fairness Engineer');
    expect(missing.code).toBe(6);
  });

  it('noa searches saves a search, tells who is new since it was last looked at, and deletes it', async () => {
    const { id } = await send('/projects', { title: 'Standing Search' });
    const searches = (...args: string[]) => noa('searches', '--project', 'Standing Search', ...args);
    expect((await searches()).stdout).toBe('You have no saved searches for "Standing Search".\n');
    const saved = await searches('--save', 'Cobolists', '--skill', 'Cobol', '--tell');
    expect(saved).toMatchObject({ code: 0, stdout: 'Saved "Cobolists" for "Standing Search".\n' });
    await add(id, [
      { full_name: 'Grace Murray', external_id: 'grace', skills: ['Cobol'] },
      { full_name: 'Pete Other', external_id: 'pete', skills: ['Java'] },
    ]);
    expect((await searches('--look', 'cobolists')).stdout).toMatch(/^Cobolists: 1 new or changed since .*\n {2}Grace Murray\n$/);
    expect((await searches('--look', 'Cobolists')).stdout).toMatch(/^Cobolists: 0 new or changed since .*\n$/);
    expect((await searches()).stdout).toMatch(/^Cobolists: 0 new or changed since /);
    expect(await searches('--look', 'Nobody')).toMatchObject({ code: 5, stdout: '' });
    expect((await searches('--delete', 'Cobolists')).stdout).toBe('Deleted "Cobolists".\n');
    expect((await searches()).stdout).toContain('no saved searches');
  });

  it('noa retention shows whom a rule would erase, sets it as it was seen, shows it and removes it', async () => {
    const { id } = await send('/projects', { title: 'Retention Engineer' });
    await add(id, [
      { full_name: 'Grace Murray', external_id: 'grace' },
      { full_name: 'Pete New', external_id: 'pete' },
    ]);
    await lastSeen(id, 'Grace Murray', new Date('2020-01-01'));
    const retention = (...args: string[]) => noa('retention', '--project', 'Retention Engineer', ...args);
    expect((await retention()).stdout).toBe('"Retention Engineer" has no retention rule: candidates stay.\n');
    const preview = await retention('--days', '180');
    expect(preview).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing was set.') });
    expect(preview.stdout).toMatch(
      /would erase 1 candidates \(1 people\), first on .*\n {2}Grace Murray\nStay nevertheless: 0 hired, 0 saved/,
    );
    expect((await retention('--days', '180', '--confirm', '2')).code).not.toBe(0);
    expect((await retention()).stdout).toContain('no retention rule');
    const rule = /^"Retention Engineer": Candidates are erased 180 days after their last activity\..* Next run: /;
    expect(await retention('--days', '180', '--confirm', '1')).toMatchObject({ code: 0, stdout: expect.stringMatching(rule) });
    expect((await retention()).stdout).toMatch(rule);
    expect((await retention('--off', '--days', '9')).code).toBe(2);
    expect((await retention('--off')).stdout).toContain('no retention rule');
  });
});

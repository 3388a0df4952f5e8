import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runNoa } from './runNoa.ts';
import { type Importer, openImporter } from './testing/openImporter.ts';

describe('noa decisions', () => {
  let importer: Importer;
  beforeAll(async () => {
    importer = await openImporter();
  });
  afterAll(() => importer.close());

  const noa = (...args: string[]) => runNoa(['decisions', ...args], { env: importer.env, cwd: importer.folder }).ended;

  it('is silent with too few decisions, then proposes, shows what would change, and takes it when told to', async () => {
    const { client } = importer;
    const send = async (url: string, body: object) => {
      const answer = await client.rest(url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.ok).toBe(true);
      return (await answer.json()) as { id: string };
    };
    expect(await noa()).toMatchObject({
      code: 0,
      stdout: 'There are 0 decisions; with 30 NOA compares the ranking with them.\n',
    });
    // Two positions that decide by years and nothing else, against the skills that the default weights look at first.
    for (const title of ['Decided Engineer', 'Decided Manager']) {
      const { id } = await send('/projects', { title });
      await send(`/projects/${id}/requirements`, { required_skills: ['Python', 'Go', 'SQL'], experience: '10 years' });
      const people = Array.from({ length: 24 }, (_, index) => ({ years: (index * 5) % 12, known: (index * 7) % 4 }));
      const items = people.map(({ years, known }, index) => ({
        full_name: `Person ${index}`,
        external_id: `${title} ${index}`,
        experience_years: years,
        skills: ['Cobol', ...['Python', 'Go', 'SQL'].slice(0, known)],
      }));
      await send('/candidates/batch', { project_id: id, items });
      const listed = (await (await client.rest(`/projects/${id}/candidates?limit=100`)).json()) as {
        items: { id: string; experience_years: number }[];
      };
      for (const { id: candidate_id, experience_years: years } of listed.items)
        await send('/activities', {
          candidate_id,
          type: 'stage_change',
          ...(years > 5 ? { stage: 'Interview' } : { stage: 'Rejected', reason: 'experience' }),
        });
    }
    const shown = await noa('--project', 'Decided Engineer');
    expect(shown).toMatchObject({ code: 0, stderr: '' });
    expect(shown.stdout).toMatch(/^24 went on, 24 were rejected, at 2 positions\.\nRanked above a rejected person \(AUC\): /);
    expect(shown.stdout).toContain('Impact ratios: unknown, nobody has stated sex or race/ethnicity.');
    expect(shown.stdout).toMatch(/ {2}experience: 25 % -> \d+ %/);
    expect(shown.stdout).toMatch(/Into the first ten: \d+\n {2}Person \d+: \d+ -> \d+/);
    const taken = await noa('--project', 'Decided Engineer', '--take', '--json');
    expect(JSON.parse(taken.stdout)).toMatchObject({ taken: { name: 'From decisions: Decided Engineer' } });
    expect((await noa('--take')).code).toBe(2);
  });
});

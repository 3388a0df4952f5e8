import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { archiveCandidates } from '../candidates/archiveCandidates.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidate } from '../corrections/createCandidate.ts';
import { editCandidate } from '../corrections/editCandidate.ts';
import { deleteProject } from '../deletion/deleteProject.ts';
import { createProject } from '../projects/createProject.ts';
import { saveRequirements } from '../projects/requirements/saveRequirements.ts';
import { updateProject } from '../projects/updateProject.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { writeChangeToken } from './changeToken.ts';
import { type Change, listChanges } from './listChanges.ts';

describe('listChanges', () => {
  let test: TestContext;
  let ctx: Ctx;
  let token: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  beforeEach(async () => void ([, token] = await readAll(undefined)));
  afterAll(() => test.drop());

  async function readAll(since: string | undefined, size = () => 500): Promise<[Change[], string]> {
    const all: Change[] = [];
    for (let from = since; ; ) {
      const { items, next, hasMore } = await listChanges(ctx, { since: from, take: size() });
      all.push(...items);
      from = next;
      if (!hasMore) return [all, next];
    }
  }

  /** What is new since the last look: `CANDIDATE <id>`. */
  async function news(): Promise<string[]> {
    const [items, next] = await readAll(token);
    token = next;
    return items.map(({ type, id, deleted }) => `${deleted ? '-' : ''}${type} ${id}`).sort();
  }

  it('lists every kind of write, and nothing else', async () => {
    const { id } = await createProject(ctx, { title: 'Florist' });
    expect(await news()).toEqual([`PROJECT ${id}`, `REQUIREMENT ${id}`]);
    await updateProject(ctx, { id, department: 'Flowers' });
    expect(await news()).toEqual([`PROJECT ${id}`]);
    await saveRequirements(ctx, { projectId: id, requiredSkills: ['Python'] });
    expect(await news()).toEqual([`PROJECT ${id}`, `REQUIREMENT ${id}`]);
    const { id: ada } = await createCandidate(ctx, { projectId: id, name: 'Ada', skills: ['Python'], source: 'REST' });
    await drainQueue(test);
    expect(await news()).toEqual([`CANDIDATE ${ada}`, `SCORE ${ada}`]);
    await moveCandidate(ctx, { candidateId: ada, stage: 'OFFER' });
    expect(await news()).toEqual([`CANDIDATE ${ada}`, `STAGE ${ada}`]);
    await moveCandidate(ctx, { candidateId: ada, stage: 'OFFER' });
    expect(await news()).toEqual([]);
    test.clock.now = new Date(test.clock.now.getTime() + 1_000);
    await editCandidate(ctx, { candidateId: ada, skills: ['Cooking'] });
    await drainQueue(test);
    expect(await news()).toEqual([`CANDIDATE ${ada}`, `SCORE ${ada}`]);
    await ctx.db.$transaction((tx) =>
      archiveCandidates(tx, { candidateIds: [ada], userId: ctx.viewer?.userId ?? '', now: ctx.now(), archived: true }),
    );
    expect(await news()).toEqual([`CANDIDATE ${ada}`]);
    await deleteProject(ctx, { id });
    expect(await news()).toEqual([`-CANDIDATE ${ada}`, `-PROJECT ${id}`, `-REQUIREMENT ${id}`, `-SCORE ${ada}`, `-STAGE ${ada}`]);
    expect(await news()).toEqual([]);
  });

  it('has triggers for every kind of write to its tables', async () => {
    const triggers = await ctx.db.$queryRaw<{ name: string }[]>`
      select event_object_table || ' ' || event_manipulation as name from information_schema.triggers
      where trigger_name like '%_change_%' order by 1`;
    const tables = ['candidate_scores', 'candidates', 'projects'];
    expect(triggers.map(({ name }) => name)).toEqual(
      tables.flatMap((table) => ['DELETE', 'INSERT', 'UPDATE'].map((event) => `${table} ${event}`)),
    );
  });

  it('gives a change that is committed late to a reader who has already read a newer one', async () => {
    const { candidates } = await createCandidates(ctx, 2);
    const [early, late] = candidates.map(({ id }) => id);
    await news();
    const slow = new pg.Client({ connectionString: test.database.url });
    await slow.connect();
    await slow.query('begin');
    await slow.query(`update candidates set title = 'First' where id = $1`, [early]);
    await ctx.db.candidate.update({ where: { id: late ?? '' }, data: { title: 'Second' } });
    expect(await news()).toEqual([`CANDIDATE ${late}`]);
    await slow.query('commit');
    await slow.end();
    expect(await news()).toEqual([`CANDIDATE ${early}`]);
  });

  it('returns the same for the same token, as long as nothing changes', async () => {
    await createCandidates(ctx, 5);
    const [first] = await readAll(token);
    expect(await readAll(token)).toEqual([first, expect.any(String)]);
    const [some] = await readAll(token, () => 2);
    expect(some).toEqual(first);
  });

  it('keeps one change of each row, however often it changes', async () => {
    const { candidates } = await createCandidates(ctx, 1);
    const id = candidates[0]?.id ?? '';
    for (let round = 0; round < 20; round++) await ctx.db.candidate.update({ where: { id }, data: { title: `Title ${round}` } });
    expect((await news()).filter((line) => line.endsWith(id))).toEqual([`CANDIDATE ${id}`]);
    expect(await ctx.db.change.count({ where: { entityId: id } })).toBe(1);
  });

  it('misses and repeats nothing in over 100 cuts while transactions of different lengths write', async () => {
    const { projectId, candidates } = await createCandidates(ctx, 60);
    const ids = candidates.map(({ id }) => id);
    await news();
    const pool = new pg.Pool({ connectionString: test.database.url, max: 12 });
    const random = (below: number) => randomInt(below);
    let writing = 12;
    const write = async (writer: number) => {
      for (let round = 0; round < 25; round++) {
        const client = await pool.connect();
        await client.query('begin');
        const chosen = [...new Set(Array.from({ length: 1 + random(4) }, () => ids[random(ids.length)] ?? ''))].sort();
        for (const id of chosen) {
          await client.query(`update candidates set title = $2 where id = $1`, [id, `${writer}.${round}`]);
          if (random(3) === 0) await setTimeout(random(12));
        }
        await client.query(
          `insert into candidates (id, project_id, full_name, skills, skill_keys, updated_at) values (gen_random_uuid(), $1, $2, '{}', '{}', now())`,
          [projectId, `${writer}.${round}`],
        );
        await client.query(random(5) === 0 ? 'rollback' : 'commit');
        client.release();
      }
      writing--;
    };
    // Three readers number changes at the same time: one in many small pages, two that always read to the end.
    const follow = async (since: string, largestPage: number) => {
      const known = new Map<string, string | null>();
      const tokens = new Set([since]);
      let from = since;
      const read = async () => {
        const { items, next } = await listChanges(ctx, { since: from, take: 1 + random(largestPage) });
        from = next;
        if (items.length > 0) expect(tokens.has(next)).toBe(false);
        tokens.add(next);
        const rows = await ctx.db.candidate.findMany({ where: { id: { in: items.map(({ id }) => id) } } });
        for (const row of rows) known.set(row.id, row.title);
        return items.length;
      };
      while (writing > 0) await read();
      await writers;
      while ((await read()) > 0);
      return { known, cuts: tokens.size };
    };
    const writers = Promise.all(Array.from({ length: 12 }, (_, index) => write(index)));
    const readers = await Promise.all([follow(token, 2), follow(token, 200), follow(token, 200)]);
    await pool.end();
    const truth = await ctx.db.candidate.findMany({
      where: { projectId, OR: [{ title: { not: null } }, { id: { notIn: ids } }] },
    });
    expect(truth.length).toBeGreaterThan(100);
    expect(readers[0]?.cuts).toBeGreaterThan(100);
    for (const { known } of readers) {
      for (const { id, title } of truth) expect([id, known.get(id)]).toEqual([id, title]);
    }
    expect(await ctx.db.change.count({ where: { number: null } })).toBe(0);
  });

  it('refuses malformed tokens, and tokens from the future', async () => {
    await expectError(listChanges(ctx, { since: 'x', take: 1 }), 'INVALID_INPUT');
    await expectError(listChanges(ctx, { since: writeChangeToken(10n ** 12n), take: 1 }), 'INVALID_INPUT');
    await expectError(listChanges(test.ctx, { take: 1 }), 'UNAUTHENTICATED');
  });
});

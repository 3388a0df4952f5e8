import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import { seedCandidates } from '../../../scripts/seed/seedCandidates.ts';
import { readProjectVersion } from '../../candidates/counts/projectVersion.ts';
import type { Ctx } from '../../context.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { type ComparedGroup, readComparedGroup, updateComparedGroup } from './comparedGroup.ts';

describe('a compared group that has changed', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  let ids: string[];
  /** Counts candidates read in full from the database. */
  let read = 0;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    ({ id: projectId } = await seedCandidates(ctx, { position: 'Backend Engineer', count: 300 }));
    ctx = { ...ctx, db: watchReads(ctx.db) };
    ids = (await readComparedGroup(ctx, { projectId })).ids as string[];
  });
  afterAll(() => test.drop());

  function watchReads(db: Ctx['db']): Ctx['db'] {
    const client = db.$extends({
      query: {
        async $queryRaw({ args, query }) {
          const rows: unknown = await query(args);
          if (/with members as/.test(args.sql))
            for (const { members } of rows as { members: string }[]) read += JSON.parse(members).length;
          return rows;
        },
      },
    });
    return client as unknown as Ctx['db'];
  }

  /** The group as plain values, with keys instead of their numbers. */
  function describeGroup({ skills, certifications, ...group }: ComparedGroup) {
    const keysOf = ({ of, keys, counts }: ComparedGroup['skills'], row: number) =>
      [...of(row)].map((number) => `${keys[number]} ${counts[number]}`);
    const rows = group.ids.map((id, row) => [id, keysOf(skills, row), keysOf(certifications, row)]);
    return { ...group, rows };
  }

  const id = (place: number) => ids[place] ?? '';
  const update = (place: number, data: object) => ctx.db.candidate.update({ where: { id: id(place) }, data });

  it.each<[string, number, () => Promise<unknown>]>([
    ['nothing but a stage', 1, () => update(5, { stage: 'OFFER' })],
    [
      'the skills of the first and the last',
      2,
      () => Promise.all([update(0, { skillKeys: ['cobol', 'python'] }), update(ids.length - 1, { skillKeys: [] })]),
    ],
    ['a certificate and a degree', 1, () => update(9, { certificationKeys: ['seldom'], educationText: 'phd alchemy' })],
    ['one who is archived', 0, () => update(20, { archivedAt: new Date() })],
    ['one who comes back', 1, () => update(20, { archivedAt: null })],
    ['one who is deleted', 0, () => ctx.db.candidate.delete({ where: { id: id(40) } })],
    ['one who is new', 1, () => ctx.db.candidate.create({ data: { projectId, skillKeys: ['python', 'fortran'] } })],
    [
      'two who turn out to be one person',
      1,
      () =>
        ctx.db.candidate.updateMany({
          where: { id: { in: [id(60), id(61)] } },
          data: { personId: id(60), updatedAt: new Date() },
        }),
    ],
  ])('is as if it were read anew, and only what changed is read: %s', async (_what, changed, change) => {
    const before = await readComparedGroup(ctx, { projectId });
    const version = await readProjectVersion(ctx, { projectId });
    await change();
    expect(await readProjectVersion(ctx, { projectId })).not.toBe(version);
    read = 0;
    const updated = await updateComparedGroup(ctx, { projectId, before });
    expect(read).toBe(changed);
    expect(describeGroup(updated)).toEqual(describeGroup(await readComparedGroup(ctx, { projectId })));
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../plugins/index.ts';
import { createCandidate } from '../corrections/createCandidate.ts';
import { createProject } from '../projects/createProject.ts';
import { rankCandidates } from '../scoring/ranking/rankCandidates.ts';
import { rescoreProject } from '../scoring/rescoreProject.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { setSelfReport } from './selfReports/setSelfReport.ts';

const root = path.resolve(import.meta.dirname, '../..');
const product = ['api', 'core', 'plugins', 'prisma', 'schema', 'scripts', 'web/src'];

/** Files that may name the table: those that store and count its rows, and the database's definition. */
const allowed = [/^core\/fairness\//, /^prisma\/(generated|migrations)\//];
/** Files that may import from core/fairness: those that offer the report. */
const doors = [
  /^schema\/common\/scalars\.ts$/,
  /^core\/fairness\//,
  /^schema\/(fairness\/|schema\.ts)/,
  /^api\/rest\/fairness\//,
];

/** The one file that may read a single person's report: the export of a person's data. It imports only one function of core/fairness. */
const wayOut = { file: 'core/exports/exportCandidateData.ts', reads: "from '../fairness/selfReports/readSelfReports.ts'" };

function sources(): { file: string; text: string }[] {
  return product
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:ts|tsx|mjs|sql)$/.test(file) && !/\.test\.tsx?$|\/testing\/|__generated__|node_modules/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}

describe('what candidates say of themselves', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
  });
  afterAll(() => test.drop());

  it('is named by nothing that scores, ranks, searches, shows or exports candidates', () => {
    const named = sources().filter(({ text }) => /self_reports\b|\bselfReport\b(?!:)/.test(text));
    // Proves that the search finds what it looks for.
    expect(named.some(({ file }) => file === 'core/fairness/impact/impactReport.ts')).toBe(true);
    expect(named.map(({ file }) => file).filter((file) => !allowed.some((one) => one.test(file)))).toEqual([]);
  });

  it("is only reached through core/fairness, which only the report's API imports", () => {
    const importers = sources().filter(({ text }) => /from '[^']*\/fairness\/[^']*'/.test(text));
    expect(importers.some(({ file }) => file === 'api/rest/fairness/fairnessRoutes.ts')).toBe(true);
    const strangers = importers.filter(({ file }) => !doors.some((one) => one.test(file)) && file !== 'api/rest/restRoutes.ts');
    expect(strangers.map(({ file }) => file)).toEqual([wayOut.file]);
    expect(strangers[0]?.text.match(/from '[^']*\/fairness\/[^']*'/g)).toEqual([wayOut.reads]);
    // Nothing else reads what one person said, not even the report.
    const readers = sources().filter(({ text }) => /from '[^']*readSelfReports\.ts'/.test(text));
    expect(readers.map(({ file }) => file)).toEqual([wayOut.file]);
  });

  it('changes no score and no order, and no search finds it', async () => {
    const ctx = await test.signedIn();
    const { id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Python', 'Go'] });
    const ids: string[] = [];
    for (const [index, skills] of [['Python', 'Go'], ['Python'], ['Go'], ['Cobol']].entries()) {
      const { id } = await createCandidate(ctx, { projectId, name: `Person ${index}`, skills, source: 'REST' });
      ids.push(id);
    }
    await drainQueue(test);
    const before = await rankCandidates(ctx, { projectId, take: 10 });
    expect(before.items).toHaveLength(4);
    for (const [index, candidateId] of ids.entries())
      await setSelfReport(ctx, { candidateId, sex: index % 2 ? 'FEMALE' : 'MALE', raceEthnicity: index % 2 ? 'BLACK' : 'ASIAN' });
    await rescoreProject(ctx, { projectId });
    await drainQueue(test);
    expect(await rankCandidates(ctx, { projectId, take: 10 })).toEqual(before);
    for (const search of ['female', 'male', 'asian', 'black', 'FEMALE'])
      expect(await rankCandidates(ctx, { projectId, search, take: 10 })).toMatchObject({ items: [], total: 0 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import type { Ctx } from '../../context.ts';
import { createCandidate } from '../../corrections/createCandidate.ts';
import { erasePerson } from '../../erasure/erasePerson.ts';
import { mergeCandidates } from '../../persons/mergeCandidates.ts';
import { createProject } from '../../projects/createProject.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { drainQueue } from '../../testing/drainQueue.ts';
import { expectError } from '../../testing/expectError.ts';
import { impactReport } from '../impact/impactReport.ts';
import { importSelfReports } from './importSelfReports.ts';
import { setSelfReport } from './setSelfReport.ts';

describe('what candidates say of themselves', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  /** A position with six scored people: those with Python score higher. */
  async function makePosition(): Promise<{ projectId: string; ids: string[] }> {
    const { id: projectId } = await createProject(ctx, { title: 'Engineer', skills: ['Python'] });
    const ids: string[] = [];
    for (let index = 0; index < 6; index++) {
      const skills = index % 2 === 0 ? ['Python'] : ['Cobol'];
      const { id } = await createCandidate(ctx, {
        projectId,
        name: `Person Number${index}`,
        email: `p${index}.${projectId}@example.com`,
        externalId: `ext-${index}`,
        skills,
        source: 'REST',
      });
      ids.push(id);
    }
    await drainQueue(test);
    return { projectId, ids };
  }
  const sexes = async (projectId: string) => {
    const { tables, ...report } = await impactReport(ctx, { projectId });
    return { ...report, unknown: tables[0]?.unknown, rows: tables[0]?.rows.map(({ sex, count, above }) => [sex, count, above]) };
  };

  it('comes as a table by id, name of the caller or e-mail, and tells which rows it could not use', async () => {
    const { projectId, ids } = await makePosition();
    const csv = [
      'Candidate ID,External ID,E-mail,Gender,Race / Ethnicity',
      `${ids[0]},,,Male,White`,
      ',ext-1,,f,Black or African American (Not Hispanic or Latino)',
      `,,P2.${projectId}@Example.com,женский,`,
      ',ext-3,,prefer not to say,Asian',
      '',
      ',ext-99,,f,White',
      ',,,f,White',
      ',ext-4,,purple,White',
      ',ext-5,,m,Martian',
    ].join('\r\n');
    const tried = await importSelfReports(ctx, { projectId, csv, dryRun: true });
    expect(await sexes(projectId)).toMatchObject({ selfReported: 0 });
    expect(await ctx.db.auditEvent.count({ where: { entityId: projectId, action: 'project.self-reports-imported' } })).toBe(0);
    const imported = await importSelfReports(ctx, { projectId, csv });
    expect(imported).toEqual(tried);
    expect(imported.understood[2]).toMatchObject({ row: 4, key: 'email', sex: 'FEMALE', raceEthnicity: null });
    expect(imported).toMatchObject({
      stored: 4,
      failed: [
        { row: 7, reason: 'NO_CANDIDATE' },
        { row: 8, reason: 'NO_CANDIDATE' },
        { row: 9, reason: 'UNKNOWN_SEX' },
        { row: 10, reason: 'UNKNOWN_RACE_ETHNICITY' },
      ],
    });
    const after = {
      people: 6,
      selfReported: 4,
      unknown: 3,
      rows: [
        ['MALE', 1, 1],
        ['FEMALE', 2, 1],
      ],
    };
    expect(await sexes(projectId)).toMatchObject(after);
    // Again: nothing changes.
    expect(await importSelfReports(ctx, { projectId, csv })).toEqual(imported);
    expect(await sexes(projectId)).toMatchObject(after);
    // A row without any category deletes the earlier report.
    await importSelfReports(ctx, { projectId, csv: `candidate_id,sex\n${ids[0]},unknown` });
    expect(await sexes(projectId)).toMatchObject({ selfReported: 3, rows: [['FEMALE', 2, 1]] });
  });

  it('is set and taken back one by one, and the record names no category', async () => {
    const { projectId, ids } = await makePosition();
    const candidateId = ids[0] ?? '';
    expect(await setSelfReport(ctx, { candidateId, sex: 'FEMALE', raceEthnicity: 'ASIAN' })).toMatchObject({ projectId });
    expect(await sexes(projectId)).toMatchObject({ selfReported: 1, rows: [['FEMALE', 1, 1]] });
    await setSelfReport(ctx, { candidateId });
    expect(await sexes(projectId)).toMatchObject({ selfReported: 0 });
    expect(await ctx.db.selfReport.count({ where: { candidateId } })).toBe(0);
    const records = await ctx.db.auditEvent.findMany({ where: { entityId: candidateId, action: 'candidate.self-report-set' } });
    expect(records.map(({ details }) => details)).toEqual([{}, {}]);
  });

  it('counts a person with several documents once, and goes with the person', async () => {
    const { projectId, ids } = await makePosition();
    const [main = '', other = ''] = [ids[0], ids[2]];
    await setSelfReport(ctx, { candidateId: other, sex: 'MALE' });
    await mergeCandidates(ctx, { mainId: main, otherIds: [other] });
    expect(await sexes(projectId)).toMatchObject({ people: 5, selfReported: 1, rows: [['MALE', 1, 1]] });
    await erasePerson(ctx, { candidateId: main });
    expect(await ctx.db.selfReport.count({ where: { candidateId: { in: [main, other] } } })).toBe(0);
    expect(await sexes(projectId)).toMatchObject({ people: 4, selfReported: 0, rows: [] });
  });

  it('refuses a table without the columns, a row that several people share, and what is not there', async () => {
    const { projectId } = await makePosition();
    await expectError(importSelfReports(ctx, { projectId, csv: 'name,sex\nAda,f' }), 'INVALID_INPUT');
    await expectError(importSelfReports(ctx, { projectId, csv: 'email,age\na@example.com,3' }), 'INVALID_INPUT');
    await expectError(importSelfReports(ctx, { projectId: ctx.viewer?.userId ?? '', csv: 'email,sex' }), 'NOT_FOUND');
    await expectError(impactReport(test.ctx, { projectId }), 'UNAUTHENTICATED');
    for (const name of ['Boris Ivanov', 'Clara Castro'])
      await createCandidate(ctx, { projectId, name, email: `agency.${projectId}@example.com`, source: 'REST' });
    await ctx.db.candidate.updateMany({ where: { projectId }, data: { personId: null } });
    expect(await importSelfReports(ctx, { projectId, csv: `email,sex\nagency.${projectId}@example.com,f` })).toEqual({
      stored: 0,
      understood: [],
      failed: [{ row: 2, reason: 'SEVERAL_CANDIDATES' }],
    });
  });
});

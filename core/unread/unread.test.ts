import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unpackDocument } from '../../plugins/contract/packDocument.ts';
import type { DocumentText } from '../../plugins/contract.ts';
import { renewReading } from '../../plugins/host/reading/readDocument.ts';
import { builtInPlugins } from '../../plugins/index.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { removeCorrection } from '../corrections/removeCorrection.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { matrixNames } from '../scoring/matrixNames.ts';
import { projectSummary } from '../scoring/projectSummary.ts';
import { rankCandidates } from '../scoring/ranking/rankCandidates.ts';
import { rescoreProject } from '../scoring/rescoreProject.ts';
import { scoreMatrix } from '../scoring/scoreMatrix.ts';
import { finishUpload } from '../screenings/finishUpload.ts';
import { getScreening } from '../screenings/getScreening.ts';
import { startScreening } from '../screenings/startScreening.ts';
import { uploadDocuments } from '../screenings/uploadDocuments.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { drainQueue } from '../testing/drainQueue.ts';
import { expectError } from '../testing/expectError.ts';
import { readAgain } from './readAgain.ts';
import { removeUnread } from './removeUnread.ts';
import { typeFactsIn } from './typeFactsIn.ts';
import { unreadWhere } from './unreadWhere.ts';

const job = 'Python Developer\n\nRequirements:\n- 3+ years of experience\n- Python\n- SQL\n';
const resume = (name: string) => `${name}\n${name.toLowerCase().replace(' ', '.')}@example.com\n\nSkills\nPython, SQL\n`;

describe('a résumé that was not read', () => {
  let test: TestContext;
  let ctx: Ctx;
  let count = 0;
  let screeningId: string;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
    ctx = await test.signedIn();
    const { read } = test.ctx.documents;
    // Two of the three pages are pictures without recognisable text.
    test.ctx.documents.read = async (input) => {
      const made = await read(input);
      return input.name.startsWith('scan') ? renewReading(made, withPictures(await unpackDocument(made.layout))) : made;
    };
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    await ctx.db.$executeRaw`delete from graphile_worker._private_jobs`;
    const screening = await startScreening(ctx, { expectedJobDescriptions: 1, expectedResumes: 3 });
    ({ id: screeningId, projectId } = screening);
    await upload('JOB_DESCRIPTION', 'jd.txt', `${job}${++count}`);
    await upload('RESUME', 'ada.txt', `${resume('Ada Byron')}${count}`);
    await upload('RESUME', 'scan.txt', `${resume('Bob Stone')}${count}`);
    await upload('RESUME', 'broken.pdf', `%PDF-1.4 nonsense ${count}`);
    await finishUpload(ctx, { screeningId });
    await drainQueue(test);
  });

  it('has no score and is in no list, count, average or rank', async () => {
    expect((await getScreening(ctx, { id: screeningId })).state).toBe('COMPLETED');
    const bob = await candidate('Bob Stone');
    expect(bob).toMatchObject({ unread: true, score: null });
    expect(await document('scan.txt')).toMatchObject({ state: 'DONE', readShare: expect.closeTo(1 / 3) });
    const ada = await candidate('Ada Byron');
    expect(await rankCandidates(ctx, { projectId, take: 10 })).toMatchObject({ total: 1, items: [{ id: ada.id }] });
    expect((await rankCandidates(ctx, { projectId, take: 10, unread: true })).items.at(-1)).toEqual({
      id: bob.id,
      overall: null,
    });
    const matrix = await scoreMatrix(ctx, { projectId });
    expect(matrix).toMatchObject({ count: 1, nameRanks: Uint32Array.of(1) });
    expect(await matrixNames(ctx, matrix.ids)).toEqual(['Ada Byron']);
    const summary = await projectSummary(ctx, { projectId });
    expect(summary).toMatchObject({ totalCandidates: 1, topCandidateId: ada.id, averageScore: summary.topScore });
    expect(await unreadNames()).toEqual(['broken.pdf', 'scan.txt']);
  });

  it('stays without a score when requirements change', async () => {
    await ctx.db.project.update({ where: { id: projectId }, data: { currentRevisionId: null } });
    await rescoreProject(ctx, { projectId, signal: new AbortController().signal });
    expect(await ctx.db.candidateScore.count({ where: { projectId } })).toBe(1);
  });

  it('is scored as usual once a fact is typed in, and not any more when it is taken back', async () => {
    const { id } = await candidate('Bob Stone');
    await correctCandidate(ctx, { candidateId: id, field: 'skills', value: ['Python'] });
    expect(await candidate('Bob Stone')).toMatchObject({ unread: false, score: { matchedSkills: 1 } });
    expect(await unreadNames()).toEqual(['broken.pdf']);
    await removeCorrection(ctx, { candidateId: id, field: 'skills' });
    expect(await candidate('Bob Stone')).toMatchObject({ unread: true, score: null });
  });

  it('gets a candidate to type the facts into when nothing could be read', async () => {
    const { id: documentId } = await document('broken.pdf');
    const typed = await typeFactsIn(ctx, { documentId });
    expect(typed).toMatchObject({ unread: true, fullName: null });
    expect((await typeFactsIn(ctx, { documentId })).id).toBe(typed.id);
    expect(await unreadNames()).toEqual(['broken.pdf', 'scan.txt']);
    await correctCandidate(ctx, { candidateId: typed.id, field: 'name', value: 'Cleo Reed' });
    expect(await candidate('Cleo Reed')).toMatchObject({ unread: false, score: { matchedSkills: 0 } });
    await expectError(typeFactsIn(ctx, { documentId }), 'CONFLICT');
    expect(await rankCandidates(ctx, { projectId, take: 10 })).toMatchObject({ total: 2 });
  });

  it('is read again from another file, which takes its place', async () => {
    const { id: documentId } = await document('broken.pdf');
    const typed = await typeFactsIn(ctx, { documentId });
    await readAgain(ctx, { documentId, file: textFile('dan.txt', `${resume('Dan Hill')}${count}`) });
    await drainQueue(test);
    expect(await document('dan.txt')).toMatchObject({
      id: documentId,
      state: 'DONE',
      readShare: 1,
      candidateId: typed.id,
      errorCode: null,
    });
    expect(await candidate('Dan Hill')).toMatchObject({ id: typed.id, unread: false, score: { matchedSkills: 2 } });
    await expectError(readAgain(ctx, { documentId, file: null }), 'CONFLICT');
  });

  it('is tried again as it is, whatever was read of it before', async () => {
    const { id: documentId } = await document('scan.txt');
    await ctx.db.document.update({ where: { id: documentId }, data: { fileName: 'now legible.txt' } });
    await readAgain(ctx, { documentId, file: null });
    await drainQueue(test);
    expect(await candidate('Bob Stone')).toMatchObject({ unread: false, score: { matchedSkills: 2 } });
    expect(await unreadNames()).toEqual(['broken.pdf']);
  });

  it('does not take a file that the position has already', async () => {
    const { id: documentId } = await document('broken.pdf');
    const file = textFile('again.txt', `${resume('Ada Byron')}${count}`);
    await expectError(readAgain(ctx, { documentId, file }), 'CONFLICT');
    expect(await unreadNames()).toEqual(['broken.pdf', 'scan.txt']);
  });

  it('can be removed, with the candidate that stands for it', async () => {
    for (const name of ['broken.pdf', 'scan.txt']) await removeUnread(ctx, { documentId: (await document(name)).id });
    expect(await unreadNames()).toEqual([]);
    expect(await ctx.db.candidate.count({ where: { projectId } })).toBe(1);
    await expectError(removeUnread(ctx, { documentId: (await document('ada.txt')).id }), 'CONFLICT');
  });

  async function upload(kind: 'JOB_DESCRIPTION' | 'RESUME', name: string, content: string): Promise<void> {
    await uploadDocuments(ctx, { screeningId, kind, files: [textFile(name, content)] });
  }

  function document(fileName: string) {
    return ctx.db.document.findFirstOrThrow({ where: { projectId, fileName } });
  }

  function candidate(fullName: string) {
    return ctx.db.candidate.findFirstOrThrow({ where: { projectId, fullName }, include: { score: true } });
  }

  async function unreadNames(): Promise<string[]> {
    const documents = await ctx.db.document.findMany({ where: { projectId, ...unreadWhere }, orderBy: { fileName: 'asc' } });
    return documents.map(({ fileName }) => fileName);
  }
});

function withPictures(document: DocumentText): DocumentText {
  const picture = { width: 595, height: 842, ocrConfidence: null };
  return {
    ...document,
    pages: [...document.pages, picture, picture],
    warnings: [2, 3].map((page) => ({ code: 'no-text', page, params: {} })),
  };
}

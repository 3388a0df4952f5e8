import { randomInt, randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { updateProfile } from '../accounts/updateProfile.ts';
import { addActivity } from '../activities/addActivity.ts';
import { recordExport } from '../audit/recordExport.ts';
import { revealCandidate } from '../blindReview/revealCandidate.ts';
import { contactCandidate } from '../bulk/contactCandidate.ts';
import { startBulk } from '../bulk/startBulk.ts';
import { issueStreamTicket } from '../bulk/streamTicket.ts';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { correctCandidate } from '../corrections/correctCandidate.ts';
import { createCandidate } from '../corrections/createCandidate.ts';
import { sendDigest } from '../digests/sendDigest.ts';
import { textFile } from '../documents/reading/prepareFiles.ts';
import { setSelfReport } from '../fairness/selfReports/setSelfReport.ts';
import { beginRequest } from '../idempotency/beginRequest.ts';
import { finishRequest } from '../idempotency/finishRequest.ts';
import { setCandidatePayment } from '../payments/setCandidatePayment.ts';
import { mergeCandidates } from '../persons/mergeCandidates.ts';
import { tellApart } from '../persons/tellApart.ts';
import { savePreset } from '../presets/savePreset.ts';
import { createProject } from '../projects/createProject.ts';
import { saveRequirements } from '../projects/requirements/saveRequirements.ts';
import { saveCandidate } from '../saved/saveCandidate.ts';
import { continueRanking, openRanking } from '../scoring/ranking/pageCandidates.ts';
import { screenResumes } from '../screenings/screenResumes.ts';
import { evaluateSearches } from '../searches/evaluateSearches.ts';
import { saveSearch } from '../searches/saveSearch.ts';
import { createWebhook } from '../webhooks/createWebhook.ts';
import { createCandidates } from './createCandidates.ts';
import type { TestContext } from './createTestContext.ts';
import { drainQueue } from './drainQueue.ts';

/** Words that occur nowhere else, neither in other tests nor in dictionaries. */
const mark = randomUUID()
  .slice(0, 6)
  .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'x');
const surname = `Quizzelbeck${mark}`;
const email = `quizzel.${mark}@example.com`;
const phone = `+49 30 ${String(randomInt(10_000_000, 99_999_999))}`;
const phrase = `taming flurbs ${mark} nightly`;
const employer = `Flurbonia${mark}`;
const town = `Flurbtown${mark}`;
const noted = `flurbnote${mark}`;
const mailed = `flurbmail${mark}`;
const resume = `Orsolya ${surname}
${email}
${phone}

Experience
Keeper, ${employer} GmbH
01/2015 - 12/2022
- ${phrase}, by 40%

Skills
Python`;
export const canaries = [surname, email, phone, phrase, employer, town, noted, mailed];
/** The forms in which they may be stored: folded text, digits only. */
export const traces = [...new Set([...canaries, ...canaries.map((text) => text.toLowerCase()), phone.replaceAll(/\D/g, '')])];

export interface PlantedPerson {
  id: string;
  /** A second entry of theirs, merged into the first. */
  merged: string;
  /** Somebody else, with a note that names them. */
  other: string;
}

/** One person everywhere that a user's hands or NOA's tasks may leave them. */
export async function plantPerson(test: TestContext, ctx: Ctx): Promise<PlantedPerson> {
  const { id: projectId } = await createProject(ctx, { title: 'Keeper', skills: ['Python'] });
  const colleague = await test.signedIn('colleague@example.com');
  await updateProfile(colleague, { digest: 'DAILY' });
  await createWebhook(ctx, { url: 'https://hooks.example.com/', events: ['candidate.scored', 'stage.changed'] });
  const { signal } = new AbortController();
  const waiting = screenResumes(ctx, { projectId, files: [textFile(`${surname}.txt`, resume)], source: 'REST', signal });
  await vi.waitFor(async () => expect(await ctx.db.document.count()).toBe(1), { timeout: 30_000 });
  await drainQueue(test);
  const id = (await waiting)[0]?.candidateId ?? '';
  const { candidates } = await createCandidates(ctx, 1, () => ({
    fullName: 'Orsolya Kovacs',
    searchText: ' orsolya kovacs ',
  }));
  const other = candidates[0]?.id ?? '';
  await plantRecords(ctx, { id, other, colleague });
  await plantPresets(ctx, { projectId });
  const merged = await plantPersons(ctx, { id, projectId });
  await plantJobs(ctx, { id, projectId });
  await drainQueue(test);
  await evaluateSearches(ctx, { projectId });
  test.clock.now = new Date(test.clock.now.getTime() + 24 * 3_600_000);
  await sendDigest(test.ctx, { userId: colleague.viewer?.userId ?? '' });
  // The planner's statistics quote values of rows.
  await ctx.db.$executeRawUnsafe('analyze');
  return { id, merged, other };
}

/** What colleagues write and state about the person. */
async function plantRecords(ctx: Ctx, { id, other, colleague }: { id: string; other: string; colleague: Ctx }): Promise<void> {
  await saveCandidate(ctx, { candidateId: id });
  await addActivity(ctx, {
    candidateId: id,
    type: 'NOTE',
    note: `${noted}: ${surname}`,
    mentions: [colleague.viewer?.userId ?? ''],
  });
  await addActivity(ctx, { candidateId: other, type: 'NOTE', note: `Better than orsolya ${surname} (${email}, ${phone}).` });
  await moveCandidate(ctx, { candidateId: id, stage: 'INTERVIEW' });
  await correctCandidate(ctx, { candidateId: id, field: 'location', value: town });
  await setCandidatePayment(ctx, { candidateId: id, paymentExpected: 71_234, currency: 'EUR' });
  await setSelfReport(ctx, { candidateId: id, sex: 'FEMALE' });
  await revealCandidate(ctx, { candidateId: id });
}

async function plantPresets(ctx: Ctx, { projectId }: { projectId: string }): Promise<void> {
  await savePreset(ctx, { name: `Like ${surname}`, scope: 'weights', payload: { skills: 1 } });
  await savePreset(ctx, { name: 'Mine', scope: 'private', payload: { search: email } });
  await savePreset(ctx, { name: 'Calls', scope: 'private', payload: { search: `tel ${phone}` } });
  await savePreset(ctx, { name: 'Juniors', scope: 'private', payload: { search: 'Orsolya, python' } });
  await saveSearch(ctx, { projectId, name: surname, filter: { search: surname }, tell: true });
}

/**
 * A second entry of the same person, merged, and a namesake of whom somebody said that it is another person.
 *
 * @returns the merged entry
 */
async function plantPersons(ctx: Ctx, { id, projectId }: { id: string; projectId: string }): Promise<string> {
  const entry = { projectId, skills: ['Python'], source: 'REST' as const };
  const again = await createCandidate(ctx, { ...entry, name: `Orsolya ${surname}`, email });
  await mergeCandidates(ctx, { mainId: id, otherIds: [again.id] });
  const namesake = await createCandidate(ctx, { ...entry, name: 'Orsolya Kovacs' });
  await tellApart(ctx, { candidateId: id, otherId: namesake.id, different: true });
  return again.id;
}

/** What tasks, exports, pages of lists and repeated requests leave. */
async function plantJobs(ctx: Ctx, { id, projectId }: { id: string; projectId: string }): Promise<void> {
  await recordExport(ctx, { action: 'candidates.exported', projectId, candidateIds: [id], filter: { search: surname } });
  const note = { type: 'NOTE', note: `${noted} bulk` };
  const { id: jobId } = await startBulk(ctx, { kind: 'addActivity', selection: { ids: [id] }, input: note });
  await issueStreamTicket(ctx, { jobId });
  await contactCandidate(ctx, { candidateId: id, subject: 'To {name}', text: `${mailed}, dear {name}` });
  await saveRequirements(ctx, { projectId, requiredSkills: ['Python', 'Go'] });
  const page = { projectId, take: 1 };
  const { next } = await openRanking(ctx, page);
  if (next !== null) await continueRanking(ctx, page, next);
  const key = { key: randomUUID(), requestHash: 'same' };
  await beginRequest(ctx, key);
  await finishRequest(ctx, { ...key, status: 201, body: { id, full_name: `Orsolya ${surname}`, email } });
}

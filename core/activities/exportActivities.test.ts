import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveCandidate } from '../candidates/stages/moveCandidate.ts';
import type { Ctx } from '../context.ts';
import { createCandidates } from '../testing/createCandidates.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { expectError } from '../testing/expectError.ts';
import { addActivity } from './addActivity.ts';
import { exportActivities } from './exportActivities.ts';

describe('the export of activities', () => {
  let test: TestContext;
  let ctx: Ctx;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());

  it('has a line per activity, newest first, and no cell that a spreadsheet runs', async () => {
    const { candidates } = await createCandidates(ctx, 2);
    const [candidateId = '', other = ''] = candidates.map(({ id }) => id);
    await addActivity(ctx, { candidateId, type: 'NOTE', note: '＝HYPERLINK("http://evil")' });
    test.clock.now = new Date('2026-03-03T10:00:00Z');
    await addActivity(ctx, { candidateId, type: 'SCHEDULE', channel: 'PHONE', when: new Date('2026-04-01T09:30:00+02:00') });
    await addActivity(ctx, { candidateId: other, type: 'CONTACT', channel: 'EMAIL' });
    test.clock.now = new Date('2026-03-04T10:00:00Z');
    await moveCandidate(ctx, { candidateId, stage: 'OFFER' });
    expect((await exportActivities(ctx, { candidateIds: [candidateId] })).split('\r\n')).toEqual([
      'candidate_id,type,channel,note,when',
      `${candidateId},stage_change,,Applied → Offer,2026-03-04T10:00:00Z`,
      `${candidateId},schedule,phone,,2026-04-01T07:30:00Z`,
      `${candidateId},note,,"'＝HYPERLINK(""http://evil"")",2026-03-02T10:00:00Z`,
    ]);
  });

  it('refuses an empty selection, and callers who are not signed in', async () => {
    await expectError(exportActivities(ctx, { candidateIds: [] }), 'INVALID_INPUT');
    await expectError(exportActivities(test.ctx, { candidateIds: [] }), 'UNAUTHENTICATED');
  });
});

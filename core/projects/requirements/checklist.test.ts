import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JobFacts, Requirement, RequirementKind } from '../../../plugins/contract.ts';
import type { Ctx } from '../../context.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { expectError } from '../../testing/expectError.ts';
import { createProject } from '../createProject.ts';
import { adoptExtractedRequirements } from './adoptExtractedRequirements.ts';
import { type ChecklistItem, checklistOf, judgedItems } from './checklist.ts';
import { currentRequirements } from './currentRequirements.ts';
import { listRevisions } from './listRevisions.ts';
import { rollbackRequirements } from './rollbackRequirements.ts';
import { saveChecklist } from './saveChecklist.ts';
import { saveRequirements } from './saveRequirements.ts';

const documentId = '018f0000-0000-7000-8000-000000000001';
const quote = (text: string) => [{ text, page: 1, start: 0, end: text.length }];

function read(label: string, kind: RequirementKind = 'skill', rest: Partial<Requirement> = {}): Requirement {
  const category = kind === 'soft-skill' ? 'soft' : 'technical';
  return {
    label,
    known: label,
    kind,
    category,
    importance: 'must',
    minYears: null,
    confidence: 0.9,
    evidence: quote(label),
    ...rest,
  };
}

const job: JobFacts = {
  title: { value: 'Engineer', evidence: quote('Engineer'), confidence: 1 },
  requirements: [
    read('Go', 'skill', { minYears: 3 }),
    read('Python or Bash'),
    read('Docker', 'skill', { importance: 'nice' }),
    read('Teamwork', 'soft-skill'),
    read('4+ years', 'experience', { minYears: 4 }),
    read("Bachelor's degree", 'education'),
    read('CKA', 'certification', { importance: 'nice' }),
    read('English (B2)', 'language'),
  ],
  minYears: { value: 4, evidence: quote('4+ years'), confidence: 1 },
  education: { value: { level: 'bachelor', text: "Bachelor's degree" }, evidence: quote("Bachelor's degree"), confidence: 1 },
  salary: null,
  location: null,
  warnings: [],
};

describe('the checklist', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
  });
  afterAll(() => test.drop());
  beforeEach(async () => {
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer', skills: [] }));
    await inTransaction(ctx, (tx) =>
      adoptExtractedRequirements(tx, { projectId, sources: [{ documentId, fileName: 'jd.pdf', facts: job }], now: ctx.now() }),
    );
  });

  const revision = async () => (await currentRequirements(ctx, { projectId }))!.revision!;
  const items = async () => checklistOf(await revision());
  const importances = (list: readonly ChecklistItem[]) => Object.fromEntries(list.map((item) => [item.label, item.importance]));
  const save = async (change: (item: ChecklistItem) => Partial<ChecklistItem>, rest = {}) => {
    const edited = (await items()).map((item) => ({ ...item, ...change(item) }));
    return saveChecklist(ctx, { projectId, items: edited, ...rest });
  };

  it('follows from what was read, musts first', async () => {
    const list = await items();
    expect(importances(list)).toEqual({
      Go: 'must',
      'Python or Bash': 'must',
      '4+ years': 'must',
      "Bachelor's degree": 'must',
      'English (B2)': 'must',
      Docker: 'nice',
      Teamwork: 'nice',
      CKA: 'nice',
    });
    expect(list[0]).toMatchObject({ label: 'Go', minYears: 3, knockOut: false, evidence: [{ documentId }] });
    expect(list[1]?.alternatives).toEqual(['Python', 'Bash']);
    expect(list.find(({ kind }) => kind === 'education')?.level).toBe('bachelor');
    expect(list.find(({ kind }) => kind === 'experience')?.minYears).toBe(4);
  });

  it('keeps what the user set, and tells the form', async () => {
    await save(({ label }) => {
      if (label === 'Go') return { knockOut: true, minYears: 5 };
      if (label === 'Docker') return { importance: 'must' };
      if (label === 'Teamwork') return { importance: 'must' };
      if (label === 'English (B2)') return { importance: 'dropped' };
      return label === '4+ years' ? { minYears: 6 } : {};
    });
    const saved = await revision();
    expect(saved).toMatchObject({
      requiredSkills: ['Go', 'Python or Bash', 'Docker'],
      niceSkills: [],
      minYears: 6,
      languages: [],
    });
    expect(saved.experience).toBe('6+');
    const list = await items();
    expect(list.find(({ label }) => label === 'Go')).toMatchObject({ knockOut: true, minYears: 5 });
    expect(importances(list)).toMatchObject({ Teamwork: 'must', 'English (B2)': 'dropped', CKA: 'nice' });
    expect(judgedItems(list).map(({ label }) => label)).not.toContain('English (B2)');
  });

  it('drops and takes back years and degree without losing their words', async () => {
    await save(({ kind }) => (kind === 'experience' || kind === 'education' ? { importance: 'dropped' } : {}));
    expect(await revision()).toMatchObject({ minYears: null, educationLevel: null, experience: '4+ years' });
    await save(({ kind }) => (kind === 'experience' || kind === 'education' ? { importance: 'must' } : {}));
    expect(await revision()).toMatchObject({ minYears: 4, educationLevel: 'bachelor', experience: '4+ years' });
  });

  it('keeps the marks when the form is edited, and knocks nobody out by a nice-to-have', async () => {
    await save(({ label }) => (label === 'Go' ? { knockOut: true } : {}));
    await saveRequirements(ctx, { projectId, requiredSkills: ['Go', 'Rust'] });
    expect((await items()).find(({ label }) => label === 'Go')?.knockOut).toBe(true);
    await saveRequirements(ctx, { projectId, requiredSkills: ['Rust'], niceSkills: ['Go'] });
    expect((await items()).find(({ label }) => label === 'Go')).toMatchObject({ importance: 'nice', knockOut: false });
  });

  it('adds what the user adds, drops what is absent, and refuses invalid values', async () => {
    const added = { label: 'Rust', kind: 'skill' as const, importance: 'must' as const, minYears: null, knockOut: false };
    await saveChecklist(ctx, { projectId, items: [added] });
    expect((await revision()).requiredSkills).toEqual(['Rust']);
    expect(importances(await items())).toMatchObject({ Rust: 'must', Go: 'dropped', Docker: 'dropped' });
    await expectError(saveChecklist(ctx, { projectId, items: [{ ...added, minYears: 99 }] }), 'INVALID_INPUT');
    await expectError(saveChecklist(ctx, { projectId, items: [{ ...added, label: ' ' }] }), 'INVALID_INPUT');
    await expectError(saveChecklist(ctx, { projectId, baseRevisionId: documentId, items: [] }), 'CONFLICT');
  });

  it('is empty without a revision, and survives marks of an unknown shape', async () => {
    expect(checklistOf(null)).toEqual([]);
    const stored = await revision();
    expect(checklistOf({ ...stored, marks: [{ key: 1 }, null] })).toEqual(checklistOf(stored));
  });

  it('rolls back to an earlier revision as a new one', async () => {
    const first = await revision();
    await save(({ label }) => (label === 'Go' ? { importance: 'dropped' } : { knockOut: true }));
    const back = await rollbackRequirements(ctx, { projectId, revisionId: first.id });
    expect(back).toMatchObject({ rollbackOfId: first.id, sourceName: 'jd.pdf', requiredSkills: first.requiredSkills });
    expect(await items()).toEqual(checklistOf(first));
    const { items: all, total } = await listRevisions(ctx, { projectId });
    expect(total).toBe(3);
    expect(all.map(({ id }) => id)[0]).toBe(back.id);
    await expectError(rollbackRequirements(ctx, { projectId, revisionId: documentId }), 'NOT_FOUND');
    await expectError(rollbackRequirements(ctx, { projectId, revisionId: 'x' }), 'NOT_FOUND');
    await expectError(rollbackRequirements(test.ctx, { projectId, revisionId: first.id }), 'UNAUTHENTICATED');
  });
});

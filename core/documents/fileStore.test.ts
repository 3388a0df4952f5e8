import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { createProject } from '../projects/createProject.ts';
import { createTestContext, type TestContext } from '../testing/createTestContext.ts';
import { deleteUnusedFiles } from './deleteUnusedFiles.ts';
import { loadContent, storeContents } from './fileStore.ts';
import { textFile } from './reading/prepareFiles.ts';

describe('the file store', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  beforeAll(async () => {
    test = await createTestContext();
    ctx = await test.signedIn();
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer' }));
  });
  afterAll(() => test.drop());

  const contentOf = (text: string) => ({ ...textFile('a.txt', text), sizeBytes: text.length });
  const now = new Date();
  const placed = new Map<string, string>();

  it('keeps a content once, and gives the same bytes back', async () => {
    const contents = [contentOf('a'), contentOf('a'), contentOf('b')];
    await inTransaction(ctx, (tx) => storeContents(tx, { contents, placed, now }));
    await inTransaction(ctx, (tx) => storeContents(tx, { contents, placed, now }));
    expect(await ctx.db.storedFile.count()).toBe(2);
    expect(Buffer.from((await loadContent(ctx, { sha256: contentOf('b').sha256 })) ?? []).toString()).toBe('b');
  });

  it('does not lose a content that is erased as unused while somebody uploads it', async () => {
    const content = contentOf('fought over');
    await inTransaction(ctx, (tx) => storeContents(tx, { contents: [content], placed, now }));
    let erased: Promise<number> | undefined;
    await inTransaction(ctx, async (tx) => {
      await storeContents(tx, { contents: [content], placed, now });
      erased = inTransaction(ctx, (other) => deleteUnusedFiles(other, { hashes: [content.sha256] }));
      await tx.document.create({ data: { projectId, kind: 'RESUME', fileName: 'a.txt', sizeBytes: 1, sha256: content.sha256 } });
    });
    await erased;
    expect(await ctx.db.document.count({ where: { sha256: content.sha256 } })).toBe(1);
  });
});

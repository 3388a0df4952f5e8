import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPlugins } from '../../../plugins/index.ts';
import type { Ctx } from '../../context.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { resumeText } from '../../testing/sampleTexts.ts';
import { extractUploads } from './extractUploads.ts';
import { toIncomingFile } from './prepareFiles.ts';

describe('files that are read without being stored', () => {
  let test: TestContext;
  beforeAll(async () => {
    test = await createTestContext({ plugins: builtInPlugins });
  });
  afterAll(() => test.drop());

  it('of one user hold no more threads than there are cores, in however many requests they come', async () => {
    const [ada, bob] = [await test.signedIn(), await test.signedIn()];
    const begun: string[] = [];
    let goOn = () => {};
    const allowed = new Promise<void>((resolve) => (goOn = resolve));
    const held = (ctx: Ctx): Ctx => ({
      ...ctx,
      documents: {
        ...ctx.documents,
        read: async (input) => {
          begun.push(input.name);
          await allowed;
          return ctx.documents.read(input);
        },
      },
    });
    const files = (name: string, count: number) =>
      Array.from({ length: count }, (_, index) =>
        toIncomingFile(`${name}${index}.txt`, new TextEncoder().encode(resumeText(`${name} Byron`, 'Python'))),
      );
    const { signal } = new AbortController();
    const requests = [1, 2, 3].map(() => extractUploads(held(ada), { files: files('ada', availableParallelism() + 1), signal }));
    const other = extractUploads(held(bob), { files: files('bob', 1), signal });
    await expect.poll(() => begun).toContain('bob0.txt');
    expect(begun.filter((name) => name.startsWith('ada'))).toHaveLength(availableParallelism());
    goOn();
    const answers = (await Promise.all([...requests, other])).flat();
    expect(answers).toHaveLength(3 * (availableParallelism() + 1) + 1);
    expect(answers.every(({ refused }) => refused === null)).toBe(true);
  });
});

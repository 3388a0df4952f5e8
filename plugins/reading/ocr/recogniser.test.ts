import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { recogniseWords } from './recogniser.ts';

/** 40 × 20 white pixels. */
const picture = Buffer.concat([Buffer.from('P5 40 20 255\n'), Buffer.alloc(800, 255)]);

it('keeps no more than two languages in memory, however many are asked for in turn', async () => {
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  const ended = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => void vi.restoreAllMocks());
  const started = () => [...new Set(sent.mock.contexts)];
  // Threads of other tests of this process may end meanwhile.
  const running = () => started().filter((worker) => !ended.mock.contexts.includes(worker)).length;
  const counts: number[] = [];
  for (const language of ['eng', 'deu', 'eng', 'fra', 'eng', 'deu'] as const) {
    expect(await recogniseWords(picture, language)).toEqual([]);
    counts.push(running());
  }
  expect(counts).toEqual([1, 2, 2, 2, 2, 2]);
  // English was in use all the time and was started once.
  expect(started()).toHaveLength(4);
});

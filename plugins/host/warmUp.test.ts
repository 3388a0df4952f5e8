import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { localExtractor } from '../extractors/local/localExtractor.ts';
import { builtInPlugins } from '../index.ts';
import { createRegistry } from '../registry.ts';
import { createDocumentPool } from './documentPool.ts';
import { practice } from './documentTasks.ts';
import { warmUp } from './warmUp.ts';

const threads = 2;

/** A pool, and the threads in the order in which they were told to practise. */
function watchedPool() {
  const sent = vi.spyOn(Worker.prototype, 'postMessage');
  const pool = createDocumentPool({ threads, milliseconds: 120_000 });
  onTestFinished(async () => {
    sent.mockRestore();
    await pool.close();
  });
  const practising = () => sent.mock.contexts.filter((_, call) => sent.mock.calls[call]?.[0].op === 'warmUp');
  return { pool, practising };
}

it('lets every thread practise as often as it takes', async () => {
  const { pool, practising } = watchedPool();
  await pool.warmUp(localExtractor.id);
  expect(practising()).toHaveLength(threads * practice);
  for (const thread of new Set(practising())) expect(practising().filter((other) => other === thread)).toHaveLength(practice);
});

it('lets them practise no further once a document is there', async () => {
  const { pool, practising } = watchedPool();
  const warm = pool.warmUp(localExtractor.id);
  const { text } = await pool.read({ name: 'cv.txt', bytes: Buffer.from('Ada Lovelace') });
  await warm;
  expect(text).toBe('Ada Lovelace');
  expect(practising()).toHaveLength(threads);
});

it('reads every kind of fact, so that all of that code has run', async () => {
  const extracting = vi.spyOn(localExtractor, 'extractResume');
  onTestFinished(() => extracting.mockRestore());
  await warmUp(createRegistry(builtInPlugins), localExtractor.id);
  const facts = await extracting.mock.results[0]?.value;
  const { name, title, email, phone, location, salary, ...lists } = facts;
  for (const fact of [name, title, email, phone, location, salary]) expect(fact?.value).toBeTruthy();
  const { experience, education, certifications, languages, skills, achievements } = lists;
  for (const list of [experience, education, certifications, languages, skills, achievements])
    expect(list.length).toBeGreaterThan(0);
});

it("does not give the made-up résumé to a user's own extractor", async () => {
  const own = { ...localExtractor, id: 'own', extractResume: vi.fn<typeof localExtractor.extractResume>() };
  await warmUp(createRegistry([...builtInPlugins, own]), own.id);
  expect(own.extractResume).not.toHaveBeenCalled();
});

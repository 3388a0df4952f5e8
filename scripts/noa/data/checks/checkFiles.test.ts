import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Config } from '../../../../api/config/readConfig.ts';
import { createS3Store } from '../../../../api/files/createS3Store.ts';
import { type ServedS3, serveS3 } from '../../../../api/files/testing/serveS3.ts';
import { textFile } from '../../../../core/documents/reading/prepareFiles.ts';
import { createTestDatabase, type TestDatabase } from '../../../../prisma/testing/createTestDatabase.ts';
import { checkDatabase } from './checkDatabase.ts';

let database: TestDatabase;
let s3: ServedS3;
beforeEach(async () => {
  s3 = await serveS3();
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
  database = await createTestDatabase();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await s3.close();
});

async function lookForOriginals(files: Config['files']): Promise<string | undefined> {
  const found: string[] = [];
  for await (const { check, state, message } of checkDatabase({ databaseUrl: database.url, dataDir: '/nonexistent', files }))
    found.push(`${check} ${state} ${message}`);
  return found.at(-1);
}

it('asks the store for some of the originals that are outside the database', async () => {
  const files = { name: s3.bucket, prefix: 'noa/' };
  const store = await createS3Store({ ...files, onProblem: () => {} });
  const originals = ['one', 'two'].map((text) => ({ ...textFile(`${text}.txt`, text), sizeBytes: 3 }));
  for (const original of originals) {
    await store.put(original);
    await database.prisma.storedFile.create({ data: { sha256: original.sha256, sizeBytes: 3, bytes: null } });
  }
  expect(await lookForOriginals(files)).toBe('Originals ok s3://cvs/noa/ answers; 2 originals, chosen at random, are there');
  expect(await lookForOriginals(null)).toMatch(/^Originals failed some lie in an S3-compatible store, and NOA_FILES is not set/);
  await store.remove([originals[0]!.sha256]);
  expect(await lookForOriginals(files)).toBe('Originals failed 1 of 2 originals, chosen at random, are not in s3://cvs/noa/');
  store.close();
});

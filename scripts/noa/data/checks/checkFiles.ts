import type { Config } from '../../../../api/config/readConfig.ts';
import { type Finding, failed, ok } from './finding.ts';

/** The name of the check. */
export const originals = 'Originals';

/** Looks into the bucket of originals for some that the database expects there; writes nothing. */
export async function checkFiles(
  { files }: Pick<Config, 'files'>,
  { expected }: { expected: readonly { sha256: string }[] },
): Promise<Finding> {
  if (files === null) return ok(originals, 'in the database (NOA_FILES is not set)');
  const place = `s3://${files.name}/${files.prefix}`;
  const { createS3Store, describeFailure } = await import('../../../../api/files/createS3Store.ts');
  const store = await createS3Store({ ...files, onProblem: () => {} });
  try {
    await store.check();
    let missing = 0;
    for (const { sha256 } of expected) {
      const object = await store.get(sha256);
      object?.destroy();
      if (object === null) missing++;
    }
    if (missing > 0)
      return failed(
        originals,
        `${missing} of ${expected.length} originals, chosen at random, are not in ${place}`,
        'Set NOA_FILES as it was when they were stored, or restore the bucket. "noa files check" lists all that are missing.',
      );
    const found = expected.length === 0 ? '' : `; ${expected.length} originals, chosen at random, are there`;
    return ok(originals, `${place} answers${found}`);
  } catch (error) {
    return failed(
      originals,
      `${place} cannot be read: ${describeFailure(error)}`,
      'Check NOA_FILES, AWS_ENDPOINT_URL_S3, AWS_REGION and the credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, or a profile).',
    );
  } finally {
    store.close();
  }
}

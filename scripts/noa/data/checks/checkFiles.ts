import type { Config } from '../../../../api/config.ts';
import { type Finding, failed, ok } from './finding.ts';

/** Looks into the bucket of originals; writes nothing. */
export async function checkFiles({ files }: Pick<Config, 'files'>): Promise<Finding> {
  const check = 'Originals';
  if (files === null) return ok(check, 'in the database (NOA_FILES is not set)');
  const place = `s3://${files.name}/${files.prefix}`;
  const { createS3Store, describeFailure } = await import('../../../../api/files/createS3Store.ts');
  const store = await createS3Store({ ...files, onProblem: () => {} });
  try {
    await store.check();
    return ok(check, `${place} answers`);
  } catch (error) {
    return failed(
      check,
      `${place} cannot be read: ${describeFailure(error)}`,
      'Check NOA_FILES, AWS_ENDPOINT_URL_S3, AWS_REGION and the credentials (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, or a profile).',
    );
  } finally {
    store.close();
  }
}

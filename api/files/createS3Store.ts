import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { ObjectStore } from '../../core/documents/objects/objectStore.ts';
import { AppError } from '../../core/errors.ts';

export interface Bucket {
  name: string;
  /** Prefix of every object's name; empty, or ends with a slash. */
  prefix: string;
}

export interface CreateS3StoreOptions extends Bucket {
  /** Called with the reason when the store fails. */
  onProblem: (reason: string) => void;
  environment?: NodeJS.ProcessEnv;
}

const tries = 3;
const removedAtOnce = 8;

/**
 * Keeps originals in a bucket of an S3-compatible store. Address, region and credentials come from where AWS's own tools take them: AWS_ENDPOINT_URL_S3,
 * AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, a profile, the machine's role. Loads the client only now, because it takes time and
 * memory that installations without a store should not spend.
 */
export async function createS3Store({
  name,
  prefix,
  onProblem,
  environment = process.env,
}: CreateS3StoreOptions): Promise<ObjectStore> {
  // It warns of Node versions that later releases will not support: that concerns whoever raises its version, not users.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const client = openClient(sdk, environment);
  const place = (sha256: string) => ({ Bucket: name, Key: `${prefix}${sha256}` });

  async function ask<T>(what: string, request: () => Promise<T>): Promise<T> {
    try {
      return await request();
    } catch (error) {
      onProblem(`${what}: ${describeFailure(error)}`);
      throw new AppError('UNAVAILABLE');
    }
  }

  return {
    put: ({ sha256, sizeBytes, open }) =>
      ask('an original was not stored', () =>
        // The client cannot restart a stream to retry it, so we retry here.
        repeat(() => {
          const command = new sdk.PutObjectCommand({ ...place(sha256), Body: open(), ContentLength: sizeBytes });
          command.middlewareStack.add(
            (next) => (step) => {
              // Signed with the request, so the store refuses bytes that do not have this hash.
              (step.request as { headers: Record<string, string> }).headers['x-amz-content-sha256'] = sha256;
              return next(step);
            },
            { step: 'build', name: 'nameContent' },
          );
          return client.send(command);
        }),
      ).then(() => undefined),
    get: (sha256) =>
      ask('an original was not read', async () => {
        try {
          const { Body } = await client.send(new sdk.GetObjectCommand(place(sha256)));
          return Body as Readable;
        } catch (error) {
          if ((error as S3ServiceException).name === 'NoSuchKey') return null;
          throw error;
        }
      }),
    // One by one, because not every store can delete many at once.
    remove: (hashes) =>
      ask('originals were not removed', async () => {
        const left = [...hashes];
        const removeNext = async () => {
          for (let sha256 = left.pop(); sha256 !== undefined; sha256 = left.pop())
            await client.send(new sdk.DeleteObjectCommand(place(sha256)));
        };
        await Promise.all(Array.from({ length: removedAtOnce }, removeNext));
      }),
    async check() {
      const absent = new sdk.GetObjectCommand(place('of-no-document'));
      await client.send(absent).catch((error: S3ServiceException) => {
        if (error.name !== 'NoSuchKey') throw error;
      });
    },
    close: () => client.destroy(),
  };
}

function openClient(sdk: typeof Sdk, environment: NodeJS.ProcessEnv): S3Client {
  const own = environment.AWS_ENDPOINT_URL_S3 ?? environment.AWS_ENDPOINT_URL;
  return new sdk.S3Client({
    // Other stores have no AWS regions and no DNS name per bucket.
    ...(own !== undefined && { endpoint: own, forcePathStyle: true, region: environment.AWS_REGION ?? 'us-east-1' }),
    // Content is signed by its SHA-256; not every store knows AWS's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: tries,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
}

async function repeat<T>(work: () => Promise<T>, left = tries): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Refused for good: missing permission, no such bucket, wrong hash.
    const status = (error as Partial<S3ServiceException>).$metadata?.httpStatusCode ?? 500;
    if (left <= 1 || status < 500) throw error;
    await sleep(200 * (tries - left + 1));
    return repeat(work, left - 1);
  }
}

/** Codes only, because messages may contain key names. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { $metadata, code } = error as Partial<S3ServiceException> & { code?: string };
  return [error.name, code, $metadata?.httpStatusCode].filter(Boolean).join(' ');
}

import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { ObjectStore } from '../../core/documents/objects/objectStore.ts';
import { AppError } from '../../core/errors.ts';

export interface Bucket {
  name: string;
  /** Before every object's name; empty, or ends with a slash. */
  prefix: string;
}

export interface CreateS3StoreOptions extends Bucket {
  /** Told why the store did not do what it was asked. */
  onProblem: (reason: string) => void;
  environment?: NodeJS.ProcessEnv;
}

const tries = 3;
const removedAtOnce = 8;

/**
 * Keeps originals in a bucket of an S3-compatible store. Address, region and credentials are found as AWS's own tools find them: AWS_ENDPOINT_URL_S3,
 * AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, a profile, the machine's role. The client takes time and memory to load, so this
 * loads it, and nobody does who keeps originals in the database.
 */
export async function createS3Store({
  name,
  prefix,
  onProblem,
  environment = process.env,
}: CreateS3StoreOptions): Promise<ObjectStore> {
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
        // The client does not repeat a stream, because it cannot begin it again; we can.
        repeat(() => {
          const command = new sdk.PutObjectCommand({ ...place(sha256), Body: open(), ContentLength: sizeBytes });
          command.middlewareStack.add(
            (next) => (step) => {
              // Signed with the request: the store refuses other bytes than those we know by this hash.
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
    // One by one: not every store can delete many at once.
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
    // Other stores have neither AWS's regions nor a name in the DNS for each bucket.
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
    // Refused for good: no right, no bucket, a wrong hash.
    const status = (error as Partial<S3ServiceException>).$metadata?.httpStatusCode ?? 500;
    if (left <= 1 || status < 500) throw error;
    await sleep(200 * (tries - left + 1));
    return repeat(work, left - 1);
  }
}

/** Codes only: messages may hold names of keys. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { $metadata, code } = error as Partial<S3ServiceException> & { code?: string };
  return [error.name, code, $metadata?.httpStatusCode].filter(Boolean).join(' ');
}

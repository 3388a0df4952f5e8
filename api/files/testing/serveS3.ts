import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

export interface ServedS3 {
  /** Environment variables for AWS's client. */
  environment: Record<string, string>;
  bucket: string;
  close(): Promise<void>;
}

/** A local S3 server with an empty bucket that also checks signatures. */
export async function serveS3(): Promise<ServedS3> {
  const directory = mkdtempSync(path.join(tmpdir(), 'noa-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'cvs', configs: [] }],
  });
  const { port } = await server.run();
  return {
    bucket: 'cvs',
    environment: {
      AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${port}`,
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
      AWS_EC2_METADATA_DISABLED: 'true',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

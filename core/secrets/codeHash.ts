import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const hashBytes = 32;

/** Slow on purpose: a plain hash of a six-digit code could be reversed in a second. */
export async function hashCode(code: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64')}.${(await derive(code, salt)).toString('base64')}`;
}

/** Compares in constant time. An empty hash matches nothing and takes just as long. */
export async function matchesCode(code: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.split('.');
  const expected = Buffer.from(hash, 'base64');
  const found = await derive(code, Buffer.from(salt, 'base64'));
  return expected.length === hashBytes && timingSafeEqual(found, expected);
}

function derive(code: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(code, salt, hashBytes, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

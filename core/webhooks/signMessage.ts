import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Makes a secret from 32 random bytes; the convention allows 24 to 64. */
export function makeSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

export interface Message {
  /** The same for every attempt, so that receivers recognise what they have already seen. */
  id: string;
  body: string;
  now: Date;
}

/** The headers of a delivery by the Standard Webhooks convention (standardwebhooks.com). */
export function signMessage(secret: string, { id, body, now }: Message): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}

import { Secret, TOTP } from 'otpauth';

/** As authenticator apps expect it (RFC 6238): SHA-1, six digits, thirty seconds. */
const parameters = { algorithm: 'SHA1', digits: 6, period: 30 };

/** How many steps a clock may be wrong in each direction. */
const tolerance = 1;

export function makeSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The text of the QR code for an authenticator app. */
export function totpUri({ secret, email, issuer }: { secret: string; email: string; issuer: string }): string {
  return new TOTP({ ...parameters, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The time step that a code belongs to; null for a wrong one. */
export function findStep({ secret, code, now }: { secret: string; code: string; now: Date }): number | null {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...parameters, secret: Secret.fromBase32(secret) });
  const token = code.replace(/\s/g, '');
  const delta = /^\d{6}$/.test(token) ? totp.validate({ token, timestamp, window: tolerance }) : null;
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

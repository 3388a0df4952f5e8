import { randomInt } from 'node:crypto';
import type { Prisma } from '../../prisma/generated/client.ts';
import { hashToken } from '../secrets/token.ts';

const howMany = 10;
const length = 16;
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Replaces a user's recovery codes. Only hashes are stored; a plain hash is enough because 79 bits cannot be guessed. */
export async function replaceRecoveryCodes(tx: Prisma.TransactionClient, { userId }: { userId: string }): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode);
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: hashToken(normaliseRecoveryCode(code)) })),
  });
  return codes;
}

/** Four groups of four, as they are shown. */
function makeCode(): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** People type them with or without hyphens, blanks and capitals. */
export function normaliseRecoveryCode(code: string): string {
  return code.toLowerCase().replace(/[\s-]/g, '');
}

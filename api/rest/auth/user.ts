import { z } from 'zod';
import type { User as UserRow } from '../../../prisma/generated/client.ts';
import { Id } from '../formats.ts';

export const User = z
  .object({
    id: Id,
    email: z.string(),
    full_name: z.string().nullable(),
    role: z.string().nullable().describe('A label; grants nothing.'),
    language: z.string().nullable(),
    theme: z.string().nullable(),
    two_factor: z.boolean(),
  })
  .meta({ id: 'User' });

export function presentUser({ id, email, fullName, role, language, theme, twoFactorEnabledAt }: UserRow): z.infer<typeof User> {
  return { id, email, full_name: fullName, role, language, theme, two_factor: twoFactorEnabledAt !== null };
}

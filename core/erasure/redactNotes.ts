import type { Prisma } from '../../prisma/generated/client.ts';
import type { PersonRow } from './findSamePerson.ts';
import { distinctive } from './identifyingTexts.ts';

/** Replaces an erased person's name and contacts in notes. */
const blackedOut = '█████';

/**
 * Redacts full name, e-mail and phone of erased people in notes on others. A single word of a name stays, because it may mean somebody else.
 *
 * @returns how many notes were changed
 */
export async function redactNotes(tx: Prisma.TransactionClient, { persons }: { persons: readonly PersonRow[] }): Promise<number> {
  const texts = new Set(persons.flatMap(({ fullName, email, phone }) => distinctive([fullName, email, phone])));
  if (texts.size === 0) return 0;
  // Longest first: of two alternatives that fit, the first is taken.
  const pattern = [...texts]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  return tx.$executeRaw`
    update activities set note = regexp_replace(note, ${pattern}, ${blackedOut}, 'gi') where note is not null and note ~* ${pattern}`;
}

/** A PostgreSQL pattern that matches the text literally, except that any space matches any other. */
function escapePattern(text: string): string {
  const escaped = text.trim().replaceAll(/[\\^$.|?*+()[\]{}]/g, '\\$&');
  return escaped.replaceAll(/\s+/g, '\\s+');
}

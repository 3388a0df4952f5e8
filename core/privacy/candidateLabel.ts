import { Prisma } from '../../prisma/generated/client.ts';
import type { Locale } from '../context.ts';

/** Crockford's Base32 alphabet, without letters that look like digits. Characters are in the order of their values, so labels sort like their numbers. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 5;

/** Five characters from the random end of an id: stable, and unrelated to names and time of arrival. */
export function labelCode(id: string): string {
  const bits = Number.parseInt(id.slice(-7), 16) % 2 ** (5 * letters);
  return Array.from({ length: letters }, (_, place) => alphabet[Math.floor(bits / 32 ** (letters - 1 - place)) % 32]).join('');
}

const words: Record<Locale, { candidate: string; document: string }> = {
  en: { candidate: 'Candidate', document: 'Resume' },
  ru: { candidate: 'Кандидат', document: 'Резюме' },
};

/** Replaces a name in blind review: "Candidate 7F3KQ". */
export function candidateLabel(id: string, locale: Locale): string {
  return `${words[locale].candidate} ${labelCode(id)}`;
}

/** Replaces a file name in blind review: "Resume 7F3KQ.pdf". File names often contain the person's name. */
export function documentLabel({ id, fileName }: { id: string; fileName: string }, locale: Locale): string {
  const [ending = ''] = /\.[a-z]{2,4}$/iu.exec(fileName) ?? [];
  return `${words[locale].document} ${labelCode(id)}${ending.toLowerCase()}`;
}

/** SQL over `candidates` that sorts by label: the number behind {@link labelCode}. */
export const labelOrder = Prisma.sql`(('x0' || right(candidates.id::text, 7))::bit(32)::int & 33554431)`;

import { Prisma } from '../../prisma/generated/client.ts';
import type { Locale } from '../context.ts';

/** Crockford's alphabet: no letter that is taken for a digit. In the order of its values, so that labels sort like the numbers they stand for. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const letters = 5;

/** Five letters from the random end of an id: stable, and without the order of names or of arrival. */
export function labelCode(id: string): string {
  const bits = Number.parseInt(id.slice(-7), 16) % 2 ** (5 * letters);
  return Array.from({ length: letters }, (_, place) => alphabet[Math.floor(bits / 32 ** (letters - 1 - place)) % 32]).join('');
}

const words: Record<Locale, { candidate: string; document: string }> = {
  en: { candidate: 'Candidate', document: 'Resume' },
  ru: { candidate: 'Кандидат', document: 'Резюме' },
};

/** What stands for a name in blind review: "Candidate 7F3KQ". */
export function candidateLabel(id: string, locale: Locale): string {
  return `${words[locale].candidate} ${labelCode(id)}`;
}

/** What stands for a file's name in blind review: "Resume 7F3KQ.pdf". Names of files often contain the person's. */
export function documentLabel({ id, fileName }: { id: string; fileName: string }, locale: Locale): string {
  const [ending = ''] = /\.[a-z]{2,4}$/iu.exec(fileName) ?? [];
  return `${words[locale].document} ${labelCode(id)}${ending.toLowerCase()}`;
}

/** The order of labels, over `candidates`: the number behind {@link labelCode}. */
export const labelOrder = Prisma.sql`(('x0' || right(candidates.id::text, 7))::bit(32)::int & 33554431)`;

import type { Certification } from '../contract.ts';
import { normalizeSkill } from './skills.ts';

/** Words that do not say which certificate: "AWS certification" and "certified in AWS" ask for any of AWS. */
const anyCertificate = /^(?:certif\p{L}+|certs?|сертифи\p{L}+|an?|as|by|for|in|of|the|по|от)$/u;

/**
 * Certificates come with and without issuer and year, so all words of the required one must be there, in any order. A subject may stand in another of its
 * spellings: "Amazon Web Services certification".
 */
export function coversCertificate({ name, known }: Certification, asked: string): boolean {
  const held = new Set(comparableCertificate(`${name} ${known ?? ''}`).split(' '));
  const words = comparableCertificate(asked)
    .split(' ')
    .filter((word) => !anyCertificate.test(word));
  if (words.length === 0) return false;
  const subject = normalizeSkill(words.join(' '))?.name;
  return [words, ...(subject === undefined ? [] : [comparableCertificate(subject).split(' ')])].some((all) =>
    all.every((word) => held.has(word)),
  );
}

export function comparableCertificate(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

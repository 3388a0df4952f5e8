import type { Certification } from '../contract.ts';

/** Certificates come with and without issuer and year, so all words of the required one must be there, in any order. */
export function coversCertificate({ name, known }: Certification, asked: string): boolean {
  const words = new Set(comparableCertificate(`${name} ${known ?? ''}`).split(' '));
  return comparableCertificate(asked)
    .split(' ')
    .every((word) => words.has(word));
}

export function comparableCertificate(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();
}

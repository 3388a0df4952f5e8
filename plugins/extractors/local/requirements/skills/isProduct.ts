import type { Named, Requirement } from '../../../../contract.ts';

type Subject = Named & Pick<Requirement, 'category'>;

/** Endings that are common in names of work and rare in names of products. */
const practice = /(?:ing|tion|ment|ance|ence|ics|ship|ity|sis|ology|services|sales|retail|payroll|care|tests?)$/iu;

const named = /\p{Ll}\p{Lu}|\d|\.|\s\p{Lu}|^\p{Lu}{2}/u;

/** Something with a proper name, not a kind of work. */
export function isProduct(one: Subject): boolean {
  const name = one.known ?? one.name;
  return (isTool(one) || named.test(name)) && !practice.test(name);
}

/** Something with a proper name ("PostgreSQL", "REST API"), not a practice ("code review"). */
export function isTool({ name, known, category }: Subject): boolean {
  const one = known ?? name;
  return category === 'technical' && (named.test(one) || !one.includes(' '));
}

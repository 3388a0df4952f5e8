import { createHash } from 'node:crypto';
import type { Fact, ResumeFacts } from '../../plugins/contract.ts';

/** The fields that scores can depend on, in the order of the digest. Append new ones at the end. */
export const digestedFields = [
  'skills',
  'experience',
  'years',
  'education',
  'certifications',
  'languages',
  'achievements',
] as const satisfies readonly (keyof ResumeFacts)[];
export type DigestedField = (typeof digestedFields)[number];

const width = 8;

/** A short hash of each field's values, concatenated. Shows which fields differ between two scores without storing the facts twice. */
export function factsDigest(facts: ResumeFacts): string {
  return digestedFields.map((field) => hash(valuesOf(facts[field]))).join('');
}

/** The fields that differ; none when either score is older than digests. */
export function changedFields(before: string, after: string): DigestedField[] {
  if (before === '' || after === '') return [];
  return digestedFields.filter((_, index) => part(before, index) !== part(after, index));
}

function part(digest: string, index: number): string {
  return digest.slice(index * width, (index + 1) * width);
}

function valuesOf(field: readonly Fact<unknown>[] | Fact<unknown> | null): unknown {
  return Array.isArray(field) ? field.map(({ value }: Fact<unknown>) => value) : (field as Fact<unknown> | null)?.value;
}

function hash(value: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(value ?? null))
    .digest('hex')
    .slice(0, width);
}

import type { z } from 'zod';
import { hashBytes } from '../found/hash.ts';
import type { CandidateFields, Item } from '../found/item.ts';
import type { Origin } from '../found/origin.ts';
import { JsonResume, writeResumeText } from './writeResumeText.ts';

/**
 * JSON Resume (jsonresume.org): one, a list, or one on each line, as `noa export` writes them. It becomes a text document, so that work and education are read, shown and quoted like those of any CV; the
 * fields that need no reading are given beside it, exactly as they are.
 */
export function* readJsonResume(bytes: Uint8Array, { label, fileName, note }: Origin): Generator<Item> {
  const list = parse(new TextDecoder().decode(bytes));
  if (list === null) return yield { kind: 'failed', label, code: 'CORRUPT', reason: 'The file is not valid JSON.' };
  for (const [index, each] of list.entries()) {
    const place = list.length > 1 ? `${label}, resume ${index + 1}` : label;
    const parsed = JsonResume.safeParse(each);
    if (!parsed.success) {
      const { path = [], message = '' } = parsed.error.issues[0] ?? {};
      yield {
        kind: 'failed',
        label: place,
        code: 'INVALID',
        reason: `Not a JSON Resume: ${path.join('.') || 'the file'}: ${message}`,
      };
      continue;
    }
    const text = new TextEncoder().encode(writeResumeText(parsed.data));
    yield {
      kind: 'document',
      label: place,
      fileName: `${fileName.replace(/\.json$/i, '')}${list.length > 1 ? `-${index + 1}` : ''}.txt`,
      bytes: text,
      key: hashBytes(text),
      facts: toFacts(parsed.data),
      ...(note !== undefined && { note }),
    };
  }
}

function toFacts({ basics, skills }: z.infer<typeof JsonResume>): CandidateFields {
  const { name, label, email, phone, url, location, profiles } = basics;
  const linkedin = profiles.find(({ network }) => network?.toLowerCase() === 'linkedin')?.url;
  const place = [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ');
  const given = { full_name: name, title: label, email, phone, website: url, linkedin, location: place };
  const names = skills.flatMap(({ name: skill, keywords }) => (keywords.length > 0 ? keywords : skill ? [skill] : []));
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)),
    ...(names.length > 0 && { skills: [...new Set(names)] }),
  };
}

/** Null for what is no JSON. */
function parse(text: string): unknown[] | null {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return parseLines(text);
  }
}

function parseLines(text: string): unknown[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.length > 1 ? lines.map((line): unknown => JSON.parse(line)) : null;
  } catch {
    return null;
  }
}

import Papa from 'papaparse';
import { hashBytes } from '../found/hash.ts';
import type { CandidateFields, Item } from '../found/item.ts';
import { type ColumnMap, type Field, hasName, matchColumns } from './columns.ts';

/** Text whose first rows have the same columns, one of which holds names; or any three columns, so that a table without names is not taken for a CV. */
export function isTable(text: string, columns: ColumnMap): boolean {
  const { data, errors, meta } = Papa.parse<string[]>(text, { preview: 6, skipEmptyLines: true });
  const [headings = [], ...rows] = data;
  // The text may end within its last row.
  const whole = rows.length > 1 && !meta.aborted ? rows.slice(0, rows.length < 5 ? -1 : undefined) : rows;
  const isRegular = headings.length >= 2 && rows.length > 0 && whole.every((row) => row.length === headings.length);
  if (!isRegular || errors.some(({ type }) => type === 'Quotes')) return false;
  return hasName(matchColumns(headings, columns)) || (headings.length >= 3 && headings.every((heading) => heading.length < 60));
}

/** Each row of a table of people. Only what a row says becomes a fact. */
export function* readTable(bytes: Uint8Array, label: string, given: ColumnMap): Generator<Item> {
  const text = decode(bytes);
  const { data, meta } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: 'greedy' });
  const headings = meta.fields ?? [];
  const columns = matchColumns(headings, given);
  if (!hasName(columns)) {
    const reason = `No column holds the name. Say which one does: --map full_name="…". There are: ${headings.join(', ')}.`;
    return yield { kind: 'failed', label, code: 'NO_NAME_COLUMN', reason };
  }
  for (const [index, row] of data.entries()) {
    const place = `${label}, row ${index + 2}`;
    const facts = toFacts((field) => (columns[field] === undefined ? '' : (row[columns[field]] ?? '').trim()));
    const { full_name: name, ...rest } = facts;
    if (!name) {
      yield { kind: 'failed', label: place, code: 'NO_NAME', reason: 'The row has no name.' };
      continue;
    }
    const id = columns.id === undefined ? '' : (row[columns.id] ?? '').trim();
    const named = { full_name: name, ...rest };
    yield { kind: 'candidate', label: place, key: id ? `id:${id}` : hashBytes(JSON.stringify(named)), facts: named };
  }
}

function toFacts(read: (field: Field) => string): CandidateFields {
  const name = read('full_name') || [read('last_name'), read('first_name'), read('middle_name')].filter(Boolean).join(' ');
  const westernName =
    read('full_name') || read('middle_name') ? name : [read('first_name'), read('last_name')].filter(Boolean).join(' ');
  const years = readYears(read('experience_years'));
  const skills = read('skills')
    .split(/[;|,\n]/)
    .map((skill) => skill.trim())
    .filter(Boolean);
  const texts = ['title', 'email', 'phone', 'location', 'website', 'linkedin'] as const;
  return {
    full_name: westernName,
    ...Object.fromEntries(texts.map((field) => [field, read(field)]).filter(([, value]) => value !== '')),
    ...(years !== null && { experience_years: years }),
    ...(skills.length > 0 && { skills: [...new Set(skills)] }),
  };
}

/** "7", "7,5", "7 years", "7 лет". Anything else is no number of years. */
function readYears(text: string): number | null {
  const found = /^(\d{1,2}(?:[.,]\d+)?)\+?\s*(?:years?|yrs?|лет|год|года|г\.?)?$/i.exec(text);
  return found?.[1] === undefined ? null : Number(found[1].replace(',', '.'));
}

/** Spreadsheets write UTF-8, UTF-16 or, in Russian, windows-1251. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

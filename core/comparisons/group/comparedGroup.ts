import { setImmediate } from 'node:timers/promises';
import { isRare, uniquenessScore } from '../../../plugins/comparisons/rarity.ts';
import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { createVocabulary, type Vocabulary } from './createVocabulary.ts';
import { type Member, markBytes, readMarks, readMembers } from './readMembers.ts';

/** All candidates of a position as comparisons see them, one per person, in the order of their ids. */
export interface ComparedGroup {
  ids: readonly string[];
  /** By row: another number whenever the candidate changes. */
  marks: Int32Array;
  skills: Vocabulary;
  certifications: Vocabulary;
  /** Folded; by row. */
  education: readonly string[];
  /** By row; NaN = unknown. */
  uniqueness: Float32Array;
  rareSkills: Uint16Array;
  rareCertifications: Uint16Array;
  /** Rows, most unique first; unknown uniqueness comes last. */
  order: Int32Array;
}

/** Rows between two chances for other requests. */
const rowsAtOnce = 5_000;

/** Reads the whole position and computes everybody's uniqueness by the formula of the plugins. */
export async function readComparedGroup(ctx: Ctx, { projectId }: { projectId: string }): Promise<ComparedGroup> {
  const builder = createBuilder(null);
  for await (const members of readMembers(ctx, { projectId, ids: null })) members.forEach(builder.add);
  return builder.build();
}

/** The same of a group that was read before: only candidates who are new or have changed since are read. */
export async function updateComparedGroup(
  ctx: Ctx,
  { projectId, before }: { projectId: string; before: ComparedGroup },
): Promise<ComparedGroup> {
  const now = await readMarks(ctx, { projectId });
  const rows = await matchRows(before, now);
  const changed = new Map<string, Member>();
  const missing = Array.from(rows.keys()).filter((place) => rows[place] === -1);
  const ids = missing.map((place) => unpackIds(now.subarray(place * markBytes, place * markBytes + 16))[0] ?? '');
  if (ids.length > 0)
    for await (const members of readMembers(ctx, { projectId, ids }))
      for (const member of members) changed.set(member[0], member);
  const builder = createBuilder(before);
  const newcomers = ids.values();
  for (let place = 0; place < rows.length; place++) {
    const row = rows[place] ?? -1;
    if (row >= 0) builder.keep(row);
    else {
      const member = changed.get(newcomers.next().value ?? '');
      // Deleted between the two statements: the next look at the position tells.
      if (member) builder.add(member);
    }
    if (place % rowsAtOnce === 0) await setImmediate();
  }
  return builder.build();
}

/** For each candidate of now the row before, or -1 for one who is new or has changed. Both are in the order of ids. */
async function matchRows({ ids, marks }: ComparedGroup, now: Buffer): Promise<Int32Array> {
  const rows = new Int32Array(now.length / markBytes);
  let row = 0;
  for (let place = 0; place < rows.length; place++) {
    const at = place * markBytes;
    const id = unpackIds(now.subarray(at, at + 16))[0] ?? '';
    while (row < ids.length && (ids[row] ?? '') < id) row++;
    rows[place] = ids[row] === id && marks[row] === now.readInt32BE(at + 16) ? row : -1;
    if (place % rowsAtOnce === 0) await setImmediate();
  }
  return rows;
}

interface GroupBuilder {
  /** The next candidate, as read. */
  add(member: Member): void;
  /** The next candidate, as in that row before. */
  keep(row: number): void;
  build(): Promise<ComparedGroup>;
}

function createBuilder(before: ComparedGroup | null): GroupBuilder {
  const ids: string[] = [];
  const marks: number[] = [];
  const education: string[] = [];
  const skills = createVocabulary(before?.skills);
  const certifications = createVocabulary(before?.certifications);
  // Equal texts share one string.
  const texts = new Map<string, string>();
  return {
    add([id, mark, skillKeys, certificationKeys, text]) {
      ids.push(id);
      marks.push(mark);
      skills.add(skillKeys);
      certifications.add(certificationKeys);
      if (!texts.has(text)) texts.set(text, text);
      education.push(texts.get(text) ?? '');
    },
    keep(row) {
      if (before === null) return;
      ids.push(before.ids[row] ?? '');
      marks.push(before.marks[row] ?? 0);
      skills.addNumbers(before.skills.of(row));
      certifications.addNumbers(before.certifications.of(row));
      education.push(before.education[row] ?? '');
    },
    async build() {
      const group = {
        ids,
        marks: Int32Array.from(marks),
        education,
        skills: skills.build(),
        certifications: certifications.build(),
      };
      return { ...group, ...(await countRare(group)) };
    },
  };
}

async function countRare({ ids, skills, certifications }: Pick<ComparedGroup, 'ids' | 'skills' | 'certifications'>) {
  const size = ids.length;
  const uniqueness = new Float32Array(size);
  const rareSkills = new Uint16Array(size);
  const rareCertifications = new Uint16Array(size);
  for (let row = 0; row < size; row++) {
    const held = [holdersOf(skills, row), holdersOf(certifications, row)] as const;
    uniqueness[row] = uniquenessScore([...held[0], ...held[1]], size) ?? Number.NaN;
    rareSkills[row] = held[0].filter((holders) => isRare(holders, size)).length;
    rareCertifications[row] = held[1].filter((holders) => isRare(holders, size)).length;
    if (row % rowsAtOnce === 0) await setImmediate();
  }
  return { uniqueness, rareSkills, rareCertifications, order: orderOf(uniqueness) };
}

/** Tenths of uniqueness and row as one number: plain numbers are sorted in a fraction of the time. */
function orderOf(uniqueness: Float32Array): Int32Array {
  const size = uniqueness.length;
  const keys = Float64Array.from(
    uniqueness,
    (value, row) => (Number.isNaN(value) ? 1001 : 1000 - Math.round(value * 10)) * size + row,
  );
  return Int32Array.from(keys.sort(), (key) => key % size);
}

function holdersOf(vocabulary: Vocabulary, row: number): number[] {
  return Array.from(vocabulary.of(row), (number) => vocabulary.counts[number] ?? 1);
}

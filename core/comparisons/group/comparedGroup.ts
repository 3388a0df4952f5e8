import { setImmediate } from 'node:timers/promises';
import { isRare, uniquenessScore } from '../../../plugins/comparisons/rarity.ts';
import { unpackIds } from '../../candidates/unpackIds.ts';
import type { Ctx } from '../../context.ts';
import { createVocabulary, type Vocabulary } from './createVocabulary.ts';
import { type Member, markBytes, readMarks, readMembers } from './readMembers.ts';

/** All candidates of a position as comparisons see them, one per person, in the order of their ids. */
export interface ComparedGroup {
  ids: readonly string[];
  /** `Members.marks` by row. */
  marks: Buffer;
  skills: Vocabulary;
  certifications: Vocabulary;
  /** Folded text, by row. */
  education: readonly string[];
  /** By row; NaN when unknown. */
  uniqueness: Float32Array;
  rareSkills: Uint16Array;
  rareCertifications: Uint16Array;
  /** Rows, most unique first; unknown uniqueness comes last. */
  order: Int32Array;
}

/** Rows after which the loop yields to other requests. */
const rowsAtOnce = 5_000;

/** Reads the whole position and computes everybody's uniqueness with the plugins' formula. */
export async function readComparedGroup(ctx: Ctx, { projectId }: { projectId: string }): Promise<ComparedGroup> {
  const builder = createBuilder(null);
  for await (const { marks, members } of readMembers(ctx, { projectId, ids: null }))
    for (const [place, member] of members.entries()) builder.add(markAt(marks, place), member);
  return builder.build();
}

/** Updates a group that was read before: only new and changed candidates are read. */
export async function updateComparedGroup(
  ctx: Ctx,
  { projectId, before }: { projectId: string; before: ComparedGroup },
): Promise<ComparedGroup> {
  const now = await readMarks(ctx, { projectId });
  const rows = await matchRows(before.marks, now);
  const changed = await readChanged(ctx, { projectId, rows, now });
  const builder = createBuilder(before);
  for (const [place, row] of rows.entries()) {
    const mark = markAt(now, place);
    const member = row < 0 ? changed.get(idOf(mark)) : undefined;
    if (row >= 0) builder.keep(row);
    // A candidate deleted between the two statements is left out; the next update sees that.
    else if (member) builder.add(mark, member);
    if (place % rowsAtOnce === 0) await setImmediate();
  }
  return builder.build();
}

function markAt(marks: Buffer, place: number): Buffer {
  return marks.subarray(place * markBytes, (place + 1) * markBytes);
}

function idOf(mark: Buffer): string {
  return unpackIds(mark.subarray(0, 16))[0] ?? '';
}

/** For each current candidate its row in the earlier group, or -1 if it is new or has changed. Both groups are sorted by id. */
async function matchRows(before: Buffer, now: Buffer): Promise<Int32Array> {
  const rows = new Int32Array(now.length / markBytes);
  const compareIds = (row: number, place: number) =>
    before.compare(now, place * markBytes, place * markBytes + 16, row * markBytes, row * markBytes + 16);
  let row = 0;
  for (const place of rows.keys()) {
    while ((row + 1) * markBytes <= before.length && compareIds(row, place) < 0) row++;
    rows[place] = markAt(before, row).equals(markAt(now, place)) ? row : -1;
    if (place % rowsAtOnce === 0) await setImmediate();
  }
  return rows;
}

async function readChanged(
  ctx: Ctx,
  { projectId, rows, now }: { projectId: string; rows: Int32Array; now: Buffer },
): Promise<Map<string, Member>> {
  const ids: string[] = [];
  for (const [place, row] of rows.entries()) if (row < 0) ids.push(idOf(markAt(now, place)));
  const changed = new Map<string, Member>();
  if (ids.length === 0) return changed;
  for await (const { marks, members } of readMembers(ctx, { projectId, ids }))
    for (const [place, member] of members.entries()) changed.set(idOf(markAt(marks, place)), member);
  return changed;
}

interface GroupBuilder {
  /** Adds the next candidate from what was read. */
  add(mark: Buffer, member: Member): void;
  /** Adds the next candidate from its row in the earlier group. */
  keep(row: number): void;
  build(): Promise<ComparedGroup>;
}

function createBuilder(before: ComparedGroup | null): GroupBuilder {
  const ids: string[] = [];
  const marks: Buffer[] = [];
  const education: string[] = [];
  const skills = createVocabulary(before?.skills);
  const certifications = createVocabulary(before?.certifications);
  // Equal texts share one string, to save memory.
  const texts = new Map<string, string>();
  return {
    add(mark, [skillKeys, certificationKeys, text]) {
      ids.push(idOf(mark));
      marks.push(mark);
      skills.add(skillKeys);
      certifications.add(certificationKeys);
      if (!texts.has(text)) texts.set(text, text);
      education.push(texts.get(text) ?? '');
    },
    keep(row) {
      if (before === null) return;
      ids.push(before.ids[row] ?? '');
      marks.push(markAt(before.marks, row));
      skills.addNumbers(before.skills.of(row));
      certifications.addNumbers(before.certifications.of(row));
      education.push(before.education[row] ?? '');
    },
    async build() {
      const group = {
        ids,
        marks: Buffer.concat(marks),
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
  /** How many hold each thing that one candidate has. The array is reused: allocating one per candidate would cost more than the sums. */
  let held = new Int32Array(256);
  for (let row = 0; row < size; row++) {
    const [own, certified] = [skills.of(row), certifications.of(row)];
    if (held.length < own.length + certified.length) held = new Int32Array(2 * (own.length + certified.length));
    rareSkills[row] = countHeld(skills, own, { held, from: 0, size });
    rareCertifications[row] = countHeld(certifications, certified, { held, from: own.length, size });
    uniqueness[row] = uniquenessScore(held.subarray(0, own.length + certified.length), size) ?? Number.NaN;
    if (row % rowsAtOnce === 0) await setImmediate();
  }
  await setImmediate();
  return { uniqueness, rareSkills, rareCertifications, order: orderOf(uniqueness) };
}

interface HeldThings {
  held: Int32Array;
  from: number;
  size: number;
}

/** Writes how many hold each thing, and returns how many things are rare. */
function countHeld({ counts }: Vocabulary, numbers: Int32Array, { held, from, size }: HeldThings): number {
  let rare = 0;
  for (let index = 0; index < numbers.length; index++) {
    const holders = counts[numbers[index] ?? -1] ?? 1;
    held[from + index] = holders;
    if (isRare(holders, size)) rare++;
  }
  return rare;
}

/** Tenths of uniqueness and row number in one number, because plain numbers sort many times faster. */
function orderOf(uniqueness: Float32Array): Int32Array {
  const size = uniqueness.length;
  const keys = Float64Array.from(
    uniqueness,
    (value, row) => (Number.isNaN(value) ? 1001 : 1000 - Math.round(value * 10)) * size + row,
  );
  return Int32Array.from(keys.sort(), (key) => key % size);
}

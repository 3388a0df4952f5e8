import { isRare, uniquenessScore } from '../../../plugins/comparisons/rarity.ts';
import type { Ctx } from '../../context.ts';
import { createVocabulary, type Vocabulary } from './createVocabulary.ts';
import { readMembers } from './readMembers.ts';

/** All candidates of a position as comparisons see them, one per person, in the order of their ids. */
export interface ComparedGroup {
  ids: readonly string[];
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

/** Reads the whole position and computes everybody's uniqueness by the formula of the plugins. */
export async function readComparedGroup(ctx: Ctx, { projectId }: { projectId: string }): Promise<ComparedGroup> {
  const ids: string[] = [];
  const education: string[] = [];
  const [skillsBuilder, certificationsBuilder] = [createVocabulary(), createVocabulary()];
  const texts = new Map<string, string>();
  for await (const members of readMembers(ctx, { projectId })) {
    for (const [id, skills, certifications, text] of members) {
      ids.push(id);
      skillsBuilder.add(skills);
      certificationsBuilder.add(certifications);
      // Equal texts share one string.
      if (!texts.has(text)) texts.set(text, text);
      education.push(texts.get(text) ?? '');
    }
  }
  const group = { ids, education, skills: skillsBuilder.build(), certifications: certificationsBuilder.build() };
  return { ...group, ...countRare(group) };
}

function countRare({ ids, skills, certifications }: Pick<ComparedGroup, 'ids' | 'skills' | 'certifications'>) {
  const size = ids.length;
  const uniqueness = new Float32Array(size);
  const rareSkills = new Uint16Array(size);
  const rareCertifications = new Uint16Array(size);
  for (let row = 0; row < size; row++) {
    const held = [holdersOf(skills, row), holdersOf(certifications, row)] as const;
    uniqueness[row] = uniquenessScore([...held[0], ...held[1]], size) ?? Number.NaN;
    rareSkills[row] = held[0].filter((holders) => isRare(holders, size)).length;
    rareCertifications[row] = held[1].filter((holders) => isRare(holders, size)).length;
  }
  const known = (row: number) => (Number.isNaN(uniqueness[row]) ? -1 : (uniqueness[row] ?? -1));
  const order = Int32Array.from(ids.keys()).sort((a, b) => known(b) - known(a) || a - b);
  return { uniqueness, rareSkills, rareCertifications, order };
}

function holdersOf(vocabulary: Vocabulary, row: number): number[] {
  return Array.from(vocabulary.of(row), (number) => vocabulary.counts[number] ?? 1);
}

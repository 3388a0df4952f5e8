import { isRare } from '../../plugins/comparisons/rarity.ts';
import { foldText } from '../../plugins/knowledge/foldText.ts';
import type { DifferenceFilters } from './differenceFilters.ts';
import type { ComparedGroup } from './group/comparedGroup.ts';
import type { Vocabulary } from './group/createVocabulary.ts';

/** The rows of a group that pass the filters, most unique first; unknown uniqueness comes last. */
export function matchingRows(group: ComparedGroup, filters: DifferenceFilters): Int32Array {
  const tests = [
    skillsTest(group, filters),
    certificationTest(group, filters),
    educationTest(group, filters),
    rareTest(group, filters),
  ];
  const used = tests.filter((test) => test !== null);
  return used.length === 0 ? group.order : group.order.filter((row) => used.every((test) => test(row)));
}

type RowTest = ((row: number) => boolean) | null;

function skillsTest({ ids, skills }: ComparedGroup, filters: DifferenceFilters): RowTest {
  if (filters.skills.length === 0) return null;
  const wanted = filters.skills.map((text) => keysWith(skills, text, (number) => isRare(skills.counts[number] ?? 0, ids.length)));
  return (row) => wanted.every((numbers) => skills.of(row).some((number) => numbers.has(number)));
}

function certificationTest({ certifications }: ComparedGroup, { certification }: DifferenceFilters): RowTest {
  if (certification === '') return null;
  const numbers = keysWith(certifications, certification);
  return (row) => certifications.of(row).some((number) => numbers.has(number));
}

function educationTest(group: ComparedGroup, { education }: DifferenceFilters): RowTest {
  const text = foldText(education);
  return text === '' ? null : (row) => group.education[row]?.includes(text) ?? false;
}

function rareTest(group: ComparedGroup, { rareOnly, minUniqueness }: DifferenceFilters): RowTest {
  if (!rareOnly && minUniqueness === 0) return null;
  const isRareRow = (row: number) => (group.rareSkills[row] ?? 0) + (group.rareCertifications[row] ?? 0) > 0;
  return (row) => (!rareOnly || isRareRow(row)) && (minUniqueness === 0 || (group.uniqueness[row] ?? 0) >= minUniqueness);
}

/** Numbers of the keys that contain a text, ignoring case and accents. */
function keysWith({ keys }: Vocabulary, text: string, isWanted: (number: number) => boolean = () => true): Set<number> {
  const folded = foldText(text);
  return new Set(keys.flatMap((key, number) => (isWanted(number) && foldText(key).includes(folded) ? [number] : [])));
}

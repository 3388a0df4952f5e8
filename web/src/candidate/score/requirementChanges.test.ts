import { afterEach, expect, it } from 'vitest';
import { setLocale } from '../../paraglide/runtime.js';
import { type RequirementSide, requirementChanges } from './requirementChanges.ts';

afterEach(() => void setLocale('en', { reload: false }));

const go: RequirementSide = { label: 'Go', importance: 'MUST', minYears: null, knockOut: false, level: null };

it('says nothing about what stayed', () => {
  expect(requirementChanges(go, go)).toEqual([]);
});

it.each<[RequirementSide, string]>([
  [{ ...go, importance: 'NICE' }, 'Must have → Nice to have'],
  [{ ...go, minYears: 5 }, 'Min. years: — → 5 years'],
  [{ ...go, knockOut: true }, 'now a knock-out'],
  [{ ...go, level: 'MASTER' }, 'Degree: — → Master'],
  [{ ...go, label: 'Go or Rust' }, 'Words: “Go” → “Go or Rust”'],
])('says how it changed, and the same the other way round', (after, text) => {
  expect(requirementChanges(go, after)).toEqual([text]);
  expect(requirementChanges(after, go)).toHaveLength(1);
  expect(requirementChanges(after, go)).not.toEqual([text]);
});

it('says all of it in Russian', () => {
  void setLocale('ru', { reload: false });
  const after = { ...go, label: 'Go или Rust', importance: 'NICE', minYears: 3 };
  expect(requirementChanges({ ...go, knockOut: true }, after)).toEqual([
    'Формулировка: «Go» → «Go или Rust»',
    'Обязательно → Будет плюсом',
    'Мин. лет: — → 3 года',
    'больше не отсекающее',
  ]);
});

import { expect, it } from 'vitest';
import { requirementKey } from '../../plugins/contract/relevance.ts';
import { skillAlternatives } from '../../plugins/knowledge/skills.ts';
import type { ChecklistItem } from '../projects/requirements/checklist.ts';
import { diffChecklists } from './diffChecklists.ts';

function item(label: string, more: Partial<ChecklistItem> = {}): ChecklistItem {
  const base = { kind: 'skill', category: 'technical', importance: 'must', known: null, level: null, confidence: null } as const;
  const kind = more.kind ?? base.kind;
  const rest = { key: requirementKey({ kind, label }), minYears: null, knockOut: false, evidence: [] };
  return { ...base, ...rest, label, alternatives: skillAlternatives(label), ...more };
}

const unchanged = { added: [], removed: [], changed: [] };

it('says nothing about requirements that stay, in whatever order they are', () => {
  expect(diffChecklists([item('Go'), item('Rust')], [item('Rust'), item('Go')])).toEqual(unchanged);
});

it.each<[string, Partial<ChecklistItem>]>([
  ['importance', { importance: 'nice' }],
  ['minimum', { minYears: 5 }],
  ['knock-out', { knockOut: true }],
])('keeps both sides of a requirement with another %s', (_what, more) => {
  const [before, after] = [item('Go'), item('Go', more)];
  expect(diffChecklists([before, item('Rust')], [after, item('Rust')])).toEqual({ ...unchanged, changed: [{ before, after }] });
});

it.each([
  ['alternatives', item('Python or Bash'), item('Python, Bash or Go')],
  ['words of the same skill', item('k8s', { known: 'Kubernetes' }), item('Kubernetes', { known: 'Kubernetes' })],
  ['years', item('3+ years', { kind: 'experience', minYears: 3 }), item('5 years', { kind: 'experience', minYears: 5 })],
  ['degree', item('BSc', { kind: 'education', level: 'bachelor' }), item('MSc', { kind: 'education', level: 'master' })],
])('pairs a requirement with its successor when the %s change', (_what, before, after) => {
  expect(diffChecklists([item('Rust'), before], [after, item('Rust')])).toEqual({ ...unchanged, changed: [{ before, after }] });
});

it('does not pair what is still there, nor pairs one requirement twice', () => {
  const difference = diffChecklists([item('Python')], [item('Python'), item('Python or Bash')]);
  expect(difference).toEqual({ ...unchanged, added: ['Python or Bash'] });
  const split = diffChecklists([item('Python or Bash')], [item('Python'), item('Bash')]);
  expect(split.changed.map(({ after }) => after.label)).toEqual(['Python']);
  expect(split).toMatchObject({ added: ['Bash'], removed: [] });
});

it('counts what is dropped as removed and what is taken up as added', () => {
  const dropped = item('Go', { importance: 'dropped' });
  expect(diffChecklists([item('Go')], [dropped])).toEqual({ ...unchanged, removed: ['Go'] });
  expect(diffChecklists([dropped], [item('Go')])).toEqual({ ...unchanged, added: ['Go'] });
});

import { expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { extractRequirements } from '../extractRequirements.ts';

it.each([
  '5+ years of professional software development',
  '5 years in software engineering',
  'at least 5 years of commercial programming',
])('years of the work as a whole ask for no skill: %s', (line) => {
  const document = textDocument(`Backend Engineer\nRequirements\n- ${line}\n- PostgreSQL\n- Docker`);
  const { requirements } = extractRequirements(document, { signal: new AbortController().signal, today: '2026-11-21', topK: 50 });
  expect(requirements.map(({ kind, label }) => [kind, label])).toEqual([
    ['skill', 'PostgreSQL'],
    ['skill', 'Docker'],
    ['experience', line],
  ]);
});

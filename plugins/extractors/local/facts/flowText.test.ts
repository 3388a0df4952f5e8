import { expect, it } from 'vitest';
import { prepareResume } from '../entries/prepareResume.ts';
import { textDocument } from '../shared/textDocument.ts';
import { flowText } from './flowText.ts';

/** The flow of lines that the reader says continue each other. */
function flowOf(text: string): string {
  const resume = prepareResume(textDocument(text), '2026-11-01');
  const lines = resume.lines.map((line) => ({ ...line, line: { ...line.line, continues: line.index > 0 } }));
  return flowText({ ...resume, lines });
}

it('joins lines that continue each other', () => {
  expect(flowOf('Nora Falk is looking for\nUSD 4,000 a month')).toBe('Nora Falk is looking for USD 4,000 a month');
});

it('begins an item of its own below a semicolon', () => {
  expect(flowOf('Superset, Git, Jira;\nEnglish – B2')).toBe('Superset, Git, Jira;\nEnglish – B2');
});

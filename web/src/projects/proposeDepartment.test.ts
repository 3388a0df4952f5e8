import { expect, it } from 'vitest';
import { proposeDepartment } from './proposeDepartment.ts';

it.each([
  ['Senior Frontend Developer', 'Engineering'],
  ['Product Designer', 'Design'],
  ['UX Lead', 'Design'],
  ['Data Scientist', 'Analytics'],
  ['Business Analyst', 'Analytics'],
  ['DevOps Engineer', 'Infrastructure'],
  ['SRE', 'Infrastructure'],
  ['ML Engineer', 'AI/ML'],
  ['Head of AI', 'AI/ML'],
  ['HTML Developer', 'Engineering'],
  ['Ведущий дизайнер', 'Design'],
  ['', 'Engineering'],
])('proposes for "%s" the department %s', (title, department) => {
  expect(proposeDepartment(title)).toBe(department);
});

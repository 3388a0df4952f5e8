import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf, labelsOf } from '../testing/readSample.ts';

const duties = 'What you will do\n- API development and code review\n- Run our services on Kubernetes\n';

describe('mergeMentions', () => {
  it('takes no duty for a requirement where requirements are stated', () => {
    const facts = factsOf(textDocument(`${duties}\nWhat you bring\n- Python\n- PostgreSQL\n- Docker`));
    expect(labelsOf(facts, 'skill')).toEqual(['Python', 'PostgreSQL', 'Docker']);
    expect(facts.requirements.filter(({ importance }) => importance === 'nice')).toEqual([]);
  });

  it('takes duties for requirements, less surely, where nothing else is stated', () => {
    const facts = factsOf(textDocument(`Platform Engineer\n\n${duties}`));
    const kubernetes = facts.requirements.find(({ label }) => label === 'Kubernetes');
    expect(kubernetes?.importance).toBe('must');
    expect(kubernetes?.confidence).toBeLessThan(0.8);
  });

  it('believes a requirement that a duty repeats', () => {
    const facts = factsOf(textDocument(`${duties}\nWhat you bring\n- Kubernetes\n- PostgreSQL\n- Docker`));
    expect(labelsOf(facts, 'skill')).toContain('Kubernetes');
  });
});

import { describe, expect, it } from 'vitest';
import { feature } from '../../label/features/features.ts';
import { textDocument } from '../../shared/textDocument.ts';
import { clauseFeatures } from './clauseFeatures.ts';
import { jobClauses } from './jobClauses.ts';

/** The features from what leads to the clause with these words. */
function leadsTo(words: string, ...lines: readonly string[]): readonly number[] {
  const clauses = jobClauses(textDocument(lines.join('\n')));
  return clauseFeatures(clauses)[clauses.findIndex(({ text }) => text === words)]!.headings;
}

describe('clauseFeatures', () => {
  it('has the words of the heading above', () => {
    const found = leadsTo('Baking', 'Cook', '', 'Requirements', '- Baking', '', 'Benefits', '- Free meals');
    expect(found).toContain(feature`heading ${'requirement'}`);
    expect(found).not.toContain(feature`heading ${'benefit'}`);
  });

  it('has the words of a line that leads to items, until the next such line or heading', () => {
    const lines = [
      'Cook',
      '',
      'The dream cook of all of us here in Leeds knows:',
      '- Baking',
      '',
      'Nobody of us in Leeds will mind if you skip:',
      '- Grilling',
    ];
    expect(leadsTo('Grilling', ...lines)).toContain(feature`lead ${'skip'}`);
    expect(leadsTo('Grilling', ...lines)).not.toContain(feature`lead ${'dream'}`);
    expect(leadsTo('Baking', ...lines)).not.toContain(feature`lead ${'skip'}`);
  });
});

import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { factsOf, labelsOf } from '../testing/readSample.ts';

const skills = (text: string) => labelsOf(factsOf(textDocument(text)), 'skill');

describe('sectionsOfLists', () => {
  it('reads a list below an unknown heading as requirements if its items ask', () => {
    const list = ['• Good command of Cvent', '• Trello', '• 2 years of budget control'];
    expect(skills(['Event Manager', '', 'The ingredients', ...list].join('\n'))).toEqual(
      expect.arrayContaining(['Trello', 'Cvent']),
    );
  });

  it('leaves other lists alone', () => {
    expect(skills(['Event Manager', '', 'A few words', '• Free parking', '• A canteen', '• Trello'].join('\n'))).toEqual([]);
  });
});

describe('mentionKey', () => {
  it('keeps two practices apart that share a known name, and spellings of a product together', () => {
    const text = ['Plumber', '', 'Requirements:', '• Pipe fitting', '• Bathroom fitting', '• JavaScript', '• JS'].join('\n');
    expect(factsOf(textDocument(text)).requirements.map(({ label }) => label)).toEqual([
      'JavaScript',
      'Pipe fitting',
      'Bathroom fitting',
    ]);
  });
});

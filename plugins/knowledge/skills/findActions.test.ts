import { describe, expect, it } from 'vitest';
import { findActions, findWholeAction } from './findActions.ts';
import { skillIndex } from './skillIndex.ts';
import { actionPhrases } from './tables/actionPhrases.ts';
import { tokenizeText } from './tokenizeText.ts';

function told(text: string): [string, string][] {
  return findActions(text, tokenizeText(text), skillIndex()).map(({ start, end, spelling }) => [
    text.slice(start, end),
    spelling.entry.name,
  ]);
}

describe('findActions', () => {
  it('finds what somebody does in every form of the verb', () => {
    expect(told('Led a small team. Manages staff, negotiating better prices')).toEqual([
      ['Led a small team', 'Team leadership'],
      ['Manages staff', 'Team management'],
      ['negotiating better prices', 'Negotiation'],
    ]);
    expect(told('Руководила отделом, составлял ежемесячные отчёты')).toEqual([
      ['Руководила отделом', 'Team management'],
      ['составлял ежемесячные отчёты', 'Reporting'],
    ]);
  });

  it('knows what people do in trades, kitchens, wards and on farms', () => {
    expect(told('Rewired houses; baked bread. Took blood')).toEqual([
      ['Rewired houses', 'Electrical wiring'],
      ['baked bread', 'Baking'],
      ['Took blood', 'Phlebotomy'],
    ]);
    expect(told('Шила платья, обзванивал холодную базу')).toEqual([
      ['Шила платья', 'Sewing'],
      ['обзванивал холодную базу', 'Cold calling'],
    ]);
  });

  it('takes an object once', () => {
    expect(told('manage and lead teams')).toEqual([['manage and lead teams', 'Team management']]);
  });

  it('leaves alone what others do, and nouns', () => {
    const texts = [
      'We develop software',
      'industry-leading team',
      'trainings for staff',
      'led to a new team',
      'manage the work of staff',
    ];
    for (const text of texts) expect(told(text)).toEqual([]);
  });

  it('knows a name that tells an action as a whole', () => {
    expect(findWholeAction('Train new employees', skillIndex())?.entry.name).toBe('Learning and development');
    expect(findWholeAction('Train new employees well', skillIndex())).toBeNull();
    expect(findWholeAction('Train', skillIndex())).toBeNull();
  });

  it('names known skills only', () => {
    const { entries } = skillIndex();
    const names = actionPhrases.split('\n').flatMap((row) => (row.includes(':') ? [row.slice(0, row.indexOf(':'))] : []));
    expect(names.length).toBeGreaterThan(70);
    expect(names.filter((name) => !entries.has(name))).toEqual([]);
  });
});

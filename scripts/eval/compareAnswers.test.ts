import { describe, expect, it } from 'vitest';
import { findUnraisedVersions } from './compareAnswers.ts';

const committed = {
  'reader pdf': { version: '4', answers: { 'ann.pdf': 'text1' } },
  'extractor local': { version: '4', answers: { 'ann.pdf': 'text1 facts1' } },
};
const withAnswers = (pdf: [string, string], local: [string, string]) => ({
  'reader pdf': { version: pdf[0], answers: { 'ann.pdf': pdf[1] } },
  'extractor local': { version: local[0], answers: { 'ann.pdf': local[1] } },
});

describe('findUnraisedVersions', () => {
  it('says nothing while answers stay, and for a plugin whose version was raised with them', () => {
    expect(findUnraisedVersions(committed, committed)).toEqual([]);
    expect(findUnraisedVersions(committed, withAnswers(['4', 'text1'], ['5', 'text1 facts2']))).toEqual([]);
  });

  it('names the plugin, a document and what to do when answers change under the old version', () => {
    expect(findUnraisedVersions(committed, withAnswers(['4', 'text1'], ['4', 'text1 facts2']))).toEqual([
      'The answers of extractor local changed (ann.pdf) and its version did not: raise the version of extractor local from 4, then run: npm run answers',
    ]);
  });

  it('blames the reader, not the extractor, where the text itself changed', () => {
    const found = findUnraisedVersions(committed, withAnswers(['4', 'text2'], ['4', 'text2 facts2']));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('raise the version of reader pdf');
  });

  it('lets a new document or plugin in without a new version', () => {
    const extended = withAnswers(['4', 'text1'], ['4', 'text1 facts1']);
    extended['extractor local'].answers = { 'ann.pdf': 'text1 facts1', 'bob.pdf': 'text9 facts9' } as never;
    expect(findUnraisedVersions(committed, { ...extended, 'facet new': { version: '1', answers: { a: 'b' } } })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { measureCoverage, readHotTechnologies, readManifestSkills } from './measureCoverage.ts';

describe('measureCoverage', () => {
  it('counts names and mentions, and tells what is missing', () => {
    const coverage = measureCoverage(['Python', 'Python', 'Microsoft Excel', 'Underwater Basket Weaver 3000', 'Python']);
    expect(coverage).toEqual({ names: 3, known: 2, mentions: 5, knownMentions: 4, missing: ['Underwater Basket Weaver 3000'] });
  });

  it('reads hot technologies from the table', () => {
    const table =
      'Code\tExample\tCommodity\tTitle\tHot Technology\n11-1011.00\tAdobe Acrobat\t1\tDocuments\tY\n11-1011.00\tOther\t1\tDocuments\tN\n';
    expect(readHotTechnologies(table)).toEqual(['Adobe Acrobat']);
  });

  it('takes the skills of a person once, however many layouts show them', () => {
    const item = { person: 'a', truth: { skills: ['Go'] } };
    expect(readManifestSkills({ items: [item, item, { person: 'b', truth: {} }] })).toEqual(['Go']);
  });
});

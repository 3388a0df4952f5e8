import { describe, expect, it } from 'vitest';
import { learnSections, measureSections } from './learnSections.ts';
import { sectionLabelNames, sectionTexts } from './sectionTexts.ts';

describe('sectionTexts', () => {
  it('labels each line of an advertisement, whatever its look', () => {
    for (const { lines, labels } of sectionTexts(6, 3)) {
      expect(labels).toHaveLength(lines.length);
      expect(labels[0]).toBe('head:B');
      expect(labels.filter((label) => !sectionLabelNames.includes(label))).toEqual([]);
      expect(labels.some((label) => label.endsWith(':H'))).toBe(true);
    }
  });
});

describe('learnSections', () => {
  const texts = sectionTexts(20, 3);

  it('learns to tell the sections apart, and learns the same from the same texts', () => {
    const model = learnSections(texts, { rounds: 3, seed: 7 });
    expect(learnSections(texts, { rounds: 3, seed: 7 })).toEqual(model);
    expect(measureSections(model, texts).headings).toBeGreaterThan(0.6);
    expect(measureSections(model, sectionTexts(10, 900)).lines).toBeGreaterThan(0.5);
  });
});

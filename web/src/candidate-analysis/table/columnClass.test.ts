import { describe, expect, it } from 'vitest';
import { metricWidth, tableWidth } from './columnClass.ts';

const column = (label: string) => ({ id: label, label, sort: 'name' as const, facet: null, unit: '' });

describe('metricWidth', () => {
  it('follows the longest word, because headers wrap between words', () => {
    expect(metricWidth(column('Certification Count'))).toBe(metricWidth(column('Certification')));
    expect(metricWidth(column('Certification'))).toBeGreaterThan(metricWidth(column('Education Level')));
  });

  it('leaves room for a figure under a short header, and for wider letters', () => {
    expect(metricWidth(column('Go'))).toBe(3.75);
    expect(metricWidth({ id: 'payment', label: 'Pay' })).toBeGreaterThanOrEqual(5.5);
    expect(metricWidth(column('Достижения'))).toBeGreaterThan(metricWidth(column('Experience')));
  });
});

describe('tableWidth', () => {
  it('grows with every column', () => {
    const [one, two] = [tableWidth([column('Growth')]), tableWidth([column('Growth'), column('Skills')])];
    expect(Number.parseFloat(two) - Number.parseFloat(one)).toBe(3.75);
  });
});

import { describe, expect, it } from 'vitest';
import { textDocument } from '../shared/textDocument.ts';
import { extractResume } from './extractResume.ts';

const { signal } = new AbortController();
const read = (text: string) => extractResume(textDocument(text), { today: '2026-01-31', signal });

describe('what a person wishes is told from what is', () => {
  it('takes the pay that is asked for, not the one that is earned', () => {
    const asks = (lines: string) => read(`Nora Falk\nnora@example.com\n\nPERSONAL DETAILS\n${lines}`).salary?.value ?? null;
    expect(asks('Current CTC: Rs. 19.5 LPA\nExpected CTC: Rs. 25 LPA')).toMatchObject({ amount: 2_500_000, currency: 'INR' });
    expect(asks('Current salary: $60,000, expected salary: $70,000')).toMatchObject({ amount: 70_000 });
    expect(asks('Last drawn salary: $60,000 per year')).toBeNull();
  });

  it.each([
    ['Краснодар, готова к переезду в Сочи', 'Краснодар'],
    ['Leeds (willing to relocate to London)', 'Leeds'],
    ['Leeds, UK – relocating to Berlin, Germany', 'Leeds, UK'],
  ])('reads where they live: %s', (line, place) => {
    expect(read(`Nora Falk\n${line}\nnora@example.com`).location?.value).toBe(place);
  });
});

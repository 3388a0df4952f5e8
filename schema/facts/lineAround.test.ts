import { describe, expect, it } from 'vitest';
import { lineAround } from './lineAround.ts';

const text = 'Ada Lovelace\n  Python, SQL and Go \nLondon';
const around = (quotation: string) => lineAround(text, text.indexOf(quotation), text.indexOf(quotation) + quotation.length);

describe('lineAround', () => {
  it('gives the line that a quotation stands in', () => expect(around('SQL')).toBe('Python, SQL and Go'));
  it('knows the first line', () => expect(around('Ada')).toBe('Ada Lovelace'));
  it('knows the last line', () => expect(around('London')).toBe('London'));
  it('gives all lines of a quotation that spans several', () => expect(around('Go \nLon')).toBe('Python, SQL and Go \nLondon'));
});

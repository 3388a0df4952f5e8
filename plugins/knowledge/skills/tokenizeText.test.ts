import { describe, expect, it } from 'vitest';
import { tokenizeText } from './tokenizeText.ts';

const keys = (text: string) => tokenizeText(text).map((token) => token.key);
const joined = (text: string) => tokenizeText(text).map((token) => token.joined);

describe('tokenizeText', () => {
  it('keeps the signs that names carry', () => {
    expect(keys('C++ and C#, F# or .NET')).toEqual(['c++', 'and', 'c#', 'f#', 'or', '.net']);
  });

  it('gives offsets into the text', () => {
    const text = 'Опыт: Node.js';
    expect(tokenizeText(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Опыт', 'Node', 'js']);
  });

  it('joins words over spaces, hyphens, dots and slashes, not over commas and sentence ends', () => {
    expect(joined('Node.js')).toEqual([true, true]);
    expect(joined('CI/CD scikit-learn')).toEqual([true, true, true, true]);
    expect(joined('React, Native')).toEqual([true, false]);
    expect(joined('React. Native')).toEqual([true, false]);
    expect(joined('React\n\nnative')).toEqual([true, false]);
  });

  it('joins over a line end only when the next line goes on in lower case', () => {
    expect(joined('machine\nlearning')).toEqual([true, true]);
    expect(joined('React\nNative')).toEqual([true, false]);
  });

  it('marks the parts of addresses', () => {
    const marked = tokenizeText('mail jane@python.org or github.com/jane').filter((token) => token.address !== null);
    expect(marked.map((token) => token.key)).toEqual(['jane', 'python', 'org', 'github', 'com', 'jane']);
  });
});

import { describe, expect, it } from 'vitest';
import { textDocument } from '../../shared/textDocument.ts';
import { plainLines } from './usedPart.ts';

function lines(text: string) {
  const document = plainLines(textDocument(text));
  return document.lines.map(({ start, end, heading, listItem }) => ({
    text: document.text.slice(start, end),
    heading,
    listItem,
  }));
}

describe('plainLines', () => {
  it('leaves out the marks of Markdown and tells what they said', () => {
    expect(lines('## Requirements\n**Nice to have**\n> Quoted')).toEqual([
      { text: 'Requirements', heading: true, listItem: false },
      { text: 'Nice to have', heading: false, listItem: false },
      { text: 'Quoted', heading: false, listItem: false },
    ]);
  });

  it('takes pictures for bullets', () => {
    expect(lines('✅ Python\n👉 SQL')).toEqual([
      { text: 'Python', heading: false, listItem: true },
      { text: 'SQL', heading: false, listItem: true },
    ]);
  });

  it('leaves other lines as they are', () => {
    expect(lines('C# and F#\n🎉').map(({ text }) => text)).toEqual(['C# and F#', '🎉']);
  });
});

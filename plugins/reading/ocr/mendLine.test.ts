import { describe, expect, it } from 'vitest';
import { mendLine, splitLines } from './mendLine.ts';
import type { RecognisedWord } from './recogniser.ts';

/** Words of a line; "_" in a text moves it by a wide gap, "~" brings it close to the word before. */
function line(...texts: string[]): RecognisedWord[] {
  let at = 50;
  return texts.map((raw) => {
    if (raw.startsWith('_')) at += 100;
    if (raw.startsWith('~')) at -= 10;
    const text = raw.replace(/^[_~]/, '');
    const x0 = at;
    at += text.length * 12 + 11;
    return { text, confidence: 90, x0, x1: at - 11, y0: 100, y1: 126, baseline: 121, lineHeight: 26 };
  });
}
const mend = (...texts: string[]) => mendLine(line(...texts)).map(({ text }) => text);

describe('mendLine', () => {
  it('knows bullets, and separators between contacts', () => {
    expect(mend('«', 'Baked', 'bread')).toEqual(['•', 'Baked', 'bread']);
    expect(mend('e', 'Baked', 'bread')).toEqual(['•', 'Baked', 'bread']);
    expect(mend('Leeds', '«', '0113', '496', '0000')).toEqual(['Leeds', '•', '0113', '496', '0000']);
    expect(mend('Leeds', '+', '0113', '+', 'Baker')).toEqual(['Leeds', '•', '0113', '•', 'Baker']);
    expect(mend('Bread', '+', 'cakes')).toEqual(['Bread', '+', 'cakes']);
  });

  it('tells the word I from a bar', () => {
    expect(mend('then', '|', 'baked')).toEqual(['then', 'I', 'baked']);
    expect(mend('Leeds', '|', 'ada.example/in')).toEqual(['Leeds', '|', 'ada.example/in']);
    expect(mend('|', 'Leeds')).toEqual(['Leeds']);
  });

  it('takes frames off words', () => {
    expect(mend('(', 'Bread', ')', '_(', 'Cakes', ']')).toEqual(['Bread', 'Cakes']);
    expect(mend('(Bread', 'rolls', ')')).toEqual(['Bread', 'rolls']);
    expect(mend('Bread', '(white)')).toEqual(['Bread', '(white)']);
  });

  it('joins addresses and words torn apart', () => {
    expect(mend('ada.quill', '@mail.example')).toEqual(['ada.quill@mail.example']);
    expect(mend('Lang', '~uages')).toEqual(['Languages']);
    expect(mend('write', 'to', 'ada@mail.example')).toEqual(['write', 'to', 'ada@mail.example']);
  });
});

describe('splitLines', () => {
  it('begins a line where the text jumps back or down', () => {
    const below = line('Below').map((word) => ({ ...word, x0: 300, x1: 360, baseline: 160 }));
    expect(splitLines([...line('Two', 'words'), ...below, ...line('Back')]).map(({ length }) => length)).toEqual([2, 1, 1]);
  });
});

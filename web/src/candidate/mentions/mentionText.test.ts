import { expect, it } from 'vitest';
import { mentionedIn, splitMentions, typedMention } from './mentionText.ts';

const ada = { id: 'a', name: 'Ada' };
const lovelace = { id: 'l', name: 'Ada Lovelace' };

it.each([
  ['@', { start: 0, search: '' }],
  ['Ask @Ada Lo', { start: 4, search: 'Ada Lo' }],
  ['(@ad', { start: 1, search: 'ad' }],
  ['ada@example.com', null],
  ['@Ada Lovelace knows', null],
  ['Hello', null],
])('finds the mention that is being typed in %j', (text, expected) => {
  expect(typedMention(`${text} and more`, text.length)).toEqual(expected);
});

it('mentions who is still named in the text, once', () => {
  expect(mentionedIn('@Ada, see this', [ada, ada, { id: 'b', name: 'Bob' }])).toEqual(['a']);
});

it('sets mentions apart, the longer name first', () => {
  expect(splitMentions('@Ada Lovelace and @Ada, @nobody', [ada, lovelace])).toEqual([
    { text: '@Ada Lovelace', mention: lovelace },
    { text: ' and ', mention: null },
    { text: '@Ada', mention: ada },
    { text: ', @nobody', mention: null },
  ]);
});

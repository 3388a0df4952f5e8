import { expect, it } from 'vitest';
import { foldText } from './foldText.ts';

it.each([
  ['Wiśniewski', 'wisniewski'],
  ['ŁÓDŹ', 'lodz'],
  ['Пётр', 'петр'],
  ['Straße', 'strasse'],
  ['Bjørn Ærø', 'bjorn aero'],
  ['Đorđe Þór', 'dorde thor'],
  ['İstanbul, Iğdır', 'istanbul, igdir'],
  ['Ünïcödé', 'unicode'],
  ['ﬁnance', 'finance'],
  ['ΟΔΟΣ', 'οδοσ'],
  ['C++ / C#', 'c++ / c#'],
])('folds %s to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it('changes nothing the second time', () => {
  const once = foldText('Žižka Łukasz Ёлкин Straße İpek ½');
  expect(foldText(once)).toBe(once);
});

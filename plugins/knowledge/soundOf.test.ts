import { expect, it } from 'vitest';
import { soundOf } from './soundOf.ts';

it.each([
  ['Гайдученко', 'gaiduchenko'],
  ['Щербакова', 'shcherbakova'],
  ['Щербакова', 'scherbakova'],
  ['Юлия', 'yulia'],
  ['Юлия', 'juliya'],
  ['Жуковский', 'zhukovsky'],
  ['Жуковский', 'zhukovskiy'],
  ['Елена', 'yelena'],
  ['Цой', 'tsoy'],
  ['Александр', 'alexandr'],
  ['Семёнов', 'semenov'],
  ['Wiśniewska', 'wisniewska'],
])('%s sounds like %s', (name, spelled) => {
  expect(soundOf(spelled)).toBe(soundOf(name));
});

it('tells different names apart', () => {
  expect(soundOf('Петров')).not.toBe(soundOf('Pavlov'));
});

import { describe, expect, it } from 'vitest';
import { headingOf, isBareHeading } from './jobHeadings.ts';

describe('headingOf', () => {
  it.each([
    ['What do we need?', 'must'],
    ['You tick these boxes', 'must'],
    ['Без чего не возьмём', 'must'],
    ['Что важно', 'must'],
    ['Highly regarded (not mandatory)', 'nice'],
    ['What would make us smile?', 'nice'],
    ['Ещё лучше, если', 'nice'],
    ['За что обнимем', 'nice'],
    ['What do you get?', 'benefits'],
    ['Schedule:', 'benefits'],
    ['Завод предоставляет:', 'benefits'],
    ['Что вас ждёт', 'benefits'],
    ['What your week looks like', 'duties'],
    ['Зона ответственности', 'duties'],
  ] as const)('reads "%s" as %s', (text, kind) => expect(headingOf(text)).toBe(kind));
});

describe('isBareHeading', () => {
  it.each(['Basic qualifications', 'Your profile', 'Job description', 'Требования'])(
    'takes "%s" for a heading by its words alone',
    (text) => {
      expect(isBareHeading(text)).toBe(true);
    },
  );

  it.each(['Customer service skills', 'requirements', 'Project management', 'Ленинский район Функциональные обязанности'])(
    'leaves "%s" in the text',
    (text) => {
      expect(isBareHeading(text)).toBe(false);
    },
  );
});

import { expect, it } from 'vitest';
import { compactText } from './compactText.ts';

it.each(['', 'Zürich, 2019', '2019 – 2021', 'Инженер', '\0\u00ff\u0100', '😀'])('changes no text: %j', (text) => {
  expect(compactText(`${text}•`.slice(0, -1))).toBe(text);
});

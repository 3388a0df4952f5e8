import { describe, expect, it } from 'vitest';
import { stemWord } from './stemWord.ts';

describe('stemWord', () => {
  it.each([
    ['APIs', 'API'],
    ['technologies', 'technology'],
    ['Databases', 'database'],
    ['optimisation', 'optimization'],
    ['modelling', 'modeling'],
    ['catalogues', 'catalog'],
    ['управления', 'управление'],
    ['управлением', 'управлению'],
    ['данных', 'данные'],
    ['переговоров', 'переговорами'],
    ['учёта', 'учет'],
    ['систем', 'системы'],
    ['схем', 'схема'],
    ['проблем', 'проблемы'],
  ])('makes %s and %s equal', (one, other) => {
    expect(stemWord(one)).toBe(stemWord(other));
  });

  it.each([
    ['class', 'classes'],
    ['analysis', 'analyst'],
    ['AWS', 'AW'],
    ['логист', 'логистика'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stemWord(one)).not.toBe(stemWord(other));
  });
});

import { describe, expect, it } from 'vitest';
import { checkPlugin } from './checkPlugin.ts';
import { skillsFacet } from './facets/skills/skillsFacet.ts';

describe('checkPlugin', () => {
  it('finds nothing wrong with a plugin', () => {
    expect(checkPlugin(skillsFacet)).toEqual([]);
  });

  it.each([
    [null, 'a plugin is an object - received null'],
    [{ ...skillsFacet, id: 'My Facet' }, "'id' must be lower case words joined by hyphens - received 'My Facet'"],
    [{ ...skillsFacet, version: 2 }, "'version' must be a non-empty text - received 2"],
    [{ ...skillsFacet, kind: 'facets' }, "'kind' must be one of reader, extractor, facet, comparison - received 'facets'"],
    [{ ...skillsFacet, kind: 'toString' }, "'kind' must be one of"],
    [{ ...skillsFacet, score: undefined }, "a facet needs a function 'score' - received undefined"],
    [{ ...skillsFacet, label: { ru: 'Навыки' } }, "'label' must hold an English text"],
    [{ ...skillsFacet, label: { en: 'Skills', ru: 5 } }, "'label.ru' must be a text or absent - received 5"],
    [
      { ...skillsFacet, column: { unit: 'stars' } },
      "'column.unit' must be one of points, percent, count, none - received an object with unit",
    ],
    [{ ...skillsFacet, defaultWeight: 45 }, "'defaultWeight' must be a number from 0 to 1 - received 45"],
  ])('says what is wrong (%#)', (value, problem) => {
    expect(checkPlugin(value).join()).toContain(problem);
  });
});

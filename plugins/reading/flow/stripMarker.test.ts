import { expect, it } from 'vitest';
import { markerLength } from './stripMarker.ts';

it('measures bullets and numbers with their space', () => {
  expect(['• Raised sales', '- Raised sales', '12. Raised sales', '  o Raised sales'].map(markerLength)).toEqual([2, 2, 4, 4]);
});

it('takes neither words nor negative numbers for markers', () => {
  expect(['on time', 'o en su defecto', 'O Globo', '-5 % costs'].map(markerLength)).toEqual([0, 0, 0, 0]);
});

it('takes no dash in front of the end of a wrapped period for a marker', () => {
  expect(['– Mar 2017', '- present', '— 05.2019', '- Mar 2017: team leader'].map(markerLength)).toEqual([0, 0, 0, 2]);
});

import { expect, it } from 'vitest';
import { payText } from './payText.ts';

it('says the pay as the document does, both ends, with the annual figure beside it', () => {
  expect(payText({ amount: 54_000, max: 62_400, period: 'month', currency: 'EUR' })).toEqual({
    stated: '€4,500 – €5,200',
    period: 'a month',
    annual: '€54k – €62.4k a year',
  });
  expect(payText({ amount: 53_040, max: null, period: 'hour', currency: 'USD' })).toMatchObject({
    stated: '$25.5',
    period: 'an hour',
  });
});

it('says a yearly pay once', () => {
  expect(payText({ amount: 80_000, max: 98_000, period: 'year', currency: 'EUR' })).toEqual({
    stated: '€80k – €98k',
    period: 'a year',
    annual: null,
  });
});

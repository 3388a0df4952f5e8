import { describe, expect, it } from 'vitest';
import { findPhones } from './findPhones.ts';

const read = (text: string, country: string | null = null) => findPhones(text, country).map((phone) => phone.text);

describe('findPhones', () => {
  it.each([
    '(555) 123-4567',
    '+1 (415) 555-0901',
    '+44 20 7946 0958',
    '+7 (916) 123-45-67',
    '8 912 345-67-89',
    '+1-555-0123',
    '312-555-0119',
    '(+82) 10-9030-1843',
    '+39 02 5550 1980',
  ])('finds %s', (phone) => {
    expect(read(`Call ${phone} any time`)).toEqual([phone]);
  });

  it('ends no number at an asterisk between two fields', () => {
    expect(read('Wien * +43 660 555 98 53 * a@example.org')).toEqual(['+43 660 555 98 53']);
  });

  it('finds no number of which digits are blotted out', () => {
    expect(read('Tel: +49 176 313 *** **')).toEqual([]);
  });

  it('finds a local number by the country of the location', () => {
    expect(read('030 90182 0', 'DE')).toEqual(['030 90182 0']);
  });

  it('ends a number where a slash leads to the next', () => {
    expect(read('Mobile: +91-9810000001/ 91-9810000002')).toEqual(['+91-9810000001']);
    expect(read('Tel. +49 341/9900112')).toEqual(['+49 341/9900112']);
  });

  it('joins a number that a narrow column cut in two', () => {
    expect(read('Mob: +30 690 555\n3344\nHome: 13')).toEqual(['+30 690 555 3344']);
    expect(read('8 900\n0992666')).toEqual(['8 900 0992666']);
    expect(read('+44 20 7946 0958\n2015 2019')).toEqual(['+44 20 7946 0958']);
  });

  it('finds a number behind its label', () => {
    expect(read('Тел.: 2-34-56-78')).toEqual(['2-34-56-78']);
  });

  it('takes no range of dates for a number', () => {
    expect(read('12/2018 – 03/2021 and 2015 - 2019 and 01.09.2014 – 31.08.2019')).toEqual([]);
  });

  it('takes no amount, postal code or address on the network for a number', () => {
    expect(read('$1 200 000, 62701-1234, 192.168.100.200')).toEqual([]);
    expect(read('DNI: 39176354, 8 912 345-67-89', 'AR')).toEqual(['8 912 345-67-89']);
  });
});

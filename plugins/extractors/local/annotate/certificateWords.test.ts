import { describe, expect, it } from 'vitest';
import { isPersonalLicence } from './certificateWords.ts';

describe('isPersonalLicence', () => {
  it.each([
    'Full clean driving licence',
    "Valid driver's license",
    'Driving licence category B, own car',
    'Водительское удостоверение категории B',
  ])('takes "%s" for a personal detail', (text) => expect(isPersonalLicence(text)).toBe(true));
  it.each(['Driving licence C+E', "Commercial driver's license (CDL Class A)", 'Driver CPC', 'AWS Certified Developer'])(
    'takes "%s" for a qualification',
    (text) => expect(isPersonalLicence(text)).toBe(false),
  );
});

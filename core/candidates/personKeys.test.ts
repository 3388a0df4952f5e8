import { describe, expect, it } from 'vitest';
import { type Identifiable, personKeys, sharedReasons } from './personKeys.ts';

const nobody: Identifiable = { fullName: null, title: null, email: null, phone: null };
const shared = (one: Partial<Identifiable>, other: Partial<Identifiable>) =>
  sharedReasons(personKeys({ ...nobody, ...one }), personKeys({ ...nobody, ...other }));

describe('personKeys', () => {
  it('recognises a person by e-mail, ignoring case', () => {
    expect(shared({ email: 'Ada@Example.com ' }, { email: 'ada@example.com' })).toEqual(['EMAIL']);
    expect(shared({ email: 'ada@example.com' }, { email: 'ada@example.org' })).toEqual([]);
  });

  it.each([
    ['+7 (916) 123-45-67', '8 916 1234567'],
    ['+49 151 2345678', '0151/2345678'],
    ['0049 151 2345678', '0151 234 56 78 ext. 12'],
    ['(415) 555-0134', '+1 415.555.0134'],
  ])('knows a person by the phone: %s is %s', (one, other) => {
    expect(shared({ phone: one }, { phone: other })).toEqual(['PHONE']);
  });

  it('recognises nobody by four digits', () => {
    expect(personKeys({ ...nobody, phone: 'ext 1234' })).toEqual([]);
  });

  it('recognises a person by name and title together, ignoring word order, case and accents', () => {
    expect(
      shared({ fullName: 'Иванов Пётр', title: 'Ведущий инженер' }, { fullName: 'ПЕТР ИВАНОВ', title: 'ведущий инженер' }),
    ).toEqual(['NAME_AND_TITLE']);
    expect(
      shared({ fullName: 'Dr. Paweł Żak', title: 'C++ Developer' }, { fullName: 'Pawel Zak', title: 'C++ developer' }),
    ).toEqual(['NAME_AND_TITLE']);
    expect(shared({ fullName: 'Ann Lee', title: 'C Developer' }, { fullName: 'Ann Lee', title: 'C# Developer' })).toEqual([]);
    expect(shared({ fullName: 'Ann Lee' }, { fullName: 'Ann Lee' })).toEqual([]);
    expect(shared({ fullName: 'Ann', title: 'Nurse' }, { fullName: 'Ann', title: 'Nurse' })).toEqual([]);
  });
});

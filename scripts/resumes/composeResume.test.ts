import { describe, expect, it } from 'vitest';
import { composeResume } from './composeResume.ts';
import { partsOf } from './partsOf.ts';
import { printPage } from './printPage.ts';
import { printText } from './printText.ts';

const today = { year: 2026, month: 11 };
const resumes = ['en', 'ru', 'de'].flatMap((language) =>
  Array.from({ length: 20 }, (_, seed) => ({ language, seed, ...composeResume(seed, language, today) })),
);

describe('composeResume', () => {
  it('makes the same résumé from the same seed, and others from others', () => {
    const text = (seed: number) => printText(composeResume(seed, 'en', today).model);
    expect(text(7)).toBe(text(7));
    expect(text(7)).not.toBe(text(8));
  });

  it.each(resumes)('prints what its truth says: $language $seed', ({ model, truth, choices }) => {
    const text = printText(model);
    const said = [
      ...[truth.name, truth.title, truth.email, truth.phone, truth.location].filter((value) => value != null),
      ...truth.skills,
      ...truth.certifications,
      ...truth.languages.map(({ language }) => language),
      ...truth.work.flatMap(({ position, company }) => [position!, company!]),
      ...truth.education.flatMap(({ degree, institution, year }) => [degree!, institution!, year!]),
    ];
    expect(said.filter((value) => !text.includes(value))).toEqual([]);
    expect(printPage(model, choices)).not.toMatch(/undefined|null/);
  });

  it.each(resumes)('labels each field where it stands: $language $seed', ({ model, truth }) => {
    const parts = partsOf(model).filter((part) => part !== null);
    const fields = parts.flatMap(({ text, fields = [] }) => fields.map(([start, end, name]) => [name, text.slice(start, end)]));
    const of = (name: string) => fields.filter(([field]) => field === name).map(([, text]) => text);
    expect(of('skill')).toEqual(truth.skills);
    expect(of('company')).toEqual(truth.work.map(({ company }) => company));
    expect(of('position')).toEqual(truth.work.map(({ position }) => position));
    expect(of('institution')).toEqual(truth.education.map(({ institution }) => institution));
    expect(of('degree')).toEqual(truth.education.map(({ degree }) => degree));
    expect(of('name')).toEqual([truth.name]);
  });
});

import { expect, it } from 'vitest';
import { coversCertificate } from './coversCertificate.ts';

const held = (name: string, known: string | null = null) => ({ name, known, issuer: null, year: null });
const architect = held('AWS Certified Solutions Architect – Associate');

it.each([
  ['AWS certification', architect],
  ['Certified in AWS', held('AWS Certified Developer')],
  ['Amazon Web Services certification', architect],
  ['сертификат AWS', architect],
  ['AWS Certified Solutions Architect', held('Solutions Architect (AWS Certified), 2021')],
  ['PMP', held('Project Management Professional', 'PMP')],
])('%s is met by what the document names', (asked, certificate) => {
  expect(coversCertificate(certificate, asked)).toBe(true);
});

it.each([
  ['Azure certification', architect],
  ['AWS Certified Developer', architect],
  ['certification', architect],
  ['', architect],
])('%s is not', (asked, certificate) => {
  expect(coversCertificate(certificate, asked)).toBe(false);
});

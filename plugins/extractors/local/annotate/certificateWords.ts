import {
  carLicenceRemarks,
  certificateDetails,
  certificateLevels,
  certificateStems,
  courseProviders,
  foreignCarLicences,
  issuerWords,
  sureCertificates,
} from '../../../knowledge/cues/certificateCues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { companyScore } from './fieldScores.ts';
import { schoolScore } from './schoolScore.ts';

/** Details of a certificate, not its name: who issued it, its number, its term. */
export const issuerPattern = makeFinder('iu', { before: '^', words: certificateDetails, after: String.raw`(?!\p{L})` });
export const certificateWord = makeFinder('iu', { words: certificateStems });
/** A level that belongs to the name before it: "AWS Certified Developer – Associate". */
export const levelWord = makeFinder('iu', { before: '^', words: certificateLevels, after: String.raw`(?:\s*\(.*\))?$` });
const issuerWord = makeFinder('iu', { words: issuerWords });
/** Whether a text names a course platform; the course's name then follows it. */
export const namesProvider = makeFinder('iu', { before: '^', words: courseProviders, after: '$' }).test;

/** Whether a text names a school, a board or a platform. */
export const namesBody = (text: string): boolean => schoolScore(text) > 0 || issuerWord.test(text) || namesProvider(text);

/** Whether a text reads like the issuer of a certificate. */
export const namesIssuer = (text: string): boolean => companyScore(text) >= 0.8 || namesBody(text);

/** Whether a text surely names a licence or certificate, even in the education section. */
export const namesCertificate = makeFinder('iu', {
  before: String.raw`(?<!\p{L})`,
  words: sureCertificates,
  after: String.raw`(?!\p{L})`,
}).test;

/** A licence to drive lorries or buses is a qualification; one to drive a car is a personal detail. */
const remarks = makeFinder('iu', { words: carLicenceRemarks, after: String.raw`[\s,]+` });
const mostRemarks = 5;
const carLicence = makeFinder('iu', {
  words: String.raw`driv(?:ing|er['’]?s?)\s+licen[cs]e|${foreignCarLicences}`,
  after: String.raw`(?!\p{L})`,
});
const russianCarLicence = /^(?:есть\s+|наличие\s+)?(?:водительск\p{L}+\s+(?:удостоверени\p{L}+|прав\p{L}*)|права)(?!\p{L})/iu;
const heavyClass =
  /(?<![\p{L}\d])(?:[CD][1E]?|CE|C1E|D1E|CDL|HGV|LGV|PCV|PSV|[СД]|СЕ|hazmat|heavy|commercial|professional|truck|bus|class\s+[2-5])(?![\p{L}\d])/u;

/** Whether a line is only about a car driver's licence: "Full clean driving licence, own car". */
export function isPersonalLicence(text: string): boolean {
  return (
    (carLicence.at(text, remarks.over(text, 0, mostRemarks)) !== null || russianCarLicence.test(text)) && !heavyClass.test(text)
  );
}

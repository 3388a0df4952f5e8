import {
  certificateDetails,
  certificateLevels,
  certificateStems,
  courseProviders,
  issuerWords,
  sureCertificates,
} from '../../../knowledge/cues/certificateCues.ts';
import { companyScore } from './fieldScores.ts';
import { schoolScore } from './schoolScore.ts';

/** Details of a certificate, not its name: who issued it, its number, its term. */
export const issuerPattern = new RegExp(String.raw`^(?:${certificateDetails})(?![\p{L}])`, 'iu');
export const certificateWord = new RegExp(String.raw`(?:${certificateStems})`, 'iu');
/** A level that belongs to the name before it: "AWS Certified Developer – Associate". */
export const levelWord = new RegExp(String.raw`^(?:${certificateLevels})(?:\s*\(.*\))?$`, 'iu');
const issuerWord = new RegExp(String.raw`(?:${issuerWords})`, 'iu');
const provider = new RegExp(String.raw`^(?:${courseProviders})$`, 'iu');

/** Whether a text names a school, a board or a platform. */
export const namesBody = (text: string): boolean => schoolScore(text) > 0 || issuerWord.test(text) || provider.test(text);

/** Whether a text reads like the issuer of a certificate. */
export const namesIssuer = (text: string): boolean => companyScore(text) >= 0.8 || namesBody(text);

/** Surely a licence or certificate, even in the education section. */
const sure = new RegExp(String.raw`(?<!\p{L})(?:${sureCertificates})(?!\p{L})`, 'iu');
export const namesCertificate = (text: string): boolean => sure.test(text);

/** Whether a text names a course platform; the course's name then follows it. */
export const namesProvider = (text: string): boolean => provider.test(text);

import { carLicenceRemarks, foreignCarLicences } from '../../../knowledge/cues/certificateCues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';

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

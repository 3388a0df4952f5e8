import { carLicenceRemarks, foreignCarLicences } from '../../../knowledge/cues/certificateCues.ts';

/** A licence to drive lorries or buses is a qualification; one to drive a car is a personal detail. */
const carLicence = new RegExp(
  String.raw`^(?:(?:${carLicenceRemarks})[\s,]+){0,5}driv(?:ing|er['’]?s?)\s+licen[cs]e(?!\p{L})|^(?:${foreignCarLicences})(?!\p{L})`,
  'iu',
);
const russianCarLicence = /^(?:есть\s+|наличие\s+)?(?:водительск\p{L}+\s+(?:удостоверени\p{L}+|прав\p{L}*)|права)(?!\p{L})/iu;
const heavyClass =
  /(?<![\p{L}\d])(?:[CD][1E]?|CE|C1E|D1E|CDL|HGV|LGV|PCV|PSV|[СД]|СЕ|hazmat|heavy|commercial|professional|truck|bus|class\s+[2-5])(?![\p{L}\d])/u;

/** Whether a line is only about a car driver's licence: "Full clean driving licence, own car". */
export function isPersonalLicence(text: string): boolean {
  return (carLicence.test(text) || russianCarLicence.test(text)) && !heavyClass.test(text);
}

import { matchesOf } from './matchesOf.ts';
import { numberWords } from './numberWords.ts';

export interface StatedYears {
  start: number;
  end: number;
  years: number;
}

const amount =
  /(?<![\p{L}\p{N}.,-])(\d{1,2}(?:[.,]\d)?)(?:\s{0,15}(?:[-–—]|to)\s{0,9}\d{1,2})?\s{0,15}\+?\s{0,9}(?:-\s?х\s+)?(?:years?|yrs?|года?|лет)['’]?(?!\p{L})/giu;
const ofWork = /[^.\n]{0,45}?(?:experience|expertise|background|опыт|стаж)/iuy;
const backward =
  /(?:experience|опыт(?:\s+работы)?|стаж(?:\s+работы)?)[^.\n\d]{0,32}?(\d{1,2}(?:[.,]\d)?)\s{0,15}\+?\s{0,9}(?:years?|yrs?|года?|лет)(?!\p{L})/giu;

/** Numbers in words as digits, with all offsets unchanged. */
const withDigits = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => numberWords.get(word.toLowerCase())?.toString().padEnd(word.length) ?? word);

/** Finds statements of experience: "7+ years of experience", "опыт работы 5 лет". */
export function findStatedYears(text: string): StatedYears[] {
  const digits = withDigits(text);
  const found: StatedYears[] = [];
  const add = (start: number, end: number, years = '') => found.push({ start, end, years: Number(years.replace(',', '.')) });
  for (const { index, 0: match, 1: years } of matchesOf(amount, digits)) {
    ofWork.lastIndex = index + match.length;
    if (index >= (found.at(-1)?.end ?? 0) && ofWork.test(digits)) add(index, ofWork.lastIndex, years);
  }
  for (const { index, 0: match, 1: years } of matchesOf(backward, digits)) add(index, index + match.length, years);
  return found.filter(({ years }) => years > 0 && years <= 60).sort((a, b) => a.start - b.start);
}

import { numberWords } from './numberWords.ts';

export interface StatedYears {
  start: number;
  end: number;
  years: number;
}

const forward =
  /(?<![\p{L}\p{N}.,-])(\d{1,2}(?:[.,]\d)?)(?:\s{0,15}(?:[-–—]|to)\s{0,9}\d{1,2})?\s{0,15}\+?\s{0,9}(?:-\s?х\s+)?(?:years?|yrs?|года?|лет)['’]?(?!\p{L})[^.\n]{0,45}?(?:experience|expertise|background|опыт|стаж)/giu;
const backward =
  /(?:experience|опыт(?:\s+работы)?|стаж(?:\s+работы)?)[^.\n\d]{0,32}?(\d{1,2}(?:[.,]\d)?)\s{0,15}\+?\s{0,9}(?:years?|yrs?|года?|лет)(?!\p{L})/giu;

/** Numbers in words as digits, with all offsets unchanged. */
const withDigits = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => numberWords.get(word.toLowerCase())?.toString().padEnd(word.length) ?? word);

/** Finds statements of experience: "7+ years of experience", "опыт работы 5 лет". */
export function findStatedYears(text: string): StatedYears[] {
  const digits = withDigits(text);
  const found = [forward, backward]
    .flatMap((pattern) => [...digits.matchAll(pattern)])
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      years: Number(match[1]?.replace(',', '.')),
    }));
  return found.filter(({ years }) => years > 0 && years <= 60).sort((a, b) => a.start - b.start);
}

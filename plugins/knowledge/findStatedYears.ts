import { numberWords } from './numberWords.ts';

export interface StatedYears {
  start: number;
  end: number;
  years: number;
}

const count = `(\\d{1,2}(?:[.,]\\d)?|${[...numberWords.keys()].join('|')})`;
const forward = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])${count}(?:\\s{0,9}(?:[-–—]|to)\\s{0,9}\\d{1,2})?\\s{0,9}\\+?\\s{0,9}(?:-\\s?х\\s+)?(?:years?|yrs?|год(?:а)?|лет)['’]?(?!\\p{L})[^.\\n]{0,45}?(?:experience|expertise|background|опыт|стаж)`,
  'giu',
);
const backward = new RegExp(
  `(?:experience|опыт(?:\\s+работы)?|стаж(?:\\s+работы)?)[^.\\n\\d]{0,32}?${count}\\s{0,9}\\+?\\s{0,9}(?:years?|yrs?|год(?:а)?|лет)(?!\\p{L})`,
  'giu',
);

const numberOf = (text: string) => numberWords.get(text.toLowerCase()) ?? Number(text.replace(',', '.'));

/** Finds statements of experience: "7+ years of experience", "опыт работы 5 лет". */
export function findStatedYears(text: string): StatedYears[] {
  const found = [...text.matchAll(forward), ...text.matchAll(backward)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    years: numberOf(match[1] ?? ''),
  }));
  return found.filter(({ years }) => years > 0 && years <= 60).sort((a, b) => a.start - b.start);
}

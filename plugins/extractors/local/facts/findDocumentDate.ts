import type { Fact } from '../../../contract.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { documentDateLabels } from '../../../knowledge/cues/resumeFactCues.ts';
import { findDates } from '../annotate/dates/findDates.ts';
import type { Resume } from '../entries/resume.ts';
import { fact } from '../shared/evidence.ts';

const label = makeFinder('iu', { words: documentDateLabels, after: String.raw`\s*(?:[:：–—-]\s*)?(?:on\s+|от\s+)?$` });
const dateLine = /^(?:date|дата)\s*(?:[:：]\s*)?$/iu;

/** The date that the document gives for itself: after "Updated" or the like, or "Date:" alone on a line. */
export function findDocumentDate(resume: Resume): Fact<string> | null {
  const { document } = resume;
  for (const date of findDates(document.text)) {
    if (date.weak || date.year === 0) continue;
    const near = document.text.slice(Math.max(0, date.start - 40), date.start);
    const before = near.slice(near.lastIndexOf('\n') + 1);
    if (!label.test(before) && !(dateLine.test(before.trim()) && before.trim() !== '')) continue;
    const parts = [String(date.year), date.month, date.month === null ? null : date.day].filter((part) => part !== null);
    return fact(document, parts.map((part) => String(part).padStart(2, '0')).join('-'), date.start, date.end, 0.9);
  }
  return null;
}

import { findEmails } from '../annotate/contacts/findEmails.ts';
import { type Resume, sectionsOf } from '../entries/resume.ts';
import type { LineView } from '../shared/lineView.ts';

const contactReach = 4;
const contactCache = new WeakMap<Resume, LineView[]>();

/** Lines with the person's name and contacts: before the first heading, under contact headings, in page headers and footers, and around the e-mail address. */
export function contactLines(resume: Resume): LineView[] {
  const before = contactCache.get(resume);
  if (before) return before;
  const own = new Set(
    sectionsOf(resume, 'header', 'contact', 'personal').flatMap(({ lines }) => lines.map(({ index }) => index)),
  );
  for (const { line, index } of resume.lines) if (line.role !== 'body') own.add(index);
  const references = new Set(sectionsOf(resume, 'references', 'letter').flatMap(({ lines }) => lines.map(({ index }) => index)));
  const address = resume.lines.find(
    (line) => line.text.includes('@') && !references.has(line.index) && findEmails(line.text).length > 0,
  );
  if (address) {
    for (const line of resume.lines.slice(Math.max(0, address.index - contactReach), address.index + contactReach + 1)) {
      if (line.page === address.page && line.wordCount <= 10 && !line.listItem) own.add(line.index);
    }
  }
  const lines = resume.lines.filter(({ index }) => own.has(index));
  contactCache.set(resume, lines);
  return lines;
}

import type { DocumentText, JobFacts } from '../../../../contract.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { namesRole } from '../../annotate/fieldScores.ts';
import { isProduct, type Mention } from './mention.ts';

const asking = { importance: 'must', explicit: true, confidence: 0.85 } as const;

/** "Accountant for payroll", "Бухгалтер по расчёту зарплаты": the words that say of what the person must know more. */
const narrows = /(?<!\p{L})(?:for|of|in|with|по|в|на)\s[^,(]*$/iu;

/** A "Java Developer" must know Java, an "Accountant for payroll" payroll. Before the role, a practice ("Payroll Manager", "DevOps Engineer") is the work itself. */
export function titleSkills(document: DocumentText, title: JobFacts['title']): Mention[] {
  const place = title?.evidence[0];
  if (place === undefined) return [];
  const text = document.text.slice(place.start, place.end);
  return findSkills(text).flatMap(({ skill, raw, start, end }): Mention[] => {
    if (
      skill.category === 'soft' ||
      (!isProduct({ name: raw, known: skill.name, category: skill.category }) && !narrows.test(text.slice(0, start))) ||
      namesRole(skill, text.slice(end)) ||
      (start === 0 && end === text.length)
    )
      return [];
    const { name: known, category, domain } = skill;
    return [
      {
        name: raw,
        known,
        category,
        domain,
        asking,
        insisted: true,
        confidence: asking.confidence,
        minYears: null,
        start: place.start + start,
        end: place.start + end,
      },
    ];
  });
}

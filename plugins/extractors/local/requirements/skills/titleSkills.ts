import type { DocumentText, JobFacts } from '../../../../contract.ts';
import { findSkills } from '../../../../knowledge/skills.ts';
import { namesRole, namesWorker } from '../title/namesRole.ts';
import type { Mention } from './mention.ts';

const asking = { importance: 'must', explicit: true, confidence: 0.85 } as const;

/** A "Java Developer" must know Java, an "Accountant for payroll" payroll. A practice that only names the work ("DevOps Engineer") is not a skill. */
export function titleSkills(document: DocumentText, title: JobFacts['title']): Mention[] {
  const place = title?.evidence[0];
  if (place === undefined) return [];
  const text = document.text.slice(place.start, place.end);
  return findSkills(text).flatMap(({ skill, raw, start, end }): Mention[] => {
    if (
      skill.category === 'soft' ||
      namesWorker(skill.category, raw) ||
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

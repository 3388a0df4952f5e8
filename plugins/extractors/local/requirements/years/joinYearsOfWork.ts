import type { DocumentText, Requirement } from '../../../../contract.ts';
import { fieldsOfWork, kindsOfExperience } from '../../../../knowledge/words/requirementWords.ts';
import { oneLine, quote } from '../../shared/evidence.ts';

const fields = new Set(fieldsOfWork);
const kinds = new Set(kindsOfExperience);
const leading = new Set(['of', 'in', 'as', 'with', 'experience', ...kindsOfExperience]);

/** Characters between the years and the work. */
const longestLead = 60;

interface YearsAndSkills {
  years: Requirement | null;
  skills: Requirement[];
}

/** "5+ years of professional software development": the work itself is no skill that a CV would list, so it stays with the years. */
export function joinYearsOfWork(
  document: DocumentText,
  years: Requirement | null,
  skills: readonly Requirement[],
): YearsAndSkills {
  const stated = years?.evidence[0];
  if (!years || !stated) return { years, skills: [...skills] };
  const work = skills.find(({ label, evidence: [at, ...others] }) => {
    if (!at || others.length > 0 || !namesWork(label)) return false;
    return at.start >= stated.end && leadsToWork(document.text.slice(stated.end, at.start));
  });
  const end = work?.evidence[0]?.end;
  if (!work || end === undefined) return { years, skills: [...skills] };
  const label = oneLine(document.text.slice(stated.start, end));
  return {
    years: { ...years, label, evidence: [quote(document, stated.start, end)] },
    skills: skills.filter((skill) => skill !== work),
  };
}

/** "of", "of professional experience in" */
function leadsToWork(between: string): boolean {
  return (
    between.length < longestLead &&
    between
      .trim()
      .split(/\s+/)
      .every((word) => word === '' || leading.has(word.toLowerCase()))
  );
}

function namesWork(label: string): boolean {
  const words = label.toLowerCase().split(' ');
  const first = words.findIndex((word) => !kinds.has(word));
  return first >= 0 && fields.has(words.slice(first).join(' '));
}

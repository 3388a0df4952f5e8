import { isSure } from '../../label/isSure.ts';
import type { TextSpan } from '../../shared/textSpan.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import { isHeadOfColumn, readSkillItems } from './readSkillItems.ts';

/** Length of the group's name in the column beside the first item: "Databases⇥PostgreSQL". */
const labelBefore = (text: string) => text.lastIndexOf('\t') + 1;

/** If the rules find a smaller share of the items that the labels find, they missed a list. */
const leastFound = 0.3;

/** The items of the skill lists: from the labels if they are sure or the rules miss most, otherwise split by rules. */
export function listedItems(resume: Resume): TextSpan[] {
  const { document, labelled } = resume;
  if (!isSure(labelled, resume.lines, 'skills')) {
    const found = sectionsOf(resume, 'skills').flatMap(({ lines }) => readSkillItems(document, lines));
    if (found.length > leastFound * labelled.skills.length) return found;
  }
  return labelled.skills
    .map(({ start, end }) => ({ start: start + labelBefore(document.text.slice(start, end)), end }))
    .map(({ start, end }) => ({ start, end, text: document.text.slice(start, end) }))
    .filter(({ text }) => /\p{L}/u.test(text) && !isHeadOfColumn(text));
}

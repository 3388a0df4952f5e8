import { cues } from '../../../../../../knowledge/cues/cues.ts';
import { departments, numberedDepartments, russianDepartments } from '../../../../../../knowledge/cues/jobEntryCues.ts';

/** Police forces and government offices are employers: "Austin Police Department". */
const employs =
  /(?<!\p{L})(?:police|fire|health|state|city|county|sheriff['’]?s?|public|highways?|parks)\s+(?:\p{L}+\s+){0,2}(?:department|dept|service)/iu;
const part = new RegExp(
  cues(String.raw`
  ^(?:the\s)?(?:[\p{L}\d&/'’-]+\s){0,4}(?:${departments})(?:\s\d{1,2}|\s[A-Z])?$
  ^(?:${numberedDepartments})\s[\p{L}\d\s&-]{1,40}$
  ^(?:${russianDepartments})\s(?!\p{Lu}\p{L}*\sРФ)\p{Ll}[\p{L}\s-]{2,60}$
`),
  'iu',
);
const mostWords = 8;

/** "Emergency Department", "Year 2", "отдел продаж": a unit inside an employer, not an employer. */
export const isDepartment = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords && part.test(text.trim()) && !employs.test(text);

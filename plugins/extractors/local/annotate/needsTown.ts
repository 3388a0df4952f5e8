import { schoolKinds } from '../../../knowledge/words/schools.ts';
import { schoolScore } from './schoolScore.ts';

/** Universities of several towns. */
const severalTowns =
  /(?:california|texas|wisconsin|illinois|maryland|massachusetts|missouri|north carolina|nebraska|michigan|colorado|hawaii|state university)$/iu;
const kinds: ReadonlySet<string> = new Set(schoolKinds);

/** Whether a school is named by its town only: "University of California, Berkeley", "Technische Universität Wien". */
export const needsTown = (school: string): boolean =>
  severalTowns.test(school) ||
  (schoolScore(school) > 0 &&
    school
      .toLowerCase()
      .split(/[\s-]+/u)
      .every((word) => kinds.has(word)));

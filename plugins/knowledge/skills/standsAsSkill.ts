/** Separators between list items. */
const separatorBefore = /(?:^|[,;|•·▪◦●/()[\]:–—+&]|\s-|(?<![\p{L}\p{N}])(?:and|or|и|или))\s*$/iu;
const separatorAfter = /^\s*(?:$|[,;|•·▪◦●/()[\]–—+&]|\.(?:\s|$)|-\s|(?:and|or|и|или)\s)/iu;
/** Words before places and seasons as well as skills. */
const prepositionBefore = /(?<![\p{L}\p{N}])(?:with|using|in|в|на|с)\s+$/iu;
/** Words that introduce a skill, or follow it and say that it is one. */
const cueBefore =
  /(?:(?:knowledge|understanding|command) of|experience (?:with|in|of|using)|experienced (?:with|in)|background in|proficien(?:t|cy) (?:with|in)|fluent in|familiar(?:ity)? with|expert(?:ise)? (?:in|with|on)|skill(?:s|ed) (?:in|with|at)|(?:trained|training|certified|certificate|degree|specializing|specialist|interest|interested|competence|competent|versed|career) in|passion(?:ate)? (?:for|about)|programming in|coding in|code in|written in|writing|developed in|using|Microsoft|MS|знани[ея]|понимание|опыт|опыт работы (?:с|в|на)|опыт (?:с|в|на|по)|навыки|навыками|умение|программирование на|владение|разработка на|на языке|в (?:области|сфере))\s+$/iu;
const cueAfter =
  /^[ -](?:programming|language|developer|scripting|script|code|framework|library|server|database|skills?|experience|knowledge|expertise|certification|certificate|язык|разработчик|программист)(?![\p{L}])/iu;
const gluedBefore = /[\p{L}\p{N}][-'’.&]$/u;
const gluedAfter = /^(?:['’&]|[-.][\p{L}\p{N}])/u;

/**
 * The position in its line of a name that is also an ordinary word or letter: introduced by other words; a list item, which counts only beside other
 * items; the only text in the line; after a bare preposition; like any other word; or glued to another word.
 */
export type Stance = 'announced' | 'listed' | 'alone' | 'loose' | 'none' | 'glued';

/** @param asWritten whether the case matches the skill's own: "Go" may be the language, but "use go" is not */
export function standsAsSkill(line: string, start: number, end: number, asWritten: boolean): Stance {
  const before = line.slice(0, start);
  const after = line.slice(end);
  if (gluedBefore.test(before) || gluedAfter.test(after)) return 'glued';
  if (asWritten && (cueBefore.test(before) || cueAfter.test(after))) return 'announced';
  if (!separatorAfter.test(after)) return 'none';
  if (before.trim() === '' && after.trim() === '') return asWritten ? 'alone' : 'none';
  if (separatorBefore.test(before)) return 'listed';
  return asWritten && prepositionBefore.test(before) ? 'loose' : 'none';
}

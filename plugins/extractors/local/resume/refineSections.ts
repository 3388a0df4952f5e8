import { titleScore } from '../shared/fieldScores.ts';
import type { DateRange } from '../shared/findDateRanges.ts';
import { findDegrees } from '../shared/findDegrees.ts';
import { institutionScore } from '../shared/institutionScore.ts';
import type { Section } from '../shared/segmentSections.ts';

const inSection = (section: Section, range: DateRange) => section.lines.some((line) => range.start >= line.start && range.start < line.end);

function looksLikeExperience(section: Section, ranges: readonly DateRange[]): number {
  const dated = ranges.filter((range) => range.kind !== 'single' && inSection(section, range)).length;
  const titles = section.lines.filter((line) => !line.listItem && line.wordCount <= 10 && titleScore(line.text) >= 2).length;
  return dated > 0 && titles > 0 ? dated + titles : 0;
}

function looksLikeEducation(section: Section): number {
  const short = section.lines.filter((line) => line.wordCount <= 16);
  const degrees = short.filter((line) => findDegrees(line.text).length > 0).length;
  const schools = short.filter((line) => institutionScore(line.text) >= 2).length;
  return degrees > 0 && schools > 0 ? degrees + schools : 0;
}

/** Gives sections with unknown headings (and the text before any heading) the kind that their content shows, where no section of that kind is there. */
export function refineSections(sections: readonly Section[], ranges: readonly DateRange[]): Section[] {
  const refined = sections.map((section) => ({ ...section }));
  const has = (kind: Section['kind']) => refined.some((section) => section.kind === kind && section.lines.length > 0);
  const open = () => refined.filter(({ kind }) => kind === 'other' || kind === 'header' || kind === 'summary');
  const pick = (score: (section: Section) => number) => open().map((section) => ({ section, score: score(section) })).sort((a, b) => b.score - a.score)[0];
  if (!has('experience')) {
    const best = pick((section) => looksLikeExperience(section, ranges) - 1.5 * looksLikeEducation(section));
    if (best && best.score >= 2 && best.section.kind !== 'header') best.section.kind = 'experience';
  }
  if (!has('education')) {
    const best = pick(looksLikeEducation);
    if (best && best.score >= 2 && best.section.kind !== 'header') best.section.kind = 'education';
  }
  return refined;
}

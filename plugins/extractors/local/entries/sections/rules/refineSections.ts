import type { DocumentText } from '../../../../../contract.ts';
import { namesCertificate } from '../../../annotate/certificateWords.ts';
import type { DateRange } from '../../../annotate/dates/findDateRanges.ts';
import { isLabelRow } from '../../../annotate/fieldLabels.ts';
import { titleScore } from '../../../annotate/fieldScores.ts';
import { findDegrees } from '../../../annotate/findDegrees.ts';
import { findLanguages } from '../../../annotate/findLanguages.ts';
import { institutionScore } from '../../../annotate/institutionScore.ts';
import type { LineView } from '../../../shared/lineView.ts';
import { splitNarratedJobs } from '../../jobs/rules/splitNarratedJobs.ts';
import type { Section } from '../../section.ts';
import { countSkills } from '../../skills/countSkills.ts';

const datedEntryWords = 10;
/** Most words in a line with position, employer and dates. */
const headerWords = 16;
const entryReach = 3;
const headingWords = 6;

const inSection = (section: Section, range: DateRange) =>
  section.lines.some((line) => range.start >= line.start && range.start < line.end);

/** Whether a short line names a position, with or without an employer: "Fitter, Acme Ltd", "Монтажник — ООО «Маяк»". */
const namesPosition = ({ text, wordCount, listItem }: LineView): boolean =>
  !listItem &&
  wordCount <= headerWords &&
  (titleScore(text) >= 2 || text.split(/,\s|\.\s|\s[–—|·-]\s|\s(?:at|with|в)\s/u).some((part) => titleScore(part) >= 2));

function looksLikeExperience(section: Section, ranges: readonly DateRange[]): number {
  const dated = ranges.filter((range) => range.kind !== 'single' && inSection(section, range)).length;
  const titles = section.lines.filter(namesPosition).length;
  return dated > 0 && titles > 0 ? dated + titles : 0;
}

function looksLikeEducation(section: Section): number {
  const short = section.lines.filter((line) => line.wordCount <= 16);
  const degrees = short.filter((line) => !namesCertificate(line.text) && findDegrees(line.text).length > 0).length;
  const schools = short.filter((line) => institutionScore(line.text) >= 2).length;
  return degrees > 0 && schools > 0 ? degrees + schools : 0;
}

/** The number of known skills in the section, if they are at least three and half of its short pieces; otherwise 0. */
function looksLikeSkills(document: DocumentText, section: Section): number {
  const { pieces, known } = countSkills(document, section.lines);
  return known >= 3 && known >= pieces * 0.5 ? known : 0;
}

/** "Systems", "Machines" next to the skills: short names, with tools among them. Interests contain no tools. */
function listsTools(document: DocumentText, section: Section): boolean {
  if (section.kind !== 'other' || section.lines.some(({ wordCount, text }) => wordCount > 4 || text.endsWith('.'))) return false;
  const { pieces, known, tools } = countSkills(document, section.lines);
  return pieces >= 2 && tools > 0 && known * 3 >= pieces;
}

function addTools(document: DocumentText, sections: readonly Section[]): void {
  for (const section of sections) if (section.unknown && listsTools(document, section)) section.kind = 'skills';
}

/** Programming "languages" are skills. */
function correctLanguages(sections: readonly Section[]): void {
  sections.forEach((section, index) => {
    if (section.kind !== 'languages' || section.lines.length === 0) return;
    if (section.lines.some(({ text }) => findLanguages(text).length > 0)) return;
    section.kind =
      sections[index - 1]?.kind === 'skills' || /program|coding|tech|разметк|программ/iu.test(section.heading?.text ?? '')
        ? 'skills'
        : 'other';
  });
}

/** Splits off jobs that follow without a heading: from the first dated line with a job title near it. */
function splitAtFirstJob(section: Section, ranges: readonly DateRange[]): Section | null {
  const dated = section.lines.findIndex(
    (line) =>
      ranges.some(({ kind, start }) => kind !== 'single' && start >= line.start && start < line.end) &&
      line.wordCount <= datedEntryWords,
  );
  if (dated < 0) return null;
  const near = section.lines.slice(Math.max(0, dated - entryReach), dated + entryReach);
  if (!near.some(namesPosition)) return null;
  // If the title follows the date, the text above the date is not the job's.
  const reach = section.lines.slice(Math.max(0, dated - entryReach), dated + 1).some((line) => titleScore(line.text) >= 2)
    ? entryReach
    : 0;
  let from = dated;
  while (
    from > Math.max(0, dated - reach) &&
    section.lines[from - 1]!.wordCount <= datedEntryWords &&
    !/[.@]|\d{3}/.test(section.lines[from - 1]!.text)
  )
    from -= 1;
  return { kind: 'experience', heading: null, unknown: true, lines: section.lines.splice(from) };
}

const before = /^(?:before|prior to|earlier|previously|до этого|ранее)(?!\p{L})/iu;

/** "Before driving", after the jobs: the person's earlier work. */
function correctBefore(sections: readonly Section[], ranges: readonly DateRange[]): void {
  for (const section of sections) {
    const named = section.unknown && section.kind === 'other' && before.test(section.heading?.text ?? '');
    if (named && ranges.some((range) => inSection(section, range))) section.kind = 'experience';
  }
}

/** "Harvests and positions" over jobs, in the same plain print as the skills before it: the skills end at the last gap above the first dated job. */
function splitJobsFromSkills(section: Section, ranges: readonly DateRange[]): Section[] {
  if (section.kind !== 'skills' || looksLikeExperience(section, ranges) < 2) return [section];
  const dated = section.lines.findIndex((line) => ranges.some(({ start }) => start >= line.start && start < line.end));
  let from = dated;
  while (from > 0 && !section.lines[from]!.gapBefore) from -= 1;
  const above = section.lines[from - 1];
  if (above?.gapBefore && above.wordCount <= headingWords) from -= 1;
  if (from === 0) return [section];
  return [
    { ...section, lines: section.lines.slice(0, from) },
    { kind: 'experience', heading: null, unknown: true, lines: section.lines.slice(from) },
  ];
}

/** Sets the kind of sections with unknown headings, and of text before any heading, from their content, if no section has that kind yet. */
export function refineSections(document: DocumentText, sections: readonly Section[], ranges: readonly DateRange[]): Section[] {
  const refined = sections.map((section) => ({ ...section, lines: section.lines.filter(({ text }) => !isLabelRow(text)) }));
  correctLanguages(refined);
  const has = (kind: Section['kind']) => refined.some((section) => section.kind === kind && section.lines.length > 0);
  const best = (score: (section: Section) => number) =>
    refined
      .filter(({ kind }) => kind === 'other' || kind === 'header' || kind === 'summary')
      .map((section) => ({ section, score: score(section) }))
      .sort((a, b) => b.score - a.score)[0];
  if (!has('education')) {
    const found = best(looksLikeEducation);
    if (found && found.score >= 2 && found.section.kind !== 'header') found.section.kind = 'education';
    // "Qualifications" are certificates in one résumé and studies in another.
    const studies = refined.find(
      (section) => section.kind === 'certifications' && looksLikeEducation(section) >= Math.max(2, section.lines.length * 0.5),
    );
    if (!has('education') && studies) studies.kind = 'education';
  }
  if (!has('skills')) {
    const found = best((section) => (section.kind === 'other' ? looksLikeSkills(document, section) : 0));
    if (found && found.score >= 3) found.section.kind = 'skills';
  }
  if (has('skills')) addTools(document, refined);
  if (!has('experience')) {
    const work = (section: Section) => looksLikeExperience(section, ranges) - 1.5 * looksLikeEducation(section);
    const found = best(work);
    if (found && found.score >= 2) {
      if (found.section.kind === 'other') {
        found.section.kind = 'experience';
      } else {
        const jobs = splitAtFirstJob(found.section, ranges);
        if (jobs) refined.splice(refined.indexOf(found.section) + 1, 0, jobs);
      }
    }
  }
  correctBefore(refined, ranges);
  const parted = has('experience') ? refined : refined.flatMap((section) => splitJobsFromSkills(section, ranges));
  const worked = parted.some((section) => section.kind === 'experience' && ranges.some((range) => inSection(section, range)));
  return worked ? parted : splitNarratedJobs(document, parted, ranges);
}

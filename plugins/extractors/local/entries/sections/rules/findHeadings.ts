import type { SectionKind } from '../../../../../knowledge/words/headings.ts';
import { findDates } from '../../../annotate/dates/findDates.ts';
import { companyScore, titleScore } from '../../../annotate/fieldScores.ts';
import { institutionScore } from '../../../annotate/institutionScore.ts';
import { type HeadingMatch, matchHeading } from '../../../annotate/matchHeading.ts';
import { bodySize, type LineView } from '../../../shared/lineView.ts';
import { commonLooks, kindsByLooks, looksOf, smallestSize, standsOut } from './headingLooks.ts';

export interface FoundHeading {
  line: LineView;
  kind: SectionKind;
  /** Found by its looks alone: the words are unknown, so the content decides the kind. */
  unknown: boolean;
}

/** Kinds whose words also label lines inside another section ("Languages: Java", "Achievements:" in a job). */
const labelKinds: ReadonlySet<SectionKind> = new Set([
  'languages',
  'achievements',
  'skills',
  'projects',
  'awards',
  'certifications',
  'publications',
  'interests',
  'personal',
  'summary',
  'objective',
  'references',
  'contact',
]);
/** At the top of the document, these words are its title. */
const documentTitle = /^(?:резюме|resume|résumé|cv|curriculum vitae|profile|анкета)$/iu;

/** Sections whose entries contain labels of their own. */
const partedKinds: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteer']);
/** Sections of short items, where no entry begins with its name on a separate line. */
const listKinds: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'contact']);
const mostWords = 6;
const mostWordsInCaps = 14;

/** What is known of a document's headings before any single line is judged. */
interface Setting {
  lines: readonly LineView[];
  positions: ReadonlyMap<LineView, number>;
  body: number;
  matches: ReadonlyMap<LineView, HeadingMatch>;
  kinds: ReadonlyMap<string, ReadonlySet<SectionKind>>;
  common: ReadonlySet<string>;
  /** How often a label with these words and looks occurs in the document. */
  times: ReadonlyMap<string, number>;
  /** Where the margin column is, if headings are printed there beside their sections. */
  margin: { left: number; right: number } | null;
}

const labelKey = (line: LineView) => `${line.text.toLowerCase()}|${looksOf(line)}`;

/** The kind of heading that a line's words make. "WORK EXPERIENCE – 9 YEARS IN THE GULF" also matches by the words before the dash. */
function headingIn({ text, wordCount, caps }: LineView): HeadingMatch | null {
  const whole = wordCount <= 8 ? matchHeading(text) : null;
  if (whole || !caps || wordCount > mostWordsInCaps) return whole;
  const dash = /(?:(?<!\s)\s+)?(?:--|[–—:]|\s-)/u.exec(text);
  const before = dash && /\p{L}/u.test(text.slice(dash.index + dash[0].length)) ? matchHeading(text.slice(0, dash.index)) : null;
  return before?.exact ? before : null;
}

function prepare(lines: readonly LineView[]): Setting {
  const body = bodySize(lines);
  const positions = new Map(lines.map((line, index) => [line, index]));
  const candidates = lines.flatMap((line) => {
    const match = headingIn(line);
    return match ? [{ line, match }] : [];
  });
  const times = new Map<string, number>();
  for (const { line } of candidates) {
    const doubled = lines[positions.get(line)! - 1]?.text === line.text;
    if (!line.listItem && !doubled) times.set(labelKey(line), (times.get(labelKey(line)) ?? 0) + 1);
  }
  const kinds = kindsByLooks(candidates);
  return {
    lines,
    positions,
    body,
    matches: new Map(candidates.map(({ line, match }) => [line, match])),
    kinds,
    common: commonLooks(kinds, lines, body),
    times,
    margin: marginOf(lines),
  };
}

function marginOf(lines: readonly LineView[]): Setting['margin'] {
  const beside = lines.flatMap(({ margin, line }, index) => {
    const text = lines[index + 1]?.line.box;
    return margin && line.box ? [{ left: line.box.x, right: text?.x ?? line.box.x }] : [];
  });
  if (lines.filter(({ margin }) => margin).length < 2) return null;
  return { left: Math.min(...beside.map(({ left }) => left)), right: Math.min(...beside.map(({ right }) => right)) };
}

const neighbour = ({ lines, positions }: Setting, line: LineView, step: number): LineView | undefined =>
  lines[positions.get(line)! + step];

/** A numbered heading ("2. Education") looks like a list item, but unlike in a table of contents no other item is next to it. */
const isInList = (setting: Setting, line: LineView): boolean =>
  line.listItem &&
  !line.line.heading &&
  [-1, 1].some((step) => {
    const other = neighbour(setting, line, step);
    return other?.listItem && other.bold === line.bold;
  });

const isUndated = (text: string) => findDates(text).length === 0;

function isExactHeading(setting: Setting, line: LineView, kind: SectionKind): boolean {
  const { common, body } = setting;
  if (common.has(looksOf(line))) return true;
  if (common.size > 0 && labelKinds.has(kind)) return standsOut(line, body) && !/[:：]$/.test(line.text);
  return standsOut(line, body) || line.gapBefore || (line.wordCount <= 3 && common.size === 0);
}

/** A line that only contains a heading's word must also look like a heading; without fonts, it must be short and set apart. */
function isWordHeading(setting: Setting, line: LineView): boolean {
  const { common, body } = setting;
  const numbered = line.listItem && !line.line.heading && !(line.caps && !isInList(setting, line));
  if (numbered || /[.,;]$/.test(line.text) || !isUndated(line.text)) return false;
  const sharesLooks = common.has(looksOf(line));
  if (body === 0 && !line.caps) return line.wordCount <= 4 && (line.gapBefore || sharesLooks) && !line.text.endsWith(':');
  const stands = standsOut(line, body) && (common.size === 0 || line.size >= smallestSize(common));
  return (sharesLooks || stands) && line.wordCount <= mostWords;
}

const isEntryName = (text: string) => titleScore(text) >= 2 || institutionScore(text) > 0 || companyScore(text) >= 2.4;

/** A heading in unknown words: it looks like the known ones and does not name a job, school or employer. */
function isUnknownHeading({ common, body }: Setting, line: LineView, within: SectionKind | undefined): boolean {
  if (!common.has(looksOf(line)) || !standsOut(line, body) || line.listItem || line.wordCount > mostWords || line.index < 2)
    return false;
  const distinct = body > 0 ? line.size >= body * 1.12 || (line.caps && line.bold) : line.caps && line.gapBefore;
  if (!distinct || !/\p{L}{3}/u.test(line.text) || /[.,;@$€£₽₸]/u.test(line.text)) return false;
  // "MODEL & DRAW" is not a position if it is among lists, which contain no jobs.
  return isUndated(line.text) && ((within !== undefined && listKinds.has(within)) || !isEntryName(line.text));
}

const groupReach = 12;

/** "Research" below "Design" and its skills: the name of a group like the one before, with looks that no heading has. */
function isGroupLabel({ common, lines, positions, matches }: Setting, line: LineView): boolean {
  const looks = looksOf(line);
  if (common.size === 0 || common.has(looks) || !line.bold) return false;
  const at = positions.get(line)!;
  const before = lines
    .slice(Math.max(0, at - groupReach), at)
    .findLast((one) => common.has(looksOf(one)) || looksOf(one) === looks);
  return before !== undefined && looksOf(before) === looks && !matches.has(before);
}

/** "Courses" under a school: with looks that no heading has, smaller than the headings, in the same column as the line before. */
function isSubLabel(setting: Setting, line: LineView, kind: SectionKind, within: SectionKind | undefined): boolean {
  const { common, kinds } = setting;
  if (within === 'skills' && labelKinds.has(kind)) return isGroupLabel(setting, line);
  if (within === undefined || !partedKinds.has(within) || !labelKinds.has(kind)) return false;
  if ((kinds.get(looksOf(line))?.size ?? 0) >= 2 || common.size === 0 || line.size === 0 || line.size >= smallestSize(common))
    return false;
  const [box, before] = [line.line.box, neighbour(setting, line, -1)?.line.box];
  return !box || !before || (box.x >= before.x - 24 && box.x < before.x + before.width);
}

/** Lines with a heading's words that are not headings: entries, labels, the document's own title. */
function isExcluded(setting: Setting, line: LineView, match: HeadingMatch, within: SectionKind | undefined): boolean {
  // If headings are in the margin, similar lines beside it are entries.
  if (setting.margin !== null && (!match.exact || labelKinds.has(match.kind))) return true;
  // "React Developer Certification" under "Certificates" is an entry.
  if (!match.exact && (match.kind === within || /,|:.|^\p{Ll}/u.test(line.text))) return true;
  // "Project" above ": Riverside Depot" is the label of a row whose cells were separated.
  if (labelKinds.has(match.kind) && /^[:：]/.test(neighbour(setting, line, 1)?.text ?? '')) return true;
  // Column headers of a table of languages, next to "Understanding".
  if (
    /^(?:speaking|writing)$/iu.test(line.text) &&
    [-1, 1, -2, 2].some((step) => /^(?:understanding|listening)/iu.test(neighbour(setting, line, step)?.text ?? ''))
  )
    return true;
  if (line.index < 2 && documentTitle.test(line.text)) return true;
  // "Highlights" under each job is a label within the jobs.
  const repeated = labelKinds.has(match.kind) && (setting.times.get(labelKey(line)) ?? 0) > 1;
  return repeated || isSubLabel(setting, line, match.kind, within);
}

function judge(setting: Setting, line: LineView, within: SectionKind | undefined): FoundHeading | null {
  const match = setting.matches.get(line);
  if (!match)
    return setting.margin === null && isUnknownHeading(setting, line, within) ? { line, kind: 'other', unknown: true } : null;
  const found: FoundHeading = { line, kind: match.kind, unknown: false };
  if (line.margin) return found;
  if (isExcluded(setting, line, match, within)) return null;
  return (match.exact ? isExactHeading(setting, line, match.kind) : isWordHeading(setting, line)) ? found : null;
}

/** Finds section headings, first by vocabulary, then by the looks of the known headings. */
export function findHeadings(lines: readonly LineView[]): FoundHeading[] {
  const setting = prepare(lines);
  const found: FoundHeading[] = [];
  for (const line of lines) {
    const heading = judge(setting, line, found.at(-1)?.kind);
    if (heading) found.push(heading);
  }
  return found;
}

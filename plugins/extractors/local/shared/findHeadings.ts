import type { SectionKind } from '../../../knowledge/headings.ts';
import { companyScore, titleScore } from './fieldScores.ts';
import { findDates } from './findDates.ts';
import { type LineView, bodySize } from './lineView.ts';
import { institutionScore } from './institutionScore.ts';
import { type HeadingMatch, matchHeading } from './matchHeading.ts';

export interface FoundHeading {
  line: LineView;
  kind: SectionKind;
  /** Found by its looks alone: the words are unknown, the content must tell. */
  unknown: boolean;
}

/** Kinds whose words also label lines inside another section ("Languages: Java", "Achievements:" in a job). */
const LABEL_KINDS: ReadonlySet<SectionKind> = new Set(['languages', 'achievements', 'skills', 'projects', 'awards', 'certifications', 'publications', 'interests', 'personal', 'summary', 'objective', 'references', 'contact']);
const MAIN_KINDS: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'skills', 'projects', 'languages', 'certifications', 'summary', 'volunteer', 'awards', 'publications']);

/** Over the whole document, these words are its title. */
const DOCUMENT_TITLE = /^(?:резюме|resume|résumé|cv|curriculum vitae|profile|анкета)$/iu;

const looksOf = (line: LineView): string => [Math.round(line.size * 2), line.bold, line.caps, line.listItem && !line.line.heading, /[:：]$/.test(line.text)].join('|');

/** The looks that most known headings share, or none where headings share none. */
function commonLooks(kinds: ReadonlyMap<string, ReadonlySet<SectionKind>>, lines: readonly LineView[], body: number): ReadonlySet<string> {
  const most = Math.max(0, ...[...kinds.values()].map((set) => set.size));
  if (most >= 2) return new Set([...kinds].filter(([, set]) => set.size === most).map(([looks]) => looks));
  return new Set([...kinds.keys()].filter((looks) => isNumberedLooks(looks, lines, body)));
}

/** Which kinds of section known headings of the same looks head. */
function kindsByLooks(candidates: readonly { line: LineView; match: HeadingMatch }[]): Map<string, Set<SectionKind>> {
  const kinds = new Map<string, Set<SectionKind>>();
  for (const { line, match } of candidates) {
    if (!match.exact || !MAIN_KINDS.has(match.kind) || (line.listItem && !line.line.heading)) continue;
    const looks = looksOf(line);
    kinds.set(looks, (kinds.get(looks) ?? new Set()).add(match.kind));
  }
  return kinds;
}

const NUMBERED = /^[§#№]?\s?\d{1,2}[\s.):–—-]+\p{Lu}/u;

/** One known heading among lines that look like it and are numbered as it is: all of them head sections. */
function isNumberedLooks(looks: string, lines: readonly LineView[], body: number): boolean {
  const alike = lines.filter((line) => looksOf(line) === looks);
  return alike.length >= 3 && alike.every((line) => NUMBERED.test(line.text) && (body === 0 || standsOut(line, body)));
}

function standsOut(line: LineView, body: number): boolean {
  return line.line.heading || line.caps || (line.bold && !line.listItem) || (body > 0 && line.size >= body * 1.12);
}

/** A numbered heading ("2. Education") looks like a list's item, but no other item stands beside it as in a table of contents. */
const isAloneInList = (line: LineView, lines: readonly LineView[]): boolean => {
  const at = lines.indexOf(line);
  return line.listItem && !lines[at - 1]?.listItem && !lines[at + 1]?.listItem;
};

/** Whether a line with a heading's words is one here. */
function isHeading(line: LineView, match: HeadingMatch, common: ReadonlySet<string>, body: number, alone: boolean): boolean {
  const sharesLooks = common.has(looksOf(line));
  if (match.exact) {
    if (sharesLooks) return true;
    if (line.listItem && !line.line.heading && !alone) return false;
    if (common.size > 0 && LABEL_KINDS.has(match.kind)) return standsOut(line, body) && !/[:：]$/.test(line.text);
    return standsOut(line, body) || line.gapBefore || line.wordCount <= 3;
  }
  // Without fonts nothing stands out but capitals: then a telling word at the end of a short line must do.
  const fontless = body === 0 && !line.caps;
  if (fontless) return !line.listItem && line.wordCount <= 4 && (line.gapBefore || sharesLooks) && !/[.,;:]$/.test(line.text) && findDates(line.text).length === 0;
  const enough = sharesLooks || (standsOut(line, body) && (common.size === 0 || line.size >= smallestSize(common)));
  return enough && (!line.listItem || line.line.heading) && line.wordCount <= 6 && !/[.,;]$/.test(line.text) && findDates(line.text).length === 0;
}

function isUnknownHeading(line: LineView, common: ReadonlySet<string>, body: number): boolean {
  const looks = looksOf(line);
  if (!common.has(looks) || !standsOut(line, body) || line.listItem) return false;
  const distinct = body > 0 ? line.size >= body * 1.12 || (line.caps && line.bold) : line.caps && line.gapBefore;
  return distinct && line.wordCount <= 6 && /\p{L}{3}/u.test(line.text) && !/[.,;@]/.test(line.text) && findDates(line.text).length === 0 && !isEntryName(line.text);
}

const isEntryName = (text: string) => titleScore(text) >= 2 || institutionScore(text) > 0 || companyScore(text) >= 2.4;

/** Sections whose entries have labelled parts of their own. */
const PARTED_KINDS: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteer']);
const smallestSize = (common: ReadonlySet<string>) => Math.min(...[...common].map((looks) => Number(looks.split('|')[0]) / 2));

/** "Courses" under a school: smaller than the headings, in the same column as the line before it. */
function isSubLabel(line: LineView, lines: readonly LineView[], match: HeadingMatch, within: SectionKind | undefined, common: ReadonlySet<string>): boolean {
  if (within === undefined || !PARTED_KINDS.has(within) || !LABEL_KINDS.has(match.kind) || common.size === 0 || line.size === 0 || line.size >= smallestSize(common)) return false;
  const [box, before] = [line.line.box, lines[lines.indexOf(line) - 1]?.line.box];
  return !box || !before || (box.x >= before.x - 24 && box.x < before.x + before.width);
}

/** Finds the lines that head sections, by vocabulary first and by looks shared with known headings second. */
export function findHeadings(lines: readonly LineView[]): FoundHeading[] {
  const body = bodySize(lines);
  const candidates = lines.flatMap((line) => {
    const match = line.wordCount <= 8 ? matchHeading(line.text) : null;
    return match ? [{ line, match }] : [];
  });
  const labelKey = (line: LineView) => `${line.text.toLowerCase()}|${looksOf(line)}`;
  const times = new Map<string, number>();
  for (const { line } of candidates) if (!line.listItem) times.set(labelKey(line), (times.get(labelKey(line)) ?? 0) + Number(lines[lines.indexOf(line) - 1]?.text !== line.text));
  const isRepeatedLabel = (line: LineView, match: HeadingMatch) => LABEL_KINDS.has(match.kind) && (times.get(labelKey(line)) ?? 0) > 1;
  const kinds = kindsByLooks(candidates);
  const common = commonLooks(kinds, lines, body);
  const matches = new Map(candidates.map(({ line, match }) => [line.index, match]));
  const inMargin = lines.filter(({ margin }) => margin).length >= 2;
  const found: FoundHeading[] = [];
  for (const line of lines) {
    const match = matches.get(line.index);
    if (line.margin && match) {
      found.push({ line, kind: match.kind, unknown: false });
      continue;
    }
    // Where headings stand in the margin, what looks like them beside it are entries.
    if (inMargin && (!match?.exact || LABEL_KINDS.has(match.kind))) continue;
    // "React Developer Certification" under "Certificates" is an entry, not a heading.
    if (match && !match.exact && (match.kind === found.at(-1)?.kind || /,|:.|^\p{Ll}/u.test(line.text))) continue;
    if (match && line.index < 2 && DOCUMENT_TITLE.test(line.text)) continue;
    if (match && (kinds.get(looksOf(line))?.size ?? 0) < 2 && isSubLabel(line, lines, match, found.at(-1)?.kind, common)) continue;
    // "Highlights" under each job is a label of theirs.
    if (match && isRepeatedLabel(line, match)) continue;
    if (match && isHeading(line, match, common, body, isAloneInList(line, lines))) found.push({ line, kind: match.kind, unknown: false });
    else if (!match && isUnknownHeading(line, common, body)) found.push({ line, kind: 'other', unknown: true });
  }
  return found;
}

import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { contactLabels, profilePlatforms } from '../../../../knowledge/cues/resumeFactCues.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import { findLanguages } from '../../annotate/findLanguages.ts';
import { matchHeading } from '../../annotate/matchHeading.ts';
import type { LineView } from '../../shared/lineView.ts';

const separators = /[,;|•·\t]/u;
const mostWords = 6;
/** A heading is larger than its list by at least this, in points. */
const larger = 0.4;

const stressedOver = (line: LineView, below: LineView) =>
  line.size > below.size + larger || (line.bold && !below.bold && line.size >= below.size);

/** A short line that is larger or bolder than the line below. */
const mayHead = (line: LineView, below: LineView | undefined): boolean =>
  below !== undefined &&
  below.index === line.index + 1 &&
  line.wordCount <= mostWords &&
  !line.listItem &&
  !separators.test(line.text) &&
  stressedOver(line, below);

/** Headings of the groups of a list: at least two, or one in capitals, with lists below. A skill with its level below is no heading. */
function groupHeads(lines: readonly LineView[]): ReadonlySet<LineView> {
  const heads: { line: LineView; hasList: boolean }[] = [];
  lines.forEach((line, at) => {
    if (mayHead(line, lines[at + 1])) heads.push({ line, hasList: false });
    else if (heads.length > 0 && (line.listItem || separators.test(line.text))) heads.at(-1)!.hasList = true;
  });
  const isUsual = heads.length > 1 || heads.every(({ line }) => line.caps);
  const listed = heads.filter(({ hasList }) => hasList).length;
  return new Set(isUsual && 2 * listed > heads.length ? heads.map(({ line }) => line) : []);
}

const contact = makeFinder('iu', {
  before: '^',
  words: `${contactLabels}|${profilePlatforms}`,
  after: String.raw`\s?[:：](?:\/\/)?\s?\S+$`,
});
const ofLists = new Set(['skills', 'languages']);
/** The name of a group ("Personal strengths") among its items. */
const namesGroup = ({ text, listItem }: LineView): boolean => {
  const heading = listItem || separators.test(text) ? null : matchHeading(text);
  return heading?.exact === true && ofLists.has(heading.kind) && normalizeSkill(text) === null;
};

/** "Hobbies: Chess", "Interests:- Travelling" */
const announcesInterests = (text: string) => {
  const label = /^[^:,]{4,40}(?=:[\s-]*\S)/u.exec(text)?.[0];
  const heading = label ? matchHeading(label) : null;
  return heading?.exact === true && heading.kind === 'interests';
};
const announcesLanguages = /^(?:languages?|spoken languages?|(?:иностранные )?языки|владение языками)\s?[:：\t–—-]/iu;

/** The lines that list skills: without headings of groups, and without contacts, interests and languages that the model took for skills. */
export function listLines(lines: readonly LineView[]): LineView[] {
  const heads = groupHeads(lines);
  return lines.filter((line) => {
    const { text } = line;
    const hasOtherField =
      contact.test(text) || announcesInterests(text) || (announcesLanguages.test(text) && findLanguages(text).length > 0);
    return !heads.has(line) && !namesGroup(line) && !hasOtherField && !/[:：]$/u.test(text);
  });
}

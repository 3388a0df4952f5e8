import type { DocumentText } from '../../../../contract.ts';
import { normalizeSkill } from '../../../../knowledge/skills.ts';
import type { LineView } from '../../shared/lineView.ts';
import { splitPieces } from '../../shared/splitPieces.ts';
import { level, levelBehind } from './skillLevels.ts';

/** "Data AnalysisIntermediate": a level with no space before it. */
export const gluedLevel =
  /(?<=[\p{Ll}\p{Lu}])(?:Beginner|Basic|Elementary|Intermediate|Advanced|Expert|Master|Proficient|Novice)$/u;
const rated = /[●○★☆■□█░]|\d\s?%|\d\s?\/\s?(?:5|10)(?!\d)/u;

/** Whether names in the line have a level after them ("Data Analysis | Advanced"). */
function isLevelled(document: DocumentText, line: LineView): boolean {
  if (gluedLevel.test(line.text) || (!/[,;\t]/.test(line.text) && levelBehind.test(line.text))) return true;
  if (rated.test(line.text)) return true;
  const pieces = splitPieces(document, line);
  const levels = pieces.filter(({ text }) => level.test(text)).length;
  return levels > 0 && levels * 2 >= pieces.length;
}

/** In characters. Capitals do not make a group name of "ЭКГ": short names like it are always in capitals. */
const longestAcronym = 5;

/** Whether the line below is less prominent. "SQL" over "Excel" differs only in its capitals, and that does not make a skill a group name. */
function standsAbove(line: LineView, next: LineView): boolean {
  return (
    next.size < line.size ||
    (line.bold && !next.bold) ||
    (line.caps && !next.caps && line.text.length > longestAcronym && !normalizeSkill(line.text))
  );
}

/** A row of group names over a row of their lists. */
function isGroupRow(document: DocumentText, line: LineView, next: LineView): boolean {
  const [pieces, below] = [splitPieces(document, line), splitPieces(document, next)];
  const strong = line.size > next.size || line.bold;
  return strong && standsAbove(line, next) && below.length >= pieces.length && !pieces.every(({ text }) => normalizeSkill(text));
}

/** Whether a line lists several items; commas in brackets and levels after a name do not count. */
function listsSeveral(document: DocumentText, line: LineView): boolean {
  const items = splitPieces(document, line).filter(({ text }) => !level.test(text));
  return items.length > 1 || /[,;]/.test(line.text.replace(/\([^()]*\)/g, ''));
}

/** "Load tests: JMeter" has its own list. */
const labelled = /^[^:：]{2,44}:\s+(?=\S)/u;

/** Whether a line names a group of skills and lists none itself: it stands out from the line below, or has a level and the line below has none. */
export function isGroupName(document: DocumentText, line: LineView, next: LineView | undefined): boolean {
  if (!next || (line.listItem && next.listItem) || labelled.test(line.text)) return false;
  const several = next.listItem || listsSeveral(document, next);
  if (isLevelled(document, line)) return several && !isLevelled(document, next) && line.wordCount <= 12;
  if (/[,;]/.test(line.text) || line.wordCount > 10 || next.size > line.size || (next.bold && !line.bold)) return false;
  if (splitPieces(document, line).length > 1) return several && isGroupRow(document, line, next);
  if (line.listItem) return !next.listItem;
  return standsAbove(line, next) || (several && !normalizeSkill(line.text));
}

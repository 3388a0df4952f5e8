import { findSkills, normalizeSkill, type SkillMatch } from '../../../../knowledge/skills.ts';
import type { SkillItem } from './cutItems.ts';

type Named = Pick<SkillMatch, 'start' | 'end' | 'raw'>;

/** Counts words of three characters or more. */
const maxWords = 6;

/** Adds the text between certain skills if it is a skill too ("Python Go SQL"). */
function withGaps(text: string, certain: readonly Named[]): Named[] {
  if (certain.length < 2) return [...certain];
  const all: Named[] = [];
  let from = 0;
  for (const match of [...certain, null]) {
    const raw = text.slice(from, match?.start ?? text.length).trim();
    if (raw && normalizeSkill(raw)) all.push({ start: text.indexOf(raw, from), end: text.indexOf(raw, from) + raw.length, raw });
    if (match) all.push(match);
    from = match?.end ?? text.length;
  }
  return all;
}

const jointPattern = /\s(?:and|&|и)\s|\/|\s\+\s/iu;
const joints = /(?:\s|^)(?:and|&|и)(?=\s|$)|[\s/+,]/giu;

/** "Docker and Kubernetes" are two tools; "Returns and refunds" and "GLP documentation" are one name each. */
function areTools(text: string, named: readonly SkillMatch[]): boolean {
  let rest = text;
  for (const { start, end } of named) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return (
    rest.replace(joints, '') === '' &&
    named.every(({ skill, raw }) => skill.category === 'technical' && /[\p{Lu}\d]/u.test(raw)) &&
    new Set(named.map(({ skill }) => skill.name)).size === named.length
  );
}

/** "…, rota planning and customer service": splits the last two items of a comma list. */
function lastTwo({ start, text }: SkillItem): SkillItem[] | null {
  const joint = /(?<!\s)\s+(?:and|&|и)\s+/iu.exec(text);
  if (joint === null) return null;
  const [first, second] = [text.slice(0, joint.index), text.slice(joint.index + joint[0].length)];
  if (normalizeSkill(first) === null || normalizeSkill(second) === null) return null;
  const from = start + text.length - second.length;
  return [
    { start, end: start + first.length, text: first },
    { start: from, end: start + text.length, text: second },
  ];
}

/**
 * Splits an item that holds several known skills without separators into those skills.
 *
 * @param parted whether separators split the items of its line
 * @param closes whether it is the last item of a comma list
 */
export function expandItem(item: SkillItem, parted: boolean, closes: boolean): SkillItem[] {
  if (normalizeSkill(item.text) || /^1[CС]\s?:/iu.test(item.text)) return [item];
  const two = closes ? lastTwo(item) : null;
  if (two) return two;
  const named = findSkills(item.text);
  const words = item.text.match(/\S{3,}/gu)?.length ?? 0;
  if (parted && words <= 2) return [item];
  const bracket = item.text.includes('(');
  if (words <= maxWords && !bracket && (parted || jointPattern.test(item.text)) && !areTools(item.text, named)) return [item];
  const known = withGaps(item.text, named);
  const covered = known.reduce((sum, { start, end }) => sum + end - start, 0);
  if (words <= maxWords && (known.length < 2 || covered < item.text.length * 0.6)) return [item];
  return known.map(({ start, end, raw }) => ({ start: item.start + start, end: item.start + end, text: raw }));
}

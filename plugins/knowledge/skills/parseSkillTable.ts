/** A spelling, and how it may be recognised in running text. */
export interface SkillSpelling {
  text: string;
  /** Matches only in exactly this case: `SAS`, `Excel`. */
  exact: boolean;
  /** Matches only in positions typical of a skill (in a list, beside other skills, after "knowledge of"): `Go`, `R`, `Word`. */
  weak: boolean;
}

export interface SkillEntry {
  name: string;
  category: 'technical' | 'soft' | 'other';
  domain: string;
  spellings: SkillSpelling[];
  /** Skills that this one implies. */
  parents: string[];
  /** Skills that are close to this one. */
  neighbours: string[];
}

const signs = / ([=>~<|]) /;
const header = /^# (technical|soft|other) \| ([^~]*[^~\s])\s*(~)?$/;

/**
 * Reads a skill table:
 *
 *     # technical | frontend ~          category and domain of the rows below; "~" makes them neighbours of each other
 *     Name = alias, alias > parent, parent ~ neighbour, neighbour < child, child (alias; alias)
 *     Name = alias, alias > parent, parent | sibling, sibling
 *
 * Children and siblings are separate skills that need no row: a child implies the row's skill, a sibling has the row's parents and is its
 * neighbour.
 * A spelling marked "!" matches only in exactly this case, one marked "?" only in positions typical of a skill. An alias that repeats the name
 * replaces it: `Go = !?Go, Golang` marks the name itself, and so does `Design = ?design`.
 */
export function parseSkillTable(table: string): SkillEntry[] {
  const entries: SkillEntry[] = [];
  let group: SkillEntry[] = [];
  let heading: RegExpExecArray | null = null;
  const close = () => {
    if (heading?.[3] === '~') linkNeighbours(group);
  };
  for (const line of table.split('\n')) {
    const row = line.trim();
    if (row === '') continue;
    if (row.startsWith('# ')) {
      close();
      heading = header.exec(row);
      group = [];
      if (heading === null) throw new Error(`Bad heading in a skill table: '${row}'.`);
      continue;
    }
    if (heading === null) throw new Error(`A skill table begins with a heading - received '${row}'.`);
    const parsed = parseRow(row, heading[1] as SkillEntry['category'], heading[2] ?? '');
    group.push(...parsed);
    entries.push(...parsed);
  }
  close();
  return entries;
}

function linkNeighbours(group: readonly SkillEntry[]): void {
  for (const entry of group) {
    for (const other of group) if (other !== entry) entry.neighbours.push(other.name);
  }
}

/** The row's own skill first, then its children and siblings. */
function parseRow(row: string, category: SkillEntry['category'], domain: string): SkillEntry[] {
  const parts = splitRow(row);
  const name = parts[''] ?? '';
  const spellings = spellingsOf(name, list(parts['=']));
  const siblings = list(parts['|']).map(parseInner);
  const parents = list(parts['>']);
  const neighbours = [...list(parts['~']), ...siblings.map((sibling) => sibling.name)];
  const field = { category, domain };
  return [
    { name, spellings, ...field, parents, neighbours },
    ...list(parts['<']).map((child) => ({ ...parseInner(child), ...field, parents: [name], neighbours: [] })),
    ...siblings.map((sibling) => ({ ...sibling, ...field, parents, neighbours: [name] })),
  ];
}

/** A child or a sibling: `HPLC (ВЭЖХ; Liquid chromatography)`. */
function parseInner(text: string): Pick<SkillEntry, 'name' | 'spellings'> {
  const open = text.endsWith(')') ? text.indexOf(' (') : -1;
  const name = open === -1 ? text : text.slice(0, open);
  const aliases = open === -1 ? [] : text.slice(open + 2, -1).split('; ');
  return { name: parseSpelling(name).text, spellings: spellingsOf(name, aliases) };
}

/** The name itself first, unless an alias gives marks for it. */
function spellingsOf(name: string, aliases: readonly string[]): SkillSpelling[] {
  const others = aliases.map(parseSpelling);
  return others.some((one) => repeats(one, name)) ? others : [parseSpelling(name), ...others];
}

function repeats({ text, exact }: SkillSpelling, name: string): boolean {
  if (text.length !== name.length) return false;
  return text === name || (!exact && text.toLowerCase() === name.toLowerCase());
}

/** The parts of a row, keyed by the sign before them; the key of the name is empty. */
function splitRow(row: string): Record<string, string> {
  const parts: Record<string, string> = {};
  let sign = '';
  row.split(signs).forEach((part, index) => {
    if (index % 2 === 1) sign = part;
    else parts[sign] = part.trim();
  });
  return parts;
}

function parseSpelling(marked: string): SkillSpelling {
  let [at, exact, weak] = [0, false, false];
  for (let sign = marked[0]; sign === '!' || sign === '?'; sign = marked[at]) {
    if (sign === '!') exact = true;
    else weak = true;
    at += 1;
  }
  return { text: at === 0 ? marked : marked.slice(at).trim(), exact, weak };
}

function list(text = ''): string[] {
  return text === '' ? [] : text.split(', ');
}

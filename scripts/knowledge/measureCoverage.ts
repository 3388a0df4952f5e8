import { findSkills, normalizeSkill } from '../../plugins/knowledge/skills.ts';

/** How much of a list of names the skills base recognises. */
export interface Coverage {
  names: number;
  known: number;
  /** Each name counted as often as it is mentioned: what a user meets. */
  mentions: number;
  knownMentions: number;
  /** What it does not know, most mentioned first. */
  missing: string[];
}

/** Measures a list in which names may stand several times. A name is recognised when it is a skill's, or names one within it. */
export function measureCoverage(mentions: readonly string[]): Coverage {
  const counts = new Map<string, number>();
  for (const name of mentions) counts.set(name, (counts.get(name) ?? 0) + 1);
  const known = [...counts].filter(([name]) => isKnown(name));
  const missing = [...counts].filter(([name]) => !isKnown(name)).toSorted((a, b) => b[1] - a[1]);
  return {
    names: counts.size,
    known: known.length,
    mentions: mentions.length,
    knownMentions: known.reduce((sum, [, count]) => sum + count, 0),
    missing: missing.map(([name]) => name),
  };
}

function isKnown(name: string): boolean {
  return normalizeSkill(name) !== null || findSkills(name).length > 0;
}

/** The hot technologies of O*NET's table of technology skills, once for each occupation that lists them. */
export function readHotTechnologies(table: string): string[] {
  const [, ...rows] = table.split(/\r?\n/);
  return rows.flatMap((row) => {
    const [, example, , , hot] = row.split('\t');
    return hot?.trim() === 'Y' && example ? [example] : [];
  });
}

/** The skills of a manifest of CVs, once for each person that lists them. */
export function readManifestSkills(manifest: unknown): string[] {
  const { items } = manifest as { items: { person: string; truth: { skills?: string[] } }[] };
  const people = new Map(items.map(({ person, truth }) => [person, truth.skills ?? []]));
  return [...people.values()].flat();
}

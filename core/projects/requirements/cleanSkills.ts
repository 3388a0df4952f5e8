/** Trims skills and drops blanks and repetitions (ignoring case and the order of alternatives); the first spelling stays. */
export function cleanSkills(skills: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const skill of skills) {
    const name = skill.replace(/\s+/g, ' ').trim();
    const key = name
      .toLowerCase()
      .split(/ (?:or|или) /u)
      .toSorted()
      .join(' or ');
    if (name !== '' && !kept.has(key)) kept.set(key, name);
  }
  return [...kept.values()];
}

/** Trims skills, and drops empty and repeated ones (ignoring case and the order of alternatives). The first spelling is kept. */
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

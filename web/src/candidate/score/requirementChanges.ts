import { m } from '../../paraglide/messages.js';
import { formatYears } from '../../ui/format/formatYears.ts';
import { educationLevelName } from '../edit/educationLevelName.ts';

/** What of a requirement can change. */
export interface RequirementSide {
  readonly label: string;
  readonly importance: string;
  readonly minYears?: number | null | undefined;
  readonly knockOut: boolean;
  readonly level?: string | null | undefined;
}

/** How a requirement changed, each change in words: "Must have → Nice to have", "Min. years: — → 5 years". */
export function requirementChanges(before: RequirementSide, after: RequirementSide): string[] {
  const lines: [title: string | null, tell: (side: RequirementSide) => string][] = [
    [m.requirements_why_words(), ({ label }) => m.requirements_why_quoted({ label })],
    [null, ({ importance }) => (importance === 'MUST' ? m.requirements_must() : m.requirements_nice())],
    [m.requirements_years(), ({ minYears }) => formatYears(minYears) ?? '—'],
    [m.requirements_why_degree(), ({ level }) => (level == null ? '—' : educationLevelName(level))],
  ];
  const changes = lines.flatMap(([title, tell]) => {
    const change = { before: tell(before), after: tell(after) };
    if (change.before === change.after) return [];
    return title === null ? m.requirements_why_from_to(change) : m.requirements_why_weight({ label: title, ...change });
  });
  if (before.knockOut === after.knockOut) return changes;
  return [...changes, after.knockOut ? m.requirements_why_knock_out() : m.requirements_why_no_knock_out()];
}

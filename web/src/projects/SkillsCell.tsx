import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import { Tooltip } from '../ui/inputs/Tooltip.tsx';

const shown = 2;

/** The first few required skills; the rest appear on hover and focus. */
export function SkillsCell({ skills }: { skills: readonly string[] }) {
  if (skills.length === 0) return <span className="text-faint">—</span>;
  const rest = skills.slice(shown);
  return (
    <span className="flex min-w-0 items-center gap-1">
      {skills.slice(0, shown).map((skill) => (
        <Badge key={skill} className="min-w-0 shrink!">
          <span className="truncate">{skill}</span>
        </Badge>
      ))}
      {rest.length > 0 ? (
        <Tooltip text={rest.join(', ')}>
          <button
            type="button"
            aria-label={m.projects_more_skills({ count: rest.length, names: rest.join(', ') })}
            className="rounded-mark px-1 text-xs text-muted"
          >
            +{rest.length}
          </button>
        </Tooltip>
      ) : null}
    </span>
  );
}

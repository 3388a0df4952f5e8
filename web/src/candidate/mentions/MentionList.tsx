/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus --
   the focus and the keys stay in the text */
import { m } from '../../paraglide/messages.js';
import { Avatar } from '../../ui/Avatar.tsx';
import { classNames } from '../../ui/classNames.ts';
import type { Person } from './mentionText.ts';

export interface MentionListProps {
  id: string;
  optionId: (index: number) => string;
  people: readonly Person[];
  /** Index of the one that Enter takes. */
  current: number;
  onMove: (index: number) => void;
  onTake: (person: Person) => void;
}

/** The colleagues to choose from, below the text that is being written. */
export function MentionList({ id, optionId, people, current, onMove, onTake }: MentionListProps) {
  return (
    <div
      role="listbox"
      id={id}
      aria-label={m.candidate_mention_people()}
      className="absolute inset-x-0 top-full z-10 mt-1 max-h-56 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-floating"
    >
      {people.map((person, index) => (
        <div
          key={person.id}
          role="option"
          id={optionId(index)}
          aria-selected={index === current}
          onMouseDown={(event) => {
            event.preventDefault();
            onTake(person);
          }}
          onMouseMove={() => onMove(index)}
          className={classNames(
            'flex min-w-0 cursor-pointer items-center gap-2 rounded-control px-2 py-1.5 text-sm',
            index === current && 'bg-hover',
          )}
        >
          <Avatar name={person.name} size="sm" />
          <span className="truncate">{person.name}</span>
        </div>
      ))}
    </div>
  );
}

import { classNames } from '../../ui/classNames.ts';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { type Person, splitMentions } from './mentionText.ts';

interface NoteTextProps {
  note: string;
  mentions: readonly (Person & { readonly isViewer: boolean })[];
}

/** A note with its mentions marked, the viewer's own more strongly. */
export function NoteText({ note, mentions }: NoteTextProps) {
  const parts = splitMentions(note, mentions);
  const keys = uniqueKeys(parts.map(({ text }) => text));
  return (
    <p className="text-sm break-words whitespace-pre-wrap">
      {parts.map(({ text, mention }, index) =>
        mention === null ? (
          text
        ) : (
          <span
            key={keys[index]}
            className={classNames('font-medium text-accent-text', mention.isViewer && 'rounded-control bg-accent-soft px-1')}
          >
            {text}
          </span>
        ),
      )}
    </p>
  );
}

import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { showInMiddle } from '../ui/showInMiddle.ts';
import type { TextView_document$key } from './__generated__/TextView_document.graphql.ts';

export interface TextViewProps {
  document: TextView_document$key;
  range: { start: number; end: number } | null;
  zoom: number;
}

/** A document's text in reading order, scrolled to the requested place, which is highlighted. */
export function TextView({ document, range, zoom }: TextViewProps) {
  const { text } = useFragment(
    graphql`
      fragment TextView_document on Document {
        text
      }
    `,
    document,
  );
  if (text == null) return <p className="text-sm text-muted">{m.evidence_no_text()}</p>;
  // Blind review answers blocks of the same length.
  const hides = text.includes('█');
  return (
    <div
      style={{ zoom }}
      className="rounded-card border border-line bg-surface p-4 text-sm leading-6 break-words whitespace-pre-wrap"
    >
      {hides ? <p className="mb-3 text-muted">{m.privacy_document()}</p> : null}
      {range ? (
        <>
          {text.slice(0, range.start)}
          <mark
            key={range.start}
            ref={showInMiddle}
            data-highlight=""
            className="px-0.5 font-medium outline-1 outline-accent-line"
          >
            {text.slice(range.start, range.end)}
          </mark>
          {text.slice(range.end)}
        </>
      ) : (
        text
      )}
    </div>
  );
}

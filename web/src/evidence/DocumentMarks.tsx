import { EyeOff, ScanText, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import type { DocumentMarks_document$key } from './__generated__/DocumentMarks_document.graphql.ts';

/** The reader's warnings in a word each; the document shows them in full. */
export function DocumentMarks({ document }: { document: DocumentMarks_document$key }) {
  const data = useFragment(
    graphql`
      fragment DocumentMarks_document on Document {
        ocr
        warnings {
          code
          message
        }
      }
    `,
    document,
  );
  const hidden = data.warnings.find(({ code }) => code === 'hidden-text');
  const others = data.warnings.filter(({ code }) => code !== 'hidden-text' && code !== 'ocr');
  return (
    <span className="flex shrink-0 gap-1">
      {hidden ? (
        <Badge tone="red" icon={<EyeOff />}>
          {m.review_hidden_text()}
        </Badge>
      ) : null}
      {data.ocr ? (
        <Badge tone="blue" icon={<ScanText />}>
          {m.processing_ocr()}
        </Badge>
      ) : null}
      {others.length > 0 ? (
        <Badge tone="yellow" icon={<TriangleAlert />}>
          <span title={others.map(({ message }) => message).join('\n')}>{m.review_notes({ count: others.length })}</span>
        </Badge>
      ) : null}
    </span>
  );
}

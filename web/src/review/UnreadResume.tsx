import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { DocumentStateBadge } from '../processing/DocumentStateBadge.tsx';
import { Badge } from '../ui/Badge.tsx';
import { fileFormat } from '../upload/choose/fileFormat.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import type { UnreadResume_document$key } from './__generated__/UnreadResume_document.graphql.ts';

/** A résumé without a candidate: it is still being read, is a copy, or could not be read. */
export function UnreadResume({ document }: { document: UnreadResume_document$key }) {
  const data = useFragment(
    graphql`
      fragment UnreadResume_document on Document {
        fileName
        format
        error {
          message
        }
        duplicateOf {
          fileName
        }
        ...DocumentStateBadge_document
      }
    `,
    document,
  );
  return (
    <li className="flex min-h-15 items-center gap-3 px-4 py-2">
      <FileIcon format={data.format ?? fileFormat(data.fileName)} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{data.fileName}</p>
        {data.error ? <p className="text-xs text-red-fg">{data.error.message}</p> : null}
        {data.duplicateOf ? (
          <p className="truncate text-xs text-muted">{m.review_same_as({ file: data.duplicateOf.fileName })}</p>
        ) : null}
      </div>
      {data.duplicateOf ? <Badge tone="yellow">{m.processing_duplicate()}</Badge> : <DocumentStateBadge document={data} />}
    </li>
  );
}

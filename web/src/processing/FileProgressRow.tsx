import { graphql, useFragment } from 'react-relay';
import { DocumentMarks } from '../evidence/DocumentMarks.tsx';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import { formatKilobytes } from '../ui/format/formatKilobytes.ts';
import { formatYears } from '../ui/format/formatYears.ts';
import { fileFormat } from '../upload/choose/fileFormat.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import type { FileProgressRow_document$key } from './__generated__/FileProgressRow_document.graphql.ts';
import { DocumentStateBadge } from './DocumentStateBadge.tsx';
import { readingFailed } from './readingFailed.ts';

/** One file: its state, and its findings as they come in. */
export function FileProgressRow({ document }: { document: FileProgressRow_document$key }) {
  const data = useFragment(
    graphql`
      fragment FileProgressRow_document on Document {
        fileName
        format
        kind
        sizeBytes
        pages
        factsFound
        error {
          message
        }
        duplicateOf {
          fileName
        }
        candidate {
          fullName
          title
          experienceYears
        }
        ...DocumentMarks_document
        ...DocumentStateBadge_document
      }
    `,
    document,
  );
  const { candidate } = data;
  const size = [formatKilobytes(data.sizeBytes), data.pages ? m.evidence_pages({ count: data.pages }) : null];
  const found = [candidate?.title, formatYears(candidate?.experienceYears), candidate?.fullName ? data.fileName : null];
  const details = candidate ? found : size;
  return (
    <li className="flex min-h-13 items-center gap-3 py-2">
      <FileIcon format={data.format ?? fileFormat(data.fileName)} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{candidate?.fullName ?? data.fileName}</p>
        {data.error ? (
          <p role="alert" className="text-xs text-red-fg">
            {readingFailed(data.kind, data.error.message)}
          </p>
        ) : (
          <p className="truncate text-xs text-muted tabular-nums">{details.filter(Boolean).join(' · ')}</p>
        )}
      </div>
      <DocumentMarks document={data} />
      {data.duplicateOf ? <Badge tone="yellow">{m.processing_duplicate()}</Badge> : null}
      {data.kind === 'JOB_DESCRIPTION' ? <Badge tone="accent">{m.processing_job_description()}</Badge> : null}
      {data.factsFound > 0 ? (
        <span className="hidden text-xs text-muted tabular-nums sm:block">{m.processing_facts({ count: data.factsFound })}</span>
      ) : null}
      <DocumentStateBadge document={data} />
    </li>
  );
}

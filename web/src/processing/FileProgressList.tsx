import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';
import { useUploadRun } from '../upload/queue/uploadRuns.ts';
import type { FileProgressList_screening$key } from './__generated__/FileProgressList_screening.graphql.ts';
import { FileProgressRow } from './FileProgressRow.tsx';
import { notYetListed } from './notYetListed.ts';
import { UploadingRow } from './UploadingRow.tsx';

/** Every file of the screening with its state; files that this tab is still uploading are at the end. */
export function FileProgressList({ screening }: { screening: FileProgressList_screening$key }) {
  const data = useFragment(
    graphql`
      fragment FileProgressList_screening on Screening {
        internalId
        documents(first: 100) {
          edges {
            node {
              id
              kind
              fileName
              sizeBytes
              ...FileProgressRow_document
            }
          }
        }
      }
    `,
    screening,
  );
  const all = data.documents.edges.map(({ node }) => node);
  const documents = [...all.filter(({ kind }) => kind === 'JOB_DESCRIPTION'), ...all.filter(({ kind }) => kind === 'RESUME')];
  const uploading = notYetListed(useUploadRun(data.internalId), documents);
  return (
    <Card
      title={m.processing_files()}
      actions={<span className="text-xs text-muted tabular-nums">{documents.length + uploading.length}</span>}
    >
      <ul className="-my-2 divide-y divide-line">
        {documents.map((document) => (
          <FileProgressRow key={document.id} document={document} />
        ))}
        {uploading.map((file) => (
          <UploadingRow key={file.id} file={file} />
        ))}
      </ul>
    </Card>
  );
}

import { graphql, useFragment } from 'react-relay';
import { fileFormat } from '../upload/choose/fileFormat.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import type { UnreadRow_document$key } from './__generated__/UnreadRow_document.graphql.ts';
import { UnreadActions } from './UnreadActions.tsx';

export interface UnreadRowProps {
  document: UnreadRow_document$key;
  projectId: string;
  onTypeIn: (candidateId: string, name: string) => void;
}

/** One unread document: the reason, what helps, and the possible actions. */
export function UnreadRow({ document, projectId, onTypeIn }: UnreadRowProps) {
  const data = useFragment(
    graphql`
      fragment UnreadRow_document on Document {
        fileName
        format
        unread {
          reason
          remedy
        }
        candidate {
          displayName
        }
        ...UnreadActions_document
      }
    `,
    document,
  );
  const { candidate, fileName } = data;
  const name = candidate?.displayName ?? fileName;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <FileIcon format={data.format ?? fileFormat(fileName)} />
      <div className="min-w-48 flex-1">
        <p className="truncate text-sm font-medium" title={fileName}>
          {name}
          {name === fileName ? null : <span className="font-normal text-muted"> · {fileName}</span>}
        </p>
        <p className="text-xs text-muted">
          <span className="text-body">{data.unread?.reason}</span> {data.unread?.remedy}
        </p>
      </div>
      <UnreadActions document={data} projectId={projectId} onTypeIn={onTypeIn} />
    </li>
  );
}

import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Badge } from '../ui/Badge.tsx';
import { formatKilobytes } from '../ui/format/formatKilobytes.ts';
import { IconButton } from '../ui/inputs/IconButton.tsx';
import { showToast } from '../ui/layers/toastManager.ts';
import type { DocumentHead_document$key } from './__generated__/DocumentHead_document.graphql.ts';
import { fetchOriginal } from './fetchOriginal.ts';

export interface DocumentHeadProps {
  document: DocumentHead_document$key;
  /** Left of the download. */
  actions?: ReactNode;
}

/** Name, format, size and page count of a document, and a download of the original. */
export function DocumentHead({ document, actions }: DocumentHeadProps) {
  const data = useFragment(
    graphql`
      fragment DocumentHead_document on Document {
        fileName
        format
        sizeBytes
        pages
        originalPath
      }
    `,
    document,
  );
  const [busy, setBusy] = useState(false);
  const download = async (path: string) => {
    setBusy(true);
    try {
      saveAs(await fetchOriginal(path), data.fileName);
    } catch {
      showToast({
        tone: 'error',
        text: m.evidence_load_failed(),
        action: { label: m.ui_retry(), onClick: () => void download(path) },
      });
    }
    setBusy(false);
  };
  return (
    <div className="flex items-center gap-2">
      {data.format ? <Badge>{data.format}</Badge> : null}
      <p className="min-w-0 flex-1 truncate text-sm font-medium" title={data.fileName}>
        {data.fileName}
      </p>
      <p className="shrink-0 text-xs text-muted tabular-nums">
        {formatKilobytes(data.sizeBytes)}
        {data.pages ? ` · ${m.evidence_pages({ count: data.pages })}` : ''}
      </p>
      {actions}
      {data.originalPath ? (
        <IconButton
          size="sm"
          label={m.evidence_download()}
          icon={<Download />}
          busy={busy}
          onClick={() => void download(data.originalPath ?? '')}
        />
      ) : null}
    </div>
  );
}

function saveAs(bytes: ArrayBuffer, fileName: string): void {
  const url = URL.createObjectURL(new Blob([bytes]));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

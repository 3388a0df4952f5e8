import { m } from '../paraglide/messages.js';
import { formatKilobytes } from '../ui/format/formatKilobytes.ts';
import { fileFormat } from '../upload/choose/fileFormat.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import type { UploadingFile } from '../upload/queue/uploadRuns.ts';

const words = { waiting: m.processing_upload_waiting, sending: m.processing_upload_sending, sent: m.processing_state_queued };

import { readingFailed } from './readingFailed.ts';

/** A file that is being uploaded. */
export function UploadingRow({ file }: { file: UploadingFile }) {
  return (
    <li className="flex min-h-13 items-center gap-3 py-2">
      <FileIcon format={fileFormat(file.file.name)} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm font-medium">{file.file.name}</p>
        <p className="truncate text-xs text-muted">{formatKilobytes(file.file.size)}</p>
      </div>
      {file.state === 'failed' ? (
        <p role="alert" className="text-xs text-red-fg">
          {readingFailed(file.kind, file.error ?? '')}
        </p>
      ) : (
        <p className="text-xs text-muted">{words[file.state]()}</p>
      )}
    </li>
  );
}

import { FileUp, MoreHorizontal, PencilLine, RotateCw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, MenuItem } from '../ui/Menu.tsx';
import { acceptedExtensions, fileFormat } from '../upload/choose/fileFormat.ts';
import { FileIcon } from '../upload/FileIcon.tsx';
import type { UnreadRow_document$key } from './__generated__/UnreadRow_document.graphql.ts';
import { useReadAgain } from './useReadAgain.ts';
import { useRemoveUnread } from './useRemoveUnread.ts';
import { useTypeFactsIn } from './useTypeFactsIn.ts';

export interface UnreadRowProps {
  document: UnreadRow_document$key;
  projectId: string;
  onTypeIn: (candidateId: string, name: string) => void;
}

/** One document that was not read: why, what helps, and the ways to go on. */
export function UnreadRow({ document, projectId, onTypeIn }: UnreadRowProps) {
  const data = useFragment(
    graphql`
      fragment UnreadRow_document on Document {
        id
        fileName
        format
        originalPath
        unread {
          reason
          remedy
        }
        candidate {
          id
          displayName
        }
      }
    `,
    document,
  );
  const input = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);
  const again = useReadAgain(data, projectId);
  const typing = useTypeFactsIn(data.id, onTypeIn);
  const removal = useRemoveUnread(data, projectId, () => setAsking(false));
  const { candidate, fileName } = data;
  const typeIn = () => (candidate ? onTypeIn(candidate.id, candidate.displayName) : typing.typeIn());
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
      {again.busy ? (
        <output className="text-xs text-muted">{m.unread_reading()}</output>
      ) : (
        <div className="flex shrink-0 items-center gap-1">
          <Button size="sm" icon={<PencilLine />} busy={typing.busy} onClick={typeIn}>
            {m.unread_type_in()}
          </Button>
          <Menu
            align="end"
            trigger={<IconButton size="sm" label={m.unread_actions({ file: fileName })} icon={<MoreHorizontal />} />}
          >
            <MenuItem icon={<FileUp />} onSelect={() => input.current?.click()}>
              {m.unread_send_other()}
            </MenuItem>
            <MenuItem icon={<RotateCw />} disabled={!data.originalPath} onSelect={() => again.readAgain(null)}>
              {m.unread_try_again()}
            </MenuItem>
            <MenuItem icon={<Trash2 />} danger onSelect={() => setAsking(true)}>
              {m.unread_remove()}
            </MenuItem>
          </Menu>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedExtensions}
        aria-label={`${m.unread_send_other()}: ${fileName}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) again.readAgain(file);
          event.target.value = '';
        }}
      />
      <ConfirmDialog
        open={asking}
        danger
        busy={removal.busy}
        title={m.unread_remove_question({ file: fileName })}
        confirmLabel={m.unread_remove()}
        onConfirm={removal.remove}
        onCancel={() => setAsking(false)}
      >
        {m.unread_remove_text()}
      </ConfirmDialog>
    </li>
  );
}

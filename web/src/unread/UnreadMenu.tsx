import { FileUp, MoreHorizontal, RotateCw, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { m } from '../paraglide/messages.js';
import { IconButton } from '../ui/inputs/IconButton.tsx';
import { Menu, MenuItem } from '../ui/layers/Menu.tsx';
import { acceptedExtensions } from '../upload/choose/fileFormat.ts';

export interface UnreadMenuProps {
  fileName: string;
  /** The server still has the file, so it can be tried again. */
  kept: boolean;
  /** Null tries the same file again. */
  onReadAgain: (file: File | null) => void;
  onRemove: () => void;
}

export function UnreadMenu({ fileName, kept, onReadAgain, onRemove }: UnreadMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Menu align="end" trigger={<IconButton size="sm" label={m.unread_actions({ file: fileName })} icon={<MoreHorizontal />} />}>
        <MenuItem icon={<FileUp />} onSelect={() => input.current?.click()}>
          {m.unread_send_other()}
        </MenuItem>
        {kept ? (
          <MenuItem icon={<RotateCw />} onSelect={() => onReadAgain(null)}>
            {m.unread_try_again()}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Trash2 />} danger onSelect={onRemove}>
          {m.unread_remove()}
        </MenuItem>
      </Menu>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedExtensions}
        aria-label={`${m.unread_send_other()}: ${fileName}`}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onReadAgain(file);
          event.target.value = '';
        }}
      />
    </>
  );
}

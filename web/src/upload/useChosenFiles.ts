import { useCallback, useRef, useState } from 'react';
import { addFiles, type ChoiceNotice, type ChosenFile, type DocumentKind, type UploadLimits } from './choose/chosenFiles.ts';

export interface ChosenFiles {
  files: readonly ChosenFile[];
  /** The files left out of the last drop. */
  notices: readonly ChoiceNotice[];
  add: (kind: DocumentKind, files: readonly File[]) => void;
  remove: (id: string) => void;
  clear: (kind: DocumentKind) => void;
}

/** The two lists of the upload screen. Drops are processed one after the other, so that two quick ones see each other's files. */
export function useChosenFiles(limits: UploadLimits): ChosenFiles {
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const [notices, setNotices] = useState<readonly ChoiceNotice[]>([]);
  const latest = useRef(files);
  const queue = useRef(Promise.resolve());
  const set = useCallback((next: readonly ChosenFile[]) => {
    latest.current = next;
    setFiles(next);
  }, []);
  const add = useCallback(
    (kind: DocumentKind, added: readonly File[]) => {
      queue.current = queue.current.then(async () => {
        const choice = await addFiles(latest.current, kind, added, limits);
        set(choice.files);
        setNotices(choice.notices);
      });
    },
    [limits, set],
  );
  const remove = useCallback((id: string) => set(latest.current.filter((file) => file.id !== id)), [set]);
  const clear = useCallback(
    (kind: DocumentKind) => {
      set(latest.current.filter((file) => file.kind !== kind));
      setNotices([]);
    },
    [set],
  );
  return { files, notices, add, remove, clear };
}

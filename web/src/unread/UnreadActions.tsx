import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import { ConfirmDialog } from '../ui/layers/ConfirmDialog.tsx';
import type { UnreadActions_document$key } from './__generated__/UnreadActions_document.graphql.ts';
import { UnreadMenu } from './UnreadMenu.tsx';
import { useReadAgain } from './useReadAgain.ts';
import { useRemoveUnread } from './useRemoveUnread.ts';
import { useTypeFactsIn } from './useTypeFactsIn.ts';

export interface UnreadActionsProps {
  document: UnreadActions_document$key;
  projectId: string;
  onTypeIn: (candidateId: string, name: string) => void;
}

/** Enter the facts by hand, try another file, try again, or remove it. */
export function UnreadActions({ document, projectId, onTypeIn }: UnreadActionsProps) {
  const data = useFragment(
    graphql`
      fragment UnreadActions_document on Document {
        id
        fileName
        originalPath
        candidate {
          id
          displayName
        }
      }
    `,
    document,
  );
  const { candidate, fileName } = data;
  const [asking, setAsking] = useState(false);
  const again = useReadAgain(data, projectId);
  const typing = useTypeFactsIn(data.id, onTypeIn);
  const removal = useRemoveUnread(data, projectId, () => setAsking(false));
  if (again.busy) return <output className="text-xs text-muted">{m.unread_reading()}</output>;
  return (
    <div className="flex shrink-0 items-center gap-1">
      <Button
        size="sm"
        icon={<PencilLine />}
        busy={typing.busy}
        onClick={() => (candidate ? onTypeIn(candidate.id, candidate.displayName) : typing.typeIn())}
      >
        {m.unread_type_in()}
      </Button>
      <UnreadMenu
        fileName={fileName}
        kept={Boolean(data.originalPath)}
        onReadAgain={again.readAgain}
        onRemove={() => setAsking(true)}
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
    </div>
  );
}

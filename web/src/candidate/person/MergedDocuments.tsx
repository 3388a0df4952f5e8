import { Unlink } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';

export interface MergedDocumentsProps {
  /** Name of the document whose facts are shown. */
  shown: string;
  merged: readonly { id: string; name: string }[];
  busy: boolean;
  onLead: (candidateId: string) => void;
  onSeparate: (candidateId: string) => void;
}

/** The documents of a person: the one that leads, and those merged into it. */
export function MergedDocuments({ shown, merged, busy, onLead, onSeparate }: MergedDocumentsProps) {
  return (
    <>
      <h3 className="font-semibold">{m.privacy_person_documents()}</h3>
      <ul className="flex flex-col gap-1.5">
        <li className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 truncate">{shown}</span>
          <Badge tone="emerald">{m.privacy_person_leads()}</Badge>
        </li>
        {merged.map(({ id, name }) => (
          <li key={id} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1 basis-40 truncate">{name}</span>
            <Button size="sm" disabled={busy} aria-label={m.privacy_person_use({ name })} onClick={() => onLead(id)}>
              {m.privacy_person_use_short()}
            </Button>
            <Button
              size="sm"
              icon={<Unlink />}
              disabled={busy}
              aria-label={m.privacy_person_unmerge({ name })}
              onClick={() => onSeparate(id)}
            >
              {m.privacy_person_unmerge_short()}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

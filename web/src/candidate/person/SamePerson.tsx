import { Merge, Unlink, Users } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { sameReasons } from '../sameReasons.ts';
import type { SamePerson_candidate$key } from './__generated__/SamePerson_candidate.graphql.ts';
import { MergeDialog } from './MergeDialog.tsx';
import { MergedDocuments } from './MergedDocuments.tsx';
import { usePersonActions } from './usePersonActions.ts';

export interface SamePersonProps {
  candidate: SamePerson_candidate$key;
  /** Asks for the candidate again after a change. */
  onChanged: () => void;
}

/** The documents of a person: those that are merged, to separate them, and those that may be merged, with the reason. Renders nothing when there are none. */
export function SamePerson({ candidate, onChanged }: SamePersonProps) {
  const data = useFragment(fragment, candidate);
  const [merging, setMerging] = useState(false);
  const { busy, merge, separate, lead, tellApart } = usePersonActions(onChanged);
  const { id, merged, sameAs, mergedInto } = data;
  if (mergedInto)
    return (
      <section
        aria-label={m.privacy_person()}
        className="flex flex-wrap items-center gap-2 rounded-card border border-line p-3 text-sm"
      >
        <p className="min-w-0 flex-1 basis-48">{m.privacy_person_into({ name: mergedInto.displayName })}</p>
        <Button size="sm" icon={<Unlink />} disabled={busy} onClick={() => separate(id)}>
          {m.privacy_person_unmerge_short()}
        </Button>
      </section>
    );
  if (merged.length === 0 && sameAs.length === 0) return null;
  return (
    <section aria-label={m.privacy_person()} className="flex flex-col gap-2 rounded-card border border-line p-3 text-sm">
      {merged.length > 0 ? (
        <MergedDocuments
          shown={documentName(data)}
          merged={merged.map(withName)}
          busy={busy}
          onLead={lead}
          onSeparate={separate}
        />
      ) : null}
      {sameAs.length > 0 ? (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="flex-1 font-semibold">{m.privacy_person_maybe()}</h3>
            <Button size="sm" icon={<Merge />} disabled={busy} onClick={() => setMerging(true)}>
              {m.privacy_person_merge()}
            </Button>
          </div>
          <ul className="flex flex-col gap-1.5">
            {sameAs.map(({ candidate: other, reasons }) => (
              <li key={other.id} className="flex flex-wrap items-center gap-2">
                <span className="min-w-0 truncate">{other.displayName}</span>
                <Badge tone="yellow" icon={<Users />}>
                  {sameReasons(reasons)}
                </Badge>
                <span className="flex-1" />
                <Button
                  size="sm"
                  disabled={busy}
                  aria-label={m.privacy_person_apart({ name: other.displayName })}
                  onClick={() => tellApart(id, { id: other.id, name: other.displayName })}
                >
                  {m.privacy_person_apart_short()}
                </Button>
              </li>
            ))}
          </ul>
          <MergeDialog
            open={merging}
            candidates={[data, ...sameAs.map(({ candidate: other }) => other)]}
            busy={busy}
            onMerge={(mainId, otherIds) => merge(mainId, otherIds, () => setMerging(false))}
            onCancel={() => setMerging(false)}
          />
        </>
      ) : null}
    </section>
  );
}

const documentName = (candidate: { displayName: string; document: { fileName: string } | null | undefined }) =>
  candidate.document?.fileName ?? candidate.displayName;

const withName = (candidate: Parameters<typeof documentName>[0] & { id: string }) => ({
  id: candidate.id,
  name: documentName(candidate),
});

const fragment = graphql`
  fragment SamePerson_candidate on Candidate {
    id
    displayName
    createdAt
    document {
      fileName
      readShare
    }
    mergedInto {
      displayName
    }
    merged {
      id
      displayName
      document {
        fileName
      }
    }
    sameAs {
      reasons
      candidate {
        id
        displayName
        createdAt
        document {
          fileName
          readShare
        }
      }
    }
  }
`;

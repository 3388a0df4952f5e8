import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { LookedFor } from '../LookedFor.tsx';
import type { ClaimList_claims$key } from './__generated__/ClaimList_claims.graphql.ts';

export interface ClaimListProps {
  claims: ClaimList_claims$key;
  /** Shown when there are none. */
  empty: string;
}

/** Statements, each with the lines it rests on or with what was looked for. */
export function ClaimList({ claims, empty }: ClaimListProps) {
  const data = useFragment(
    graphql`
      fragment ClaimList_claims on AssessmentClaim @relay(plural: true) {
        text
        evidence {
          ...EvidenceList_evidence
        }
        lookedFor
      }
    `,
    claims,
  );
  if (data.length === 0) return <p className="text-sm text-muted">{empty}</p>;
  const keys = uniqueKeys(data.map(({ text }) => text));
  return (
    <ul className="flex flex-col gap-2.5">
      {data.map(({ text, evidence, lookedFor }, index) => (
        <li key={keys[index]} className="min-w-0 text-sm">
          <p className="break-words">{text}</p>
          <EvidenceList evidence={evidence} compact limit={2} />
          <LookedFor names={lookedFor} />
        </li>
      ))}
    </ul>
  );
}

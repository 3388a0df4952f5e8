import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import type { AchievementsRow_facts$key } from './__generated__/AchievementsRow_facts.graphql.ts';

/** Sentences with a measured result. They are quotations, so there is nothing to correct. */
export function AchievementsRow({ facts }: { facts: AchievementsRow_facts$key }) {
  const { achievements } = useFragment(
    graphql`
      fragment AchievementsRow_facts on CandidateFacts {
        achievements {
          value
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    facts,
  );
  const keys = uniqueKeys(achievements.map(({ value }) => value));
  return (
    <section aria-label={m.fact_achievements()} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3 py-2 max-sm:grid-cols-1">
      <h3 className="pt-1 text-xs font-medium text-muted">{m.fact_achievements()}</h3>
      {achievements.length === 0 ? (
        <p className="flex min-h-7 items-center">
          <UnknownBadge>{m.fact_none_found()}</UnknownBadge>
        </p>
      ) : (
        <ul className="flex min-w-0 flex-col gap-1">
          {achievements.map(({ value, evidence }, index) => (
            <li key={keys[index]} className="min-w-0">
              {evidence.length > 0 ? <EvidenceList evidence={evidence} limit={1} /> : <p className="text-sm">{value}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

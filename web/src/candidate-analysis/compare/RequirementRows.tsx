import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Cell } from '../../ui/Table.tsx';
import type { Tone } from '../../ui/tones.ts';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import type { RequirementRows_candidates$key } from './__generated__/RequirementRows_candidates.graphql.ts';
import { RowHead } from './CompareSection.tsx';

/** What each candidate's document says about each requirement, with its lines. */
export function RequirementRows({ candidates }: { candidates: RequirementRows_candidates$key }) {
  const data = useFragment(
    graphql`
      fragment RequirementRows_candidates on Candidate @relay(plural: true) {
        id
        requirementVerdicts {
          label
          importance
          verdict
          explanation
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    candidates,
  );
  const labels = new Map(data.flatMap(({ requirementVerdicts: all }) => all.map((one) => [one.label, one.importance] as const)));
  if (labels.size === 0)
    return (
      <tr>
        <Cell colSpan={data.length + 1} className="text-muted">
          {m.comparisons_no_requirements()}
        </Cell>
      </tr>
    );
  return [...labels].map(([label, importance]) => (
    <tr key={label} className="break-inside-avoid">
      <RowHead>
        {label}
        {importance === 'MUST' ? <span className="block text-xs font-normal text-muted">{m.comparisons_must()}</span> : null}
      </RowHead>
      {data.map(({ id, requirementVerdicts: all }) => {
        const found = all.find((one) => one.label === label);
        return (
          <Cell key={id} className="align-top">
            {found ? (
              <>
                <VerdictBadge verdict={found.verdict} />
                <p className="mt-0.5 text-xs break-words text-muted">{found.explanation}</p>
                <EvidenceList evidence={found.evidence} compact limit={1} />
              </>
            ) : (
              <UnknownBadge />
            )}
          </Cell>
        );
      })}
    </tr>
  ));
}

const verdicts: Record<string, { tone: Tone; word: () => string }> = {
  STRONG_YES: { tone: 'emerald', word: m.comparisons_verdict_strong_yes },
  YES: { tone: 'blue', word: m.comparisons_verdict_yes },
  PARTIAL: { tone: 'yellow', word: m.comparisons_verdict_partial },
  WEAK: { tone: 'gray', word: m.comparisons_verdict_weak },
  NO: { tone: 'red', word: m.comparisons_verdict_no },
};

function VerdictBadge({ verdict }: { verdict: string }) {
  const known = verdicts[verdict];
  return known ? <Badge tone={known.tone}>{known.word()}</Badge> : <UnknownBadge />;
}

import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { Panel } from '../Panel.tsx';
import type {
  CheckOutcome,
  ChecksPanel_assessment$key,
  ConsistencyCheckId,
} from './__generated__/ChecksPanel_assessment.graphql.ts';
import { ClaimList } from './ClaimList.tsx';

/** Authenticity: the document checked against itself, each result with its lines. */
export function ChecksPanel({ assessment }: { assessment: ChecksPanel_assessment$key }) {
  const { checks } = useFragment(
    graphql`
      fragment ChecksPanel_assessment on Assessment {
        checks {
          check
          outcome
          text
          findings {
            ...ClaimList_claims
          }
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    assessment,
  );
  return (
    <Panel title={m.candidate_authenticity()}>
      <ul className="flex flex-col gap-3">
        {checks.map(({ check, outcome, text, findings, evidence }) => (
          <li key={check} className="flex min-w-0 gap-2 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
            {icons[outcome] ?? icons.NOTHING}
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                {names[check]()} <span className="sr-only">{outcomeWords[outcome]?.()}</span>
              </p>
              <p className="break-words text-muted">{text}</p>
              <EvidenceList evidence={evidence} compact limit={1} />
              {findings.length > 0 ? (
                <div className="mt-1 border-l-2 border-yellow-line pl-2">
                  <ClaimList claims={findings} empty="" />
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const icons: Partial<Record<CheckOutcome, ReactNode>> & { NOTHING: ReactNode } = {
  CLEAR: <CircleCheck className="text-emerald-fg" aria-hidden="true" />,
  FOUND: <TriangleAlert className="text-yellow-fg" aria-hidden="true" />,
  NOTHING: <CircleDashed className="text-faint" aria-hidden="true" />,
};

const outcomeWords: Partial<Record<CheckOutcome, () => string>> = {
  CLEAR: m.candidate_check_clear,
  FOUND: m.candidate_check_found,
  NOTHING: m.candidate_check_nothing,
};

const names: Record<ConsistencyCheckId, () => string> = {
  OVERLAPS: m.candidate_check_overlaps,
  GAPS: m.candidate_check_gaps,
  YEARS: m.candidate_check_years,
  HIDDEN_TEXT: m.candidate_check_hidden,
  BARE_SKILLS: m.candidate_check_skills,
};

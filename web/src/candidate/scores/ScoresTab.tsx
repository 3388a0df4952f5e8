import { graphql, useLazyLoadQuery } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { PaymentEditor } from '../actions/PaymentEditor.tsx';
import { RecentActivities } from '../actions/RecentActivities.tsx';
import { CandidateWarnings } from '../CandidateWarnings.tsx';
import type { CandidateTabProps } from '../candidateTabProps.ts';
import { NotRead } from '../NotRead.tsx';
import { Panel } from '../Panel.tsx';
import { RequirementsTable } from '../requirements/RequirementsTable.tsx';
import { ScoreBreakdown } from '../score/ScoreBreakdown.tsx';
import { WhyChanged } from '../score/WhyChanged.tsx';
import type { ScoresTabQuery } from './__generated__/ScoresTabQuery.graphql.ts';
import { FacetBars } from './FacetBars.tsx';
import { Methodology } from './Methodology.tsx';
import { ProfileStrength } from './ProfileStrength.tsx';
import { SimilarCandidates } from './SimilarCandidates.tsx';

/** The score with everything it rests on, and what was agreed and done so far. */
export function ScoresTab({ candidateId, attempt, weights }: CandidateTabProps) {
  const { node } = useLazyLoadQuery<ScoresTabQuery>(
    graphql`
      query ScoresTabQuery($id: ID!) {
        node(id: $id) {
          ... on Candidate @alias(as: "candidate") {
            ...NotRead_candidate
            score {
              ...FacetBars_score
              ...ScoreBreakdown_score
              ...Methodology_score
            }
            ...CandidateWarnings_candidate
            ...RequirementsTable_candidate
            ...ProfileStrength_candidate
            ...RecentActivities_candidate
            ...PaymentEditor_candidate
            ...SimilarCandidates_candidate
          }
        }
      }
    `,
    { id: candidateId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  const candidate = node?.candidate;
  if (!candidate) return <ErrorPanel title={m.candidate_gone()} />;
  const { score } = candidate;
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <CandidateWarnings candidate={candidate} />
        {score ? (
          <>
            <FacetBars score={score} />
            <Panel title={m.candidate_score()}>
              <div className="flex flex-col gap-3">
                <ScoreBreakdown score={score} weights={weights} />
                <WhyChanged candidateId={candidateId} weights={weights} />
              </div>
            </Panel>
          </>
        ) : (
          <Panel title={m.candidate_score()}>
            <NotRead candidate={candidate} />
          </Panel>
        )}
        <Panel title={m.candidate_requirements()}>
          <RequirementsTable candidate={candidate} />
        </Panel>
        <Panel title={m.candidate_similar()}>
          <SimilarCandidates candidate={candidate} />
        </Panel>
        {score ? (
          <Panel title={m.candidate_methodology()}>
            <Methodology score={score} weights={weights} />
          </Panel>
        ) : null}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Panel title={m.candidate_profile_strength()}>
          <ProfileStrength candidate={candidate} />
        </Panel>
        <Panel title={m.fact_salary()}>
          <PaymentEditor candidate={candidate} />
        </Panel>
        <Panel title={m.candidate_recent_activities()}>
          <RecentActivities candidate={candidate} />
        </Panel>
      </div>
    </div>
  );
}

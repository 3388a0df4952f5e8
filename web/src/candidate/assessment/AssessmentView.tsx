import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { classNames } from '../../ui/classNames.ts';
import { solidTone, type Tone } from '../../ui/tones.ts';
import { Panel } from '../Panel.tsx';
import { QuestionList } from '../questions/QuestionList.tsx';
import type { AssessmentView_assessment$key, RecommendationVerdict } from './__generated__/AssessmentView_assessment.graphql.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import { ClaimList } from './ClaimList.tsx';
import { engineText } from './engineText.ts';
import { Ratings } from './Ratings.tsx';

/** The assessment in full: every statement with its lines. */
export function AssessmentView({ assessment }: { assessment: AssessmentView_assessment$key }) {
  const data = useFragment(
    graphql`
      fragment AssessmentView_assessment on Assessment {
        readBy
        summary
        verdict
        recommendation
        strengths {
          ...ClaimList_claims
        }
        concerns {
          ...ClaimList_claims
        }
        ...ChecksPanel_assessment
        ...Ratings_assessment
        ...QuestionList_assessment
      }
    `,
    assessment,
  );
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-xs text-muted">{engineText(data.readBy ?? null)}</p>
        <Panel title={m.candidate_recommendation()}>
          <div className="flex flex-col gap-2">
            <p className="flex items-start gap-2 text-base font-medium">
              <span
                aria-hidden="true"
                className={classNames('mt-1.5 size-2.5 shrink-0 rounded-full', solidTone[tones[data.verdict] ?? 'gray'])}
              />
              <span className="min-w-0 break-words">{data.recommendation}</span>
            </p>
            <p className="text-sm break-words text-muted">{data.summary}</p>
          </div>
        </Panel>
        <div className="grid min-w-0 gap-4 xl:grid-cols-2">
          <Panel title={m.candidate_strengths()}>
            <ClaimList claims={data.strengths} empty={m.candidate_no_strengths()} />
          </Panel>
          <Panel title={m.candidate_concerns()}>
            <ClaimList claims={data.concerns} empty={m.candidate_no_concerns()} />
          </Panel>
        </div>
        <QuestionList assessment={data} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <Ratings assessment={data} />
        <ChecksPanel assessment={data} />
      </div>
    </div>
  );
}

const tones: Partial<Record<RecommendationVerdict, Tone>> = {
  EXCELLENT: 'emerald',
  GOOD: 'blue',
  AVERAGE: 'yellow',
  BELOW_AVERAGE: 'gray',
};

import { graphql, useFragment } from 'react-relay';
import { ClaimList } from '../candidate/assessment/ClaimList.tsx';
import { Panel } from '../candidate/Panel.tsx';
import { m } from '../paraglide/messages.js';
import { formatPay } from '../ui/format/formatPay.ts';
import type { Terms_candidate$key } from './__generated__/Terms_candidate.graphql.ts';

/** Expected pay and availability, or that nothing is stated. */
export function Terms({ candidate }: { candidate: Terms_candidate$key }) {
  const { paymentExpected, currency, assessment } = useFragment(
    graphql`
      fragment Terms_candidate on Candidate {
        paymentExpected
        currency
        assessment {
          availability {
            ...ClaimList_claims
          }
        }
      }
    `,
    candidate,
  );
  return (
    <div className="grid min-w-0 gap-4 lg:grid-cols-2 print:grid-cols-2">
      <Panel title={m.candidate_salary()}>
        <p className="text-sm tabular-nums">
          {paymentExpected && currency
            ? m.candidate_pay_a_year({ pay: formatPay(paymentExpected, currency) })
            : m.candidate_unstated()}
        </p>
      </Panel>
      <Panel title={m.candidate_availability()}>
        <ClaimList claims={assessment?.availability ? [assessment.availability] : []} empty={m.candidate_unstated()} />
      </Panel>
    </div>
  );
}

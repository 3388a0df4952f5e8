import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { SalaryEditor } from '../edit/SalaryEditor.tsx';
import type { SalaryRow_fact$key } from './__generated__/SalaryRow_fact.graphql.ts';
import { FactRow } from './FactRow.tsx';
import { payText } from './payText.ts';

export interface SalaryRowProps {
  fact: SalaryRow_fact$key | null | undefined;
  candidateId: string;
  corrected: boolean;
}

export function SalaryRow({ fact, candidateId, corrected }: SalaryRowProps) {
  const data = useFragment(
    graphql`
      fragment SalaryRow_fact on SalaryFact {
        amount
        max
        period
        currency
        evidence {
          ...EvidenceList_evidence
        }
      }
    `,
    fact ?? null,
  );
  const value = data ? { amount: data.amount, max: data.max ?? null, period: data.period, currency: data.currency } : null;
  const pay = data ? payText(data) : null;
  return (
    <FactRow
      label={m.fact_salary()}
      candidateId={candidateId}
      field="SALARY"
      corrected={corrected}
      value={value}
      editor={SalaryEditor}
    >
      {pay ? (
        <p className="min-h-7 py-0.5 text-base tabular-nums">
          {pay.stated} <span className="text-sm text-muted">{pay.period}</span>
          {pay.annual ? <span className="text-sm text-muted"> · {pay.annual}</span> : null}
        </p>
      ) : null}
      {data ? <EvidenceList evidence={data.evidence} compact limit={1} /> : null}
    </FactRow>
  );
}

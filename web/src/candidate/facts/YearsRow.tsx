import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { formatYears } from '../../ui/format/formatYears.ts';
import { NumberEditor } from '../edit/NumberEditor.tsx';
import type { YearsRow_fact$key } from './__generated__/YearsRow_fact.graphql.ts';
import { FactRow } from './FactRow.tsx';

export interface YearsRowProps {
  fact: YearsRow_fact$key | null | undefined;
  candidateId: string;
  corrected: boolean;
}

/** Years of work. When it is a sum of dated jobs, there is no line to quote, and the row says so. */
export function YearsRow({ fact, candidateId, corrected }: YearsRowProps) {
  const data = useFragment(
    graphql`
      fragment YearsRow_fact on NumberFact {
        value
        evidence {
          ...EvidenceList_evidence
        }
      }
    `,
    fact ?? null,
  );
  return (
    <FactRow
      label={m.fact_years()}
      candidateId={candidateId}
      field="YEARS"
      corrected={corrected}
      value={data?.value ?? null}
      editor={NumberEditor}
    >
      <p className="min-h-7 py-0.5 text-base tabular-nums">{formatYears(data?.value)}</p>
      {data && data.evidence.length > 0 ? <EvidenceList evidence={data.evidence} compact limit={1} /> : null}
      {data && data.evidence.length === 0 && !corrected ? <p className="text-xs text-muted">{m.fact_years_summed()}</p> : null}
    </FactRow>
  );
}

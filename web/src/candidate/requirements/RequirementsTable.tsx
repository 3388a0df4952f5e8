import { graphql, useFragment } from 'react-relay';
import { EvidenceList } from '../../evidence/EvidenceList.tsx';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { LookedFor } from '../LookedFor.tsx';
import type {
  RequirementsTable_candidate$data,
  RequirementsTable_candidate$key,
  Verdict,
} from './__generated__/RequirementsTable_candidate.graphql.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

type Judged = RequirementsTable_candidate$data['requirementVerdicts'][number];

const groups: readonly { id: string; title: () => string; verdicts: readonly Verdict[] }[] = [
  { id: 'matched', title: m.candidate_matched, verdicts: ['STRONG_YES', 'YES', 'PARTIAL'] },
  { id: 'missing', title: m.candidate_missing, verdicts: ['WEAK', 'NO'] },
  { id: 'unknown', title: m.candidate_not_stated, verdicts: ['UNKNOWN'] },
];

/** Matched, missing and unknown requirements, each with the lines that prove it or with what was looked for. */
export function RequirementsTable({ candidate }: { candidate: RequirementsTable_candidate$key }) {
  const { requirementVerdicts, mustHaves } = useFragment(
    graphql`
      fragment RequirementsTable_candidate on Candidate {
        mustHaves {
          met
          total
          unknown
          knockedOut
        }
        requirementVerdicts {
          label
          kind
          importance
          knockOut
          verdict
          explanation
          evidence {
            ...EvidenceList_evidence
          }
          lookedFor
        }
      }
    `,
    candidate,
  );
  if (requirementVerdicts.length === 0) return <p className="text-sm text-muted">{m.candidate_no_requirements()}</p>;
  return (
    <>
      {mustHaves ? (
        <p className="mb-2 text-sm">
          {m.candidate_must_haves({ met: mustHaves.met, total: mustHaves.total })}
          {mustHaves.knockedOut ? ` · ${m.candidate_knocked_out()}` : ''}
        </p>
      ) : null}
      <Table label={m.candidate_requirements_table()} className="table-fixed sm:min-w-[32rem]" frameClassName="-mx-4">
        <thead>
          <tr>
            <HeadCell className="w-1/2 sm:w-[30%]">{m.candidate_requirement()}</HeadCell>
            <HeadCell className="w-45 max-sm:hidden">{m.candidate_verdict()}</HeadCell>
            <HeadCell>{m.candidate_proof()}</HeadCell>
          </tr>
        </thead>
        {groups.map((group) => {
          const rows = requirementVerdicts.filter(({ verdict }) => group.verdicts.includes(verdict));
          return rows.length > 0 ? <Group key={group.id} title={group.title()} rows={rows} /> : null;
        })}
      </Table>
    </>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Judged[] }) {
  const keys = uniqueKeys(rows.map(({ kind, label }) => `${kind} ${label}`));
  return (
    <tbody>
      <tr>
        <th colSpan={3} scope="rowgroup" className="bg-sunken px-3 py-1 text-left text-xs font-medium text-muted">
          {title} · <span className="tabular-nums">{rows.length}</span>
        </th>
      </tr>
      {rows.map((row, index) => (
        <Row key={keys[index]} className="align-top">
          <Cell className="font-medium break-words">
            {row.label}
            <span className="mt-0.5 flex flex-wrap gap-1">
              <Badge tone={row.importance === 'MUST' ? 'accent' : 'gray'}>
                {row.importance === 'MUST' ? m.requirements_must() : m.requirements_nice()}
              </Badge>
              {row.knockOut ? <Badge tone="red">{m.candidate_knock_out()}</Badge> : null}
            </span>
            {/* On a phone the proof needs the room of the middle column. */}
            <span className="mt-1 flex sm:hidden">
              <VerdictBadge verdict={row.verdict} />
            </span>
          </Cell>
          <Cell className="max-sm:hidden">
            <VerdictBadge verdict={row.verdict} />
          </Cell>
          <Cell>
            <p className="break-words text-muted">{row.explanation}</p>
            <EvidenceList evidence={row.evidence} compact limit={2} />
            <LookedFor names={row.lookedFor} />
          </Cell>
        </Row>
      ))}
    </tbody>
  );
}

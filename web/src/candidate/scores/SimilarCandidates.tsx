import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { ScoreBar } from '../../ui/figures/ScoreBar.tsx';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import { PersonCell } from '../person/PersonCell.tsx';
import type { SimilarCandidates_candidate$key } from './__generated__/SimilarCandidates_candidate.graphql.ts';

/** Who of the same position is most like this candidate, by skills and facet scores. */
export function SimilarCandidates({ candidate }: { candidate: SimilarCandidates_candidate$key }) {
  const { similar, facts } = useFragment(
    graphql`
      fragment SimilarCandidates_candidate on Candidate {
        facts {
          skills {
            key
            name
          }
        }
        similar(first: 5) {
          similarity
          sharedSkills
          candidate {
            internalId
            ...PersonCell_candidate
          }
        }
      }
    `,
    candidate,
  );
  const rows = similar.flatMap((row) => (row.candidate ? [{ ...row, candidate: row.candidate }] : []));
  // Skills are shown as this candidate's document prints them.
  const printed = new Map(facts.skills.map(({ key, name }) => [key, name]));
  if (rows.length === 0) return <p className="text-sm text-muted">{m.candidate_similar_none()}</p>;
  return (
    <Table label={m.candidate_similar_table()} frameClassName="-mx-4">
      <thead>
        <tr>
          <HeadCell>{m.candidate_person()}</HeadCell>
          <HeadCell>{m.candidate_similarity()}</HeadCell>
          <HeadCell>{m.candidate_shared_skills()}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ candidate, similarity, sharedSkills }) => (
          <Row key={candidate.internalId}>
            <PersonCell candidate={candidate} />
            <Cell>
              <ScoreBar score={similarity} />
            </Cell>
            <Cell className="min-w-48 break-words text-muted">
              {sharedSkills
                .slice(0, 6)
                .map((key) => printed.get(key) ?? key)
                .join(', ') || '—'}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

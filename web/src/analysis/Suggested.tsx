import { graphql, useFragment } from 'react-relay';
import { Panel } from '../candidate/Panel.tsx';
import { PersonCell } from '../candidate/person/PersonCell.tsx';
import { m } from '../paraglide/messages.js';
import { ScoreBar } from '../ui/figures/ScoreBar.tsx';
import { formatYears } from '../ui/format/formatYears.ts';
import { Cell, HeadCell, Row, Table } from '../ui/Table.tsx';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { Suggested_candidate$key } from './__generated__/Suggested_candidate.graphql.ts';

/** Applicants of other positions who fit this one. */
export function Suggested({ candidate }: { candidate: Suggested_candidate$key }) {
  const { project } = useFragment(
    graphql`
      fragment Suggested_candidate on Candidate {
        project {
          suggestions(first: 5) {
            edges {
              node {
                fit
                keySkills
                candidate {
                  internalId
                  ...PersonCell_candidate
                  experienceYears
                }
              }
            }
          }
        }
      }
    `,
    candidate,
  );
  const rows = project.suggestions.edges.flatMap(({ node }) => (node.candidate ? [{ ...node, candidate: node.candidate }] : []));
  return (
    <Panel title={m.candidate_suggested()}>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{m.candidate_suggested_none()}</p>
      ) : (
        <Table label={m.candidate_suggested_table()} frameClassName="-mx-4">
          <thead>
            <tr>
              <HeadCell>{m.candidate_person()}</HeadCell>
              <HeadCell>{m.candidate_fit()}</HeadCell>
              <HeadCell>{m.candidate_key_skills()}</HeadCell>
              <HeadCell numeric>{m.candidate_strength_years()}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ candidate, fit, keySkills }) => (
              <Row key={candidate.internalId}>
                <PersonCell candidate={candidate} />
                <Cell>
                  <ScoreBar score={fit} />
                </Cell>
                <Cell className="min-w-48 break-words text-muted">{keySkills.slice(0, 6).join(', ')}</Cell>
                <Cell numeric>{formatYears(candidate.experienceYears) ?? <UnknownBadge />}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Panel>
  );
}

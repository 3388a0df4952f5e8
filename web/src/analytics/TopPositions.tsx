import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { stageText, storedText } from '../projects/projectWords.ts';
import { Card } from '../ui/Card.tsx';
import { formatNumber } from '../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../ui/Table.tsx';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { TopPositions_summary$key } from './__generated__/TopPositions_summary.graphql.ts';
import { openFigureClass } from './FigureCards.tsx';

/** The three positions with the most people; each opens its pipeline, and its count the list of candidates. */
export function TopPositions({ summary }: { summary: TopPositions_summary$key }) {
  const { topPositions } = useFragment(
    graphql`
      fragment TopPositions_summary on AnalyticsSummary {
        topPositions {
          project {
            internalId
            title
            department
          }
          candidates
          stage
          timeToHireDays
        }
      }
    `,
    summary,
  );
  return (
    <Card title={m.analytics_top_positions()}>
      <Table label={m.analytics_table_of({ title: m.analytics_top_positions() })}>
        <thead>
          <tr>
            <HeadCell>{m.projects_column_position()}</HeadCell>
            <HeadCell>{m.projects_column_department()}</HeadCell>
            <HeadCell numeric>{m.projects_column_candidates()}</HeadCell>
            <HeadCell>{m.analytics_stage()}</HeadCell>
            <HeadCell numeric>{m.analytics_days_to_hire()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {topPositions.map(({ project: { internalId, title, department }, candidates, stage, timeToHireDays }) => (
            <Row key={internalId}>
              <Cell>
                <Link to={`/pipeline?project=${internalId}`} className="font-medium hover:underline">
                  {title || m.projects_untitled()}
                </Link>
              </Cell>
              <Cell>{storedText(department)}</Cell>
              <Cell numeric>
                <Link
                  to={`/candidate-analysis?project=${internalId}`}
                  aria-label={m.analytics_open({ figure: title || m.projects_untitled(), value: formatNumber(candidates) })}
                  className={openFigureClass}
                >
                  {formatNumber(candidates)}
                </Link>
              </Cell>
              <Cell>{stage ? stageText(stage) : <UnknownBadge />}</Cell>
              <Cell numeric>{timeToHireDays == null ? <UnknownBadge /> : formatNumber(timeToHireDays)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-xs text-muted">{m.analytics_top_hint()}</p>
    </Card>
  );
}

import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import { Card } from '../ui/Card.tsx';
import { formatNumber, formatPercent } from '../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../ui/Table.tsx';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { StageFlowTable_summary$key } from './__generated__/StageFlowTable_summary.graphql.ts';
import { type FigureProps, OpenFigure } from './FigureCards.tsx';

/** Time in each stage, and how many of those who left it went on. */
export function StageFlowTable({ summary, onOpen }: FigureProps<StageFlowTable_summary$key>) {
  const { flow } = useFragment(
    graphql`
      fragment StageFlowTable_summary on AnalyticsSummary {
        flow {
          stage
          left
          wentOn
          conversion
          averageDays
        }
      }
    `,
    summary,
  );
  const figure = (behind: string, label: string, value: number) => (
    <OpenFigure
      text={formatNumber(value)}
      label={m.analytics_open({ figure: label, value: formatNumber(value) })}
      onOpen={() => onOpen(behind)}
    />
  );
  return (
    <Card title={m.analytics_flow()}>
      <Table label={m.analytics_table_of({ title: m.analytics_flow() })}>
        <thead>
          <tr>
            <HeadCell>{m.analytics_stage()}</HeadCell>
            <HeadCell numeric>{m.analytics_days_in_stage()}</HeadCell>
            <HeadCell numeric>{m.analytics_left()}</HeadCell>
            <HeadCell numeric>{m.analytics_went_on()}</HeadCell>
            <HeadCell numeric>{m.analytics_conversion()}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {flow.map(({ stage, left, wentOn, conversion, averageDays }) => (
            <Row key={stage}>
              <Cell>{stageText(stage)}</Cell>
              <Cell numeric>{averageDays == null ? <UnknownBadge /> : formatNumber(averageDays)}</Cell>
              <Cell numeric>{figure(`LEFT.${stage}`, m.analytics_left_of({ stage: stageText(stage) }), left)}</Cell>
              <Cell numeric>{figure(`WENT_ON.${stage}`, m.analytics_went_on_of({ stage: stageText(stage) }), wentOn)}</Cell>
              <Cell numeric>{conversion == null ? <UnknownBadge /> : formatPercent(conversion / 100, 1)}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <p className="mt-2 text-xs text-muted">{m.analytics_flow_hint()}</p>
    </Card>
  );
}

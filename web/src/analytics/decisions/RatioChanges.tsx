import { TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Cell, HeadCell, Row, Table } from '../../ui/Table.tsx';
import { UnknownBadge } from '../../ui/UnknownBadge.tsx';
import { categoryText } from '../impact/categoryWords.ts';
import type { RatioChanges_impact$key } from './__generated__/RatioChanges_impact.graphql.ts';
import { formatRatio } from './formatRatio.ts';

export interface RatioChangesProps {
  impact: RatioChanges_impact$key;
  projectId: string;
}

/** The impact ratios of the position before and after. What is not known says so, and does not look fine. */
export function RatioChanges({ impact, projectId }: RatioChangesProps) {
  const { people, selfReported, ratios } = useFragment(
    graphql`
      fragment RatioChanges_impact on ImpactChange {
        people
        selfReported
        ratios {
          axis
          sex
          raceEthnicity
          count
          before
          after
          falls
        }
      }
    `,
    impact,
  );
  return (
    <Card
      title={m.decisions_ratios()}
      actions={
        <Link to={`/analytics/impact?project=${projectId}`} className="text-sm text-accent-fg hover:underline">
          {selfReported === 0 ? m.decisions_collect() : m.impact_title()}
        </Link>
      }
    >
      {selfReported === 0 ? (
        <p className="flex max-w-3xl items-start gap-2 text-sm">
          <TriangleAlert className="mt-0.5 size-4 shrink-0 text-yellow-fg" aria-hidden="true" />
          {m.decisions_ratios_unknown()}
        </p>
      ) : (
        <>
          <p className="mb-3 text-sm text-muted">
            {m.decisions_ratios_known({ said: formatNumber(selfReported), people: formatNumber(people) })}
          </p>
          <Table label={m.analytics_table_of({ title: m.decisions_ratios() })}>
            <thead>
              <tr>
                <HeadCell>{m.impact_category()}</HeadCell>
                <HeadCell numeric>{m.impact_count()}</HeadCell>
                <HeadCell numeric>{m.decisions_before()}</HeadCell>
                <HeadCell>{m.decisions_after()}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {ratios.map(({ axis, sex, raceEthnicity, count, before, after, falls }) => (
                <Row key={`${axis} ${sex} ${raceEthnicity}`}>
                  <Cell className="first-letter:uppercase">{categoryText({ sex, raceEthnicity })}</Cell>
                  <Cell numeric>{formatNumber(count)}</Cell>
                  <Cell numeric>{before == null ? <UnknownBadge /> : formatRatio(before)}</Cell>
                  <Cell>
                    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums">
                      {after == null ? <UnknownBadge /> : formatRatio(after)}
                      {after != null && after < 0.8 ? (
                        <Badge tone={falls ? 'red' : 'yellow'} icon={<TriangleAlert aria-hidden="true" />}>
                          {falls ? m.decisions_falls() : m.decisions_low()}
                        </Badge>
                      ) : null}
                    </span>
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Card>
  );
}

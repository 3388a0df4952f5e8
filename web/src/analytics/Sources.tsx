import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import type { Sources_summary$key } from './__generated__/Sources_summary.graphql.ts';
import { ChartCard } from './ChartCard.tsx';
import type { FigureProps } from './FigureCards.tsx';
import { sourceText } from './sourceWords.ts';

const ShareChart = lazy(async () => ({ default: (await import('../ui/figures/charts/ShareChart.tsx')).ShareChart }));

/** More hues could not be told apart: the rest is drawn as one, and told one by one in the table. */
const most = 5;

/** Where the candidates of the period came from. */
export function Sources({ summary, onOpen }: FigureProps<Sources_summary$key>) {
  const { sources } = useFragment(
    graphql`
      fragment Sources_summary on AnalyticsSummary {
        sources {
          source
          count
        }
      }
    `,
    summary,
  );
  const shares = sources.map(({ source, count }) => ({ id: source as string, label: sourceText(source), value: count }));
  const drawn = shares.length > most ? shares.slice(0, most - 1) : shares;
  const others = shares.slice(drawn.length);
  const rest = {
    id: others.map(({ id }) => id).join(','),
    label: m.analytics_other_sources(),
    value: others.reduce((sum, { value }) => sum + value, 0),
  };
  const open = (id: string) => onOpen(`SOURCE.${id}`);
  return (
    <ChartCard
      id="sources"
      title={m.analytics_sources()}
      columns={[m.analytics_source(), m.analytics_candidates()]}
      rows={shares.map(({ id, label, value }) => ({ key: id, label, cells: [{ value, onOpen: () => open(id) }] }))}
      nothing={shares.length === 0 ? m.analytics_no_sources() : null}
    >
      <ShareChart shares={others.length > 0 ? [...drawn, rest] : drawn} onOpen={open} />
    </ChartCard>
  );
}

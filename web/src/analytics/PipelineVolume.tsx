import { lazy } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { stageText } from '../projects/projectWords.ts';
import type { PipelineVolume_summary$key } from './__generated__/PipelineVolume_summary.graphql.ts';
import { ChartCard } from './ChartCard.tsx';
import type { FigureProps } from './FigureCards.tsx';

const VolumeChart = lazy(async () => ({ default: (await import('../ui/figures/charts/VolumeChart.tsx')).VolumeChart }));

/** How many people are in each stage now. */
export function PipelineVolume({ summary, onOpen }: FigureProps<PipelineVolume_summary$key>) {
  const { pipeline } = useFragment(
    graphql`
      fragment PipelineVolume_summary on AnalyticsSummary {
        pipeline {
          stage
          count
        }
      }
    `,
    summary,
  );
  const volumes = pipeline.map(({ stage, count }) => ({ id: stage as string, label: stageText(stage), value: count }));
  const open = (id: string) => onOpen(`STAGE.${id}`);
  return (
    <ChartCard
      id="pipeline"
      title={m.analytics_pipeline()}
      columns={[m.analytics_stage(), m.analytics_people()]}
      rows={volumes.map(({ id, label, value }) => ({ key: id, label, cells: [{ value, onOpen: () => open(id) }] }))}
    >
      <VolumeChart volumes={volumes} onOpen={open} />
    </ChartCard>
  );
}

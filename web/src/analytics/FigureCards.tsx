import { graphql, useFragment } from 'react-relay';
import { useSearchParams } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { KpiTile } from '../ui/figures/KpiTile.tsx';
import { formatNumber, formatPercent } from '../ui/format/formatNumber.ts';
import type { FigureCards_summary$key } from './__generated__/FigureCards_summary.graphql.ts';
import { periods, readPeriod } from './period.ts';

export interface FigureProps<Key> {
  summary: Key;
  /** Opens the candidates behind a figure: `readBehind`. */
  onOpen: (behind: string) => void;
}

/** The four figures, each against the period before where NOA was in use through all of it. */
export function FigureCards({ summary, onOpen }: FigureProps<FigureCards_summary$key>) {
  const { figures, previous } = useFragment(
    graphql`
      fragment FigureCards_summary on AnalyticsSummary {
        figures {
          hires
          interviews
          avgTimeToHireDays
          offerAcceptance
        }
        previous {
          hires
          interviews
          avgTimeToHireDays
          offerAcceptance
        }
      }
    `,
    summary,
  );
  const [params] = useSearchParams();
  const { days } = periods[readPeriod(params)];
  const change = (now: number | null | undefined, before: number | null | undefined, unit: (by: string) => string) => {
    if (now == null || before == null) return undefined;
    const by = Math.round((now - before) * 10) / 10;
    const text =
      by === 0 ? m.analytics_stable() : unit(formatNumber(by, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }));
    return m.analytics_versus({ change: text, days });
  };
  const opens = (behind: string, text: string | null, label: string) =>
    text === null ? null : (
      <OpenFigure label={m.analytics_open({ figure: label, value: text })} text={text} onOpen={() => onOpen(behind)} />
    );
  const { hires, interviews, avgTimeToHireDays: took, offerAcceptance: share } = figures;
  return (
    <div className="grid grid-cols-4 gap-3 max-lg:grid-cols-2 max-[420px]:grid-cols-1">
      <KpiTile
        label={m.analytics_hires()}
        value={opens('HIRES', formatNumber(hires), m.analytics_hires())}
        caption={change(hires, previous?.hires, (by) => by)}
      />
      <KpiTile
        label={m.analytics_interviews()}
        value={opens('INTERVIEWS', formatNumber(interviews), m.analytics_interviews())}
        caption={change(interviews, previous?.interviews, (by) => by)}
      />
      <KpiTile
        label={m.analytics_time_to_hire()}
        value={opens('HIRES', took == null ? null : formatNumber(took), m.analytics_time_to_hire())}
        caption={change(took, previous?.avgTimeToHireDays, (by) => m.analytics_by_days({ by }))}
      />
      <KpiTile
        label={m.analytics_acceptance()}
        value={opens('ACCEPTED', share == null ? null : formatPercent(share / 100, 1), m.analytics_acceptance())}
        caption={change(share, previous?.offerAcceptance, (by) => m.analytics_by_points({ by }))}
      />
    </div>
  );
}

/** How a number that opens the candidates it counts looks. */
export const openFigureClass =
  'rounded-mark tabular-nums underline decoration-line-strong decoration-dotted underline-offset-4 hover:decoration-accent coarse:min-h-11 coarse:min-w-11';

/** A number that opens the candidates it counts. */
export function OpenFigure({ label, text, onOpen }: { label: string; text: string; onOpen: () => void }) {
  return (
    <button type="button" aria-label={label} onClick={onOpen} className={openFigureClass}>
      {text}
    </button>
  );
}

import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useSidePanel } from '../../app/shell/sidePanel.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import type { LiveRanking } from '../useRanking.ts';
import { MetricOrder, type MetricOrderProps } from './MetricOrder.tsx';
import { MetricSliders } from './MetricSliders.tsx';
import { Presets } from './presets/Presets.tsx';
import { Recompute } from './Recompute.tsx';
import { ScorePreview } from './ScorePreview.tsx';
import { useIsWide } from './useIsWide.ts';
import type { Sliders } from './useSliders.ts';
import type { WeighedFacet } from './weights.ts';

export interface MetricsConstructorProps extends MetricOrderProps {
  open: boolean;
  onClose: () => void;
  /** Global id of the position. */
  projectId: string;
  facets: readonly WeighedFacet[];
  sliders: Sliders;
  live: LiveRanking;
}

/** How the score is made: beside the list where there is room, which then gets narrower, else over it. */
export function MetricsConstructor(props: MetricsConstructorProps) {
  const { open, onClose, projectId, sliders, live } = props;
  const recompute = <Recompute projectId={projectId} shares={sliders.values} live={live} />;
  if (!useIsWide()) {
    const footer = (
      <>
        {recompute}
        <Button variant="primary" onClick={onClose}>
          {m.ranking_apply()}
        </Button>
      </>
    );
    return (
      <Drawer open={open} onClose={onClose} title={m.analysis_metrics()} description={m.metrics_hint()} footer={footer}>
        <Content {...props} />
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Panel onClose={onClose} footer={recompute}>
      <Content {...props} />
    </Panel>
  );
}

function Content({ facets, sliders, live, metrics, onOrder }: MetricsConstructorProps) {
  return (
    <div className="flex flex-col gap-5">
      <Presets facets={facets} sliders={sliders} />
      <div className="flex flex-col gap-1">
        <MetricSliders facets={facets} sliders={sliders} />
      </div>
      <ScorePreview live={live} />
      <MetricOrder metrics={metrics} onOrder={onOrder} />
    </div>
  );
}

function Panel({ onClose, footer, children }: { onClose: () => void; footer: ReactNode; children: ReactNode }) {
  const titleId = useId();
  useSidePanel();
  return (
    <aside aria-labelledby={titleId} className="sticky top-0 flex h-dvh w-105 shrink-0 flex-col border-l border-line bg-raised">
      <header className="flex items-start gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} className="text-lg font-semibold">
            {m.analysis_metrics()}
          </h2>
          <p className="mt-0.5 text-sm text-muted text-balance">{m.metrics_hint()}</p>
        </div>
        <IconButton label={m.ui_close()} icon={<X />} size="sm" className="-mr-1.5" onClick={onClose} />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto px-5 pt-0.5 pb-5 focus-visible:-outline-offset-2">
        {children}
      </div>
      <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3">{footer}</footer>
    </aside>
  );
}

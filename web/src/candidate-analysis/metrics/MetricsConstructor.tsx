import { RotateCcw } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Drawer } from '../../ui/Drawer.tsx';
import type { LiveRanking } from '../useRanking.ts';
import { MetricSliders } from './MetricSliders.tsx';
import { ScorePreview } from './ScorePreview.tsx';
import { useIsWide } from './useIsWide.ts';
import type { Sliders } from './useSliders.ts';
import { areDefaults, type WeighedFacet } from './weights.ts';

export interface MetricsConstructorProps {
  open: boolean;
  onClose: () => void;
  facets: readonly WeighedFacet[];
  sliders: Sliders;
  live: LiveRanking;
}

/** The weights as sliders, with the resulting top candidates: a panel above the table, or a drawer on narrow screens. */
export function MetricsConstructor({ open, onClose, facets, sliders, live }: MetricsConstructorProps) {
  const wide = useIsWide();
  const reset = (
    <Button size="sm" icon={<RotateCcw />} disabled={areDefaults(facets, sliders.values)} onClick={sliders.reset}>
      {m.metrics_reset()}
    </Button>
  );
  if (!wide) {
    return (
      <Drawer open={open} onClose={onClose} title={m.analysis_metrics()} description={m.metrics_hint()} footer={reset}>
        <div className="flex flex-col gap-6">
          <MetricSliders facets={facets} sliders={sliders} />
          <ScorePreview live={live} />
        </div>
      </Drawer>
    );
  }
  if (!open) return null;
  return (
    <Card title={m.analysis_metrics()} actions={reset}>
      <div className="grid grid-cols-[minmax(0,1fr)_17rem] gap-8">
        <div>
          <p className="mb-2 text-xs text-muted">{m.metrics_hint()}</p>
          <div className="grid gap-x-8 gap-y-1 grid-cols-2">
            <MetricSliders facets={facets} sliders={sliders} />
          </div>
        </div>
        <ScorePreview live={live} />
      </div>
    </Card>
  );
}

import { type ComponentType, lazy } from 'react';
import { m } from '../../paraglide/messages.js';
import type { TabProps } from '../tabProps.ts';
import { TopTab } from '../top/TopTab.tsx';

export interface AnalysisTab {
  /** Its name in the address: `tab=pool`. */
  id: string;
  label: () => string;
  Component: ComponentType<TabProps>;
  /** Shows nothing of its own where nobody has applied. */
  ofCandidates?: boolean;
}

/**
 * The tabs in the order of the screen; the first is the default. Every tab but the first is a chunk of its own:
 * `Component: lazy(async () => ({ default: (await import('../pool/PoolTab.tsx')).PoolTab }))`.
 */
export const tabs: readonly AnalysisTab[] = [
  { id: 'top', label: m.analysis_top_achievers, Component: TopTab, ofCandidates: true },
  {
    id: 'relevant',
    label: m.requirements_tab,
    Component: lazy(async () => ({ default: (await import('../relevant/RelevantTab.tsx')).RelevantTab })),
  },
  {
    id: 'differences',
    label: m.comparisons_differences,
    Component: lazy(async () => ({ default: (await import('../differences/DifferencesTab.tsx')).DifferencesTab })),
    ofCandidates: true,
  },
  { id: 'pool', label: m.pool_title, Component: lazy(async () => ({ default: (await import('../pool/PoolTab.tsx')).PoolTab })) },
  {
    id: 'suggested',
    label: m.comparisons_suggested,
    Component: lazy(async () => ({ default: (await import('../suggested/SuggestedTab.tsx')).SuggestedTab })),
  },
  {
    id: 'compare',
    label: m.comparisons_compare,
    Component: lazy(async () => ({ default: (await import('../compare/CompareTab.tsx')).CompareTab })),
    ofCandidates: true,
  },
];

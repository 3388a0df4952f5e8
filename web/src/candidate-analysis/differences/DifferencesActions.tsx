import type { ComponentProps } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { type DifferencesState, filtersOf } from './differencesAddress.ts';
import { FilterPresets } from './FilterPresets.tsx';
import { useExportDifferences } from './useExportDifferences.ts';

export interface DifferencesActionsProps {
  projectId: string;
  /** The position's. */
  title: string;
  viewer: ComponentProps<typeof FilterPresets>['viewer'];
  state: DifferencesState;
  onChange: (patch: Partial<DifferencesState>) => void;
  /** Nobody meets the filters. */
  empty: boolean;
  printing: boolean;
  onPrint: () => void;
}

/** Presets of filters, and the two ways out: a file and paper. */
export function DifferencesActions({
  projectId,
  title,
  viewer,
  state,
  onChange,
  empty,
  printing,
  onPrint,
}: DifferencesActionsProps) {
  const { run, busy } = useExportDifferences(projectId, title);
  return (
    <div className="flex flex-wrap gap-2">
      <FilterPresets viewer={viewer} state={state} onLoad={onChange} />
      <Button busy={busy} disabled={empty} onClick={() => run(filtersOf(state))}>
        {m.comparisons_export_csv()}
      </Button>
      <Button busy={printing} disabled={empty} onClick={onPrint}>
        {m.comparisons_export_pdf()}
      </Button>
    </div>
  );
}

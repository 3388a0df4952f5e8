import { Download } from 'lucide-react';
import { useExportActivities } from '../../bulk/useExportActivities.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { Tooltip } from '../../ui/inputs/Tooltip.tsx';
import { useSelection } from './useSelection.ts';

/** Downloads what was done with the selected candidates. With nobody selected it says what is missing, and keeps the focus so that the hint can be read. */
export function ExportActivities({ internalId }: { internalId: string }) {
  const { ids } = useSelection(internalId);
  const { save, busy } = useExportActivities();
  const button = (
    <Button
      icon={<Download />}
      busy={busy}
      disabled={ids.size === 0}
      focusableWhenDisabled
      onClick={() => save(ids)}
      className="sm:ml-auto"
    >
      <span className="max-sm:sr-only">{m.ranking_export_activities()}</span>
    </Button>
  );
  return ids.size === 0 ? <Tooltip text={m.ranking_export_hint()}>{button}</Tooltip> : button;
}

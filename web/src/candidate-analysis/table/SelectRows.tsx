import { m } from '../../paraglide/messages.js';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { useSelection } from '../selection/useSelection.ts';

/** Selects or deselects the candidates on the page. */
export function SelectRows({ internalId, uuids }: { internalId: string; uuids: readonly string[] }) {
  const { ids, set } = useSelection(internalId);
  const selected = uuids.filter((uuid) => ids.has(uuid)).length;
  const all = selected > 0 && selected === uuids.length;
  return (
    <Checkbox
      label={m.ranking_select_page()}
      checked={all}
      indeterminate={selected > 0 && !all}
      onChange={() => set(uuids, !all)}
    />
  );
}

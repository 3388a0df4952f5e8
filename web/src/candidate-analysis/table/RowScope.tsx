import { type ReactNode, useCallback, useContext } from 'react';
import { UnsavedContext, useUnsavedScope } from '../../ui/unsaved/useUnsaved.ts';
import { TypedContext } from '../useHeldRanking.ts';

/** Tells when something is typed in the row of a candidate. */
export function RowScope({ uuid, name, children }: { uuid: string; name: string; children: ReactNode }) {
  const tellTyped = useContext(TypedContext);
  const scope = useUnsavedScope(useCallback((dirty: boolean) => tellTyped(uuid, dirty ? name : null), [tellTyped, uuid, name]));
  return <UnsavedContext value={scope}>{children}</UnsavedContext>;
}

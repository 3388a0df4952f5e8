import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { errorText } from '../relay/errorText.ts';

/** For a Boundary around a small part of a screen: why it could not be loaded, and a retry. */
export function loadFailed(error: unknown, retry: () => void) {
  return (
    <div role="alert" className="flex items-center justify-between gap-2 text-sm text-red-fg">
      {errorText(error)}
      <Button size="sm" onClick={retry}>
        {m.ui_retry()}
      </Button>
    </div>
  );
}

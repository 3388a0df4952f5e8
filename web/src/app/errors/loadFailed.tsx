import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { errorText } from '../relay/errorText.ts';
import { isChunkError } from './isChunkError.ts';

/** For a Boundary around a small part of a screen: why it could not be loaded, and a retry. Code that is gone since an update needs the page anew. */
export function loadFailed(error: unknown, retry: () => void) {
  const lost = isChunkError(error);
  return (
    <div role="alert" className="flex items-center justify-between gap-2 text-sm text-red-fg">
      {lost ? m.shell_error_chunk() : errorText(error)}
      <Button size="sm" onClick={lost ? () => location.reload() : retry}>
        {m.ui_retry()}
      </Button>
    </div>
  );
}

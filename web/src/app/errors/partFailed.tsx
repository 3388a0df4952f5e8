import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { errorText } from '../relay/errorText.ts';
import { isChunkError } from './isChunkError.ts';

/** For a Boundary around a large part of a screen, such as a tab; code that is gone since an update needs the page anew. */
export function partFailed(error: unknown, retry: () => void, title: string = m.shell_error_title()) {
  const lost = isChunkError(error);
  return (
    <ErrorPanel title={lost ? m.shell_error_title() : title} onRetry={lost ? () => location.reload() : retry}>
      {lost ? m.shell_error_chunk() : errorText(error)}
    </ErrorPanel>
  );
}

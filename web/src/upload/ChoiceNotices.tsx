import { TriangleAlert } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import type { ChoiceNotice } from './choose/chosenFiles.ts';

const named = 3;

/** Says which files of the last drop were left out and why. */
export function ChoiceNotices({ notices, maxFiles }: { notices: readonly ChoiceNotice[]; maxFiles: number }) {
  return notices.map(({ code, names }) => (
    <p
      key={code}
      role="alert"
      className="flex items-start gap-2 rounded-control border border-yellow-line bg-yellow-bg px-3 py-2 text-sm text-yellow-fg [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0"
    >
      <TriangleAlert aria-hidden="true" />
      <span className="min-w-0 break-words">
        {code === 'TOO_MANY_FILES'
          ? m.upload_too_many({ limit: maxFiles, count: names.length })
          : m.upload_already_chosen({ count: names.length })}{' '}
        {listNames(names)}
      </span>
    </p>
  ));
}

function listNames(names: readonly string[]): string {
  const rest = names.length - named;
  const list = names.slice(0, named).join(', ');
  return rest > 0 ? m.upload_and_more({ list, count: rest }) : list;
}

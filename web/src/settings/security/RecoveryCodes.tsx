import { Download } from 'lucide-react';
import { downloadFile } from '../../app/downloadFile.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/inputs/Button.tsx';
import { CopyButton } from '../CopyButton.tsx';

/** Shown this once: the server keeps only their hashes. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-base">{m.settings_recovery_save()}</p>
      <ul
        aria-label={m.settings_recovery_codes()}
        className="grid gap-x-6 gap-y-1 rounded-card border border-line bg-sunken p-4 sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={text} />
        <Button icon={<Download />} onClick={() => downloadFile('noa-recovery-codes.txt', 'text/plain', `${text}\n`)}>
          {m.settings_download()}
        </Button>
        <span className="flex-1" />
        <Button variant="primary" onClick={onDone}>
          {m.settings_recovery_done()}
        </Button>
      </div>
    </div>
  );
}

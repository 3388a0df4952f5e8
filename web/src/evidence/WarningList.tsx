import { EyeOff, ScanText, TriangleAlert } from 'lucide-react';
import { m } from '../paraglide/messages.js';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import { WarningLine } from './WarningLine.tsx';

const icons = { 'hidden-text': <EyeOff />, ocr: <ScanText />, 'ocr-language-missing': <ScanText /> };

interface Warning {
  readonly code: string;
  readonly message: string;
  readonly page: number | null | undefined;
  readonly text: string | null | undefined;
}

/** A reader's warnings for the user: hidden text, OCR, pages left out. Renders nothing when there are none. */
export function WarningList({ warnings }: { warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  const keys = uniqueKeys(warnings.map(({ code, page }) => `${code} ${page ?? ''}`));
  return (
    <ul className="flex flex-col gap-1.5" aria-label={m.evidence_warnings()}>
      {warnings.map(({ code, message, page, text }, index) => (
        <WarningLine
          key={keys[index]}
          icon={icons[code as keyof typeof icons] ?? <TriangleAlert />}
          message={message}
          page={page ?? null}
          text={text ?? null}
        />
      ))}
    </ul>
  );
}

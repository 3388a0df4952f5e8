import { EyeOff, ScanText, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import type { DocumentWarnings_document$key } from './__generated__/DocumentWarnings_document.graphql.ts';
import { WarningLine } from './WarningLine.tsx';

const icons = { 'hidden-text': <EyeOff />, ocr: <ScanText />, 'ocr-language-missing': <ScanText /> };

/** What the reader of a document wants the user to know: hidden text, recognised characters, pages left out. */
export function DocumentWarnings({ document }: { document: DocumentWarnings_document$key }) {
  const { warnings } = useFragment(
    graphql`
      fragment DocumentWarnings_document on Document {
        warnings {
          code
          message
          page
          text
        }
      }
    `,
    document,
  );
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

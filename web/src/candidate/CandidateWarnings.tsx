import { EyeOff, ScanText, TriangleAlert } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { WarningLine } from '../evidence/WarningLine.tsx';
import { m } from '../paraglide/messages.js';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import type { CandidateWarnings_candidate$key } from './__generated__/CandidateWarnings_candidate.graphql.ts';

const icons = { 'hidden-text': <EyeOff />, ocr: <ScanText /> };

/** What the reader of the résumé noticed. */
export function CandidateWarnings({ candidate }: { candidate: CandidateWarnings_candidate$key }) {
  const { warnings } = useFragment(
    graphql`
      fragment CandidateWarnings_candidate on Candidate {
        warnings {
          code
          message
          page
          text
        }
      }
    `,
    candidate,
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

import { graphql, useFragment } from 'react-relay';
import { DocumentMarks } from '../evidence/DocumentMarks.tsx';
import { m } from '../paraglide/messages.js';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ScoreBadge } from '../ui/figures/ScoreBadge.tsx';
import { formatScore } from '../ui/format/formatScore.ts';
import { formatYears } from '../ui/format/formatYears.ts';
import { UnknownBadge } from '../ui/UnknownBadge.tsx';
import type { ResumeSummary_document$key } from './__generated__/ResumeSummary_document.graphql.ts';
import { UnreadResume } from './UnreadResume.tsx';

export interface ResumeSummaryProps {
  document: ResumeSummary_document$key;
  /** Number of skills the position requires. */
  required: number;
  onOpen: (candidateId: string, name: string) => void;
}

/** One résumé in a row: name, years, matched skills, score; or why it could not be read. */
export function ResumeSummary({ document, required, onOpen }: ResumeSummaryProps) {
  const data = useFragment(
    graphql`
      fragment ResumeSummary_document on Document {
        candidate {
          id
          displayName
          fullName
          title
          experienceYears
          skillsMatched
          score {
            overall
          }
        }
        duplicateOf {
          fileName
        }
        ...DocumentMarks_document
        ...UnreadResume_document
      }
    `,
    document,
  );
  const { candidate } = data;
  if (!candidate) return <UnreadResume document={data} />;
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(candidate.id, candidate.displayName)}
        className="flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
      >
        <Avatar name={candidate.displayName} />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-medium" title={candidate.displayName}>
            {candidate.displayName}
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            <span className="max-w-full truncate">{candidate.title ?? m.review_title_unknown()}</span>
            {candidate.fullName ? null : <UnknownBadge>{m.review_name_unknown()}</UnknownBadge>}
            <DocumentMarks document={data} />
            {data.duplicateOf ? <Badge tone="yellow">{m.processing_duplicate()}</Badge> : null}
          </span>
        </span>
        <span className="w-20 shrink-0 text-right text-xs text-muted tabular-nums @max-lg:hidden">
          {formatYears(candidate.experienceYears) ?? <UnknownBadge />}
        </span>
        <span className="w-28 shrink-0 text-right text-xs whitespace-nowrap text-muted tabular-nums @max-lg:hidden">
          {required > 0 ? m.review_skills_of({ matched: candidate.skillsMatched.length, required }) : '—'}
        </span>
        <span className="flex w-16 shrink-0 justify-end">
          <ScoreBadge score={candidate.score?.overall ?? null} format={formatScore} />
        </span>
      </button>
    </li>
  );
}

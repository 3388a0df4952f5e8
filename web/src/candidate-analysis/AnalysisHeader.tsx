import { SlidersHorizontal } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { Button, buttonClass } from '../ui/Button.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import type { PositionSwitcher_query$key } from './__generated__/PositionSwitcher_query.graphql.ts';
import { PositionSwitcher } from './PositionSwitcher.tsx';

export interface AnalysisHeaderProps {
  query: PositionSwitcher_query$key;
  project: { internalId: string; title: string };
  /** Whether the Metrics Constructor is open. */
  open: boolean;
  onToggle: () => void;
  /** There are no candidates to weigh. */
  empty: boolean;
}

/** The current position, the button for the Metrics Constructor, and the way to add résumés. */
export function AnalysisHeader({ query, project, open, onToggle, empty }: AnalysisHeaderProps) {
  return (
    <PageHeader
      title={m.analysis_title()}
      subtitle={m.analysis_subtitle()}
      actions={
        <>
          <PositionSwitcher query={query} current={project} />
          {empty ? null : (
            <Button icon={<SlidersHorizontal />} aria-expanded={open} onClick={onToggle}>
              {m.analysis_metrics()}
            </Button>
          )}
          <Link to={`/?project=${project.internalId}`} className={buttonClass('primary')}>
            {m.analysis_add_resumes()}
          </Link>
        </>
      }
    />
  );
}

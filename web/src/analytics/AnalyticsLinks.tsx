import { ListChecks, Scale } from 'lucide-react';
import { Link } from 'react-router-dom';
import { m } from '../paraglide/messages.js';
import { buttonClass } from '../ui/inputs/Button.tsx';

/** To the reports that belong to the figures. */
export function AnalyticsLinks() {
  return (
    <>
      <Link to="/analytics/decisions" className={buttonClass('secondary')}>
        <ListChecks aria-hidden="true" />
        {m.decisions_title()}
      </Link>
      <Link to="/analytics/impact" className={buttonClass('secondary')}>
        <Scale aria-hidden="true" />
        {m.impact_title()}
      </Link>
    </>
  );
}

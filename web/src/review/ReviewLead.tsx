import { m } from '../paraglide/messages.js';
import { StepIndicator } from '../ui/StepIndicator.tsx';

/** Where the review stands between upload and analysis, and what it is for. */
export function ReviewLead() {
  return (
    <>
      <StepIndicator
        label={m.review_steps()}
        steps={[m.review_step_upload(), m.review_step_review(), m.review_step_analysis()]}
        current={1}
      />
      <p className="text-sm text-muted">{m.review_lead()}</p>
    </>
  );
}

import { m } from '../paraglide/messages.js';
import { Card } from '../ui/Card.tsx';

/** What happens to the files, in three steps. */
export function NextSteps() {
  const steps: [title: string, text: string][] = [
    [m.home_step_read(), m.home_step_read_text()],
    [m.home_step_review(), m.home_step_review_text()],
    [m.home_step_rank(), m.home_step_rank_text()],
  ];
  return (
    <Card title={m.home_next()}>
      <ol className="flex flex-col gap-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full border border-line-strong text-xs text-muted tabular-nums"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="text-sm font-medium">{title}</p>
              <p className="text-xs text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}

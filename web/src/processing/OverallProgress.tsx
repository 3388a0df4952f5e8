import { Check } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import { classNames } from '../ui/classNames.ts';
import { ProgressBar } from '../ui/figures/ProgressBar.tsx';
import { formatPercent } from '../ui/format/formatNumber.ts';
import type { OverallProgress_screening$key } from './__generated__/OverallProgress_screening.graphql.ts';
import { useEasedProgress } from './useEasedProgress.ts';

const phases = ['JOB_DESCRIPTIONS', 'RESUMES', 'PREPARING'] as const;
type Phase = (typeof phases)[number];

const names: Record<Phase, () => string> = {
  JOB_DESCRIPTIONS: m.processing_phase_job_descriptions,
  RESUMES: m.processing_phase_resumes,
  PREPARING: m.processing_phase_preparing,
};

/** The bar that eases towards the true progress, the three phases, and the current activity. */
export function OverallProgress({ screening }: { screening: OverallProgress_screening$key }) {
  const data = useFragment(
    graphql`
      fragment OverallProgress_screening on Screening {
        state
        progress
        phase
        currentFile
      }
    `,
    screening,
  );
  const shown = useEasedProgress(data.progress);
  const at = data.phase === 'DONE' ? phases.length : phases.indexOf(data.phase);
  return (
    <section className="rounded-card border border-line bg-surface p-5" aria-label={m.processing_overall()}>
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 truncate text-sm text-muted" aria-live="polite">
          <span className="font-medium text-body">{m.processing_current_task()}</span> {currentTask(data)}
        </p>
        <p className="text-2xl font-semibold tabular-nums">{formatPercent(shown)}</p>
      </div>
      <ProgressBar label={m.processing_overall()} value={shown} size="lg" eased className="mt-2" />
      <ol className="mt-4 grid grid-cols-3 gap-3">
        {phases.map((phase, index) => (
          <li
            key={phase}
            aria-current={index === at ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-1.5 text-xs max-sm:flex-col max-sm:text-center',
              index === at ? 'font-medium text-body' : 'text-muted',
            )}
          >
            <PhaseDot done={index < at} current={index === at} />
            {names[phase]()}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PhaseDot({ done, current }: { done: boolean; current: boolean }) {
  if (done) {
    return (
      <span className="flex size-4 items-center justify-center rounded-full bg-emerald-bg text-emerald-fg">
        <Check className="size-3" strokeWidth={3} aria-hidden="true" />
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'flex size-4 items-center justify-center rounded-full border',
        current ? 'border-accent' : 'border-line-strong',
      )}
    >
      {current ? <span className="skeleton size-2 rounded-full bg-accent" /> : null}
    </span>
  );
}

function currentTask({
  state,
  currentFile,
  phase,
}: {
  state: string;
  currentFile: string | null | undefined;
  phase: string;
}): string {
  if (currentFile) return m.processing_task_file({ file: currentFile });
  if (state === 'UPLOADING') return m.processing_task_uploading();
  if (phase === 'PREPARING') return m.processing_task_preparing();
  return state === 'RUNNING' ? m.processing_task_waiting() : m.processing_task_done();
}

import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { paletteKeys } from '../app/palette/paletteState.ts';
import { useSaveTour } from '../app/tour/useTour.ts';
import { m } from '../paraglide/messages.js';
import { Button } from '../ui/inputs/Button.tsx';
import type { Tour_user$key } from './__generated__/Tour_user.graphql.ts';

/** What a new user needs to know, in three steps. It lies in the page and covers nothing; once finished or skipped, it is seen in no browser again. */
export function Tour({ user }: { user: Tour_user$key | null }) {
  const data = useFragment(
    graphql`
      fragment Tour_user on User {
        tourSeen
      }
    `,
    user,
  );
  const seen = data?.tourSeen !== false;
  // By this the next first view (src/start/firstView) knows whether to show the tour.
  useEffect(() => localStorage.setItem('noa.tourSeen', String(seen)), [seen]);
  return seen ? null : <TourCard />;
}

export function TourCard() {
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const save = useSaveTour();
  const steps: [title: string, text: string][] = [
    [m.tour_upload(), m.tour_upload_text()],
    [m.tour_rank(), m.tour_rank_text()],
    [m.tour_find({ keys: paletteKeys() }), m.tour_find_text()],
  ];
  const [title, text] = steps[step] ?? ['', ''];
  const last = step === steps.length - 1;
  const go = (to: number) => {
    setStep(to);
    heading.current?.focus();
  };
  const end = () => {
    setStep(0);
    // The focused button goes away with the card.
    document.getElementById('content')?.focus();
    save(true);
  };
  return (
    <section
      aria-label={m.tour_label()}
      className="flex flex-wrap items-end gap-3 rounded-card border border-accent-line bg-accent-soft p-4"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-xs text-muted tabular-nums">{m.tour_step({ step: step + 1, steps: steps.length })}</p>
        <h2 ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
          {title}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {last ? null : (
          <Button size="sm" variant="ghost" onClick={end}>
            {m.tour_skip()}
          </Button>
        )}
        {step > 0 ? (
          <Button size="sm" onClick={() => go(step - 1)}>
            {m.tour_back()}
          </Button>
        ) : null}
        <Button size="sm" onClick={() => (last ? end() : go(step + 1))}>
          {last ? m.tour_done() : m.tour_next()}
        </Button>
      </div>
    </section>
  );
}

import { useEffect, useState } from 'react';

const tickMs = 120;
/** Share of the remaining distance covered per tick. */
const pace = 0.3;
const closeEnough = 0.004;

/** Moves towards the true progress, never beyond it and never back. Starts at the true value, so that a reload does not replay the animation. */
export function useEasedProgress(target: number): number {
  const [shown, setShown] = useState(target);
  const [calm] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const arrived = calm || shown >= target;
  useEffect(() => {
    if (arrived) return;
    const timer = setInterval(() => setShown((from) => easeTowards(from, target)), tickMs);
    return () => clearInterval(timer);
  }, [target, arrived]);
  return calm ? target : shown;
}

/** One tick. */
export function easeTowards(from: number, target: number): number {
  const next = from + (target - from) * pace;
  return target - next < closeEnough ? target : next;
}

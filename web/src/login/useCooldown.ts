import { useEffect, useState } from 'react';

export interface Cooldown {
  /** Seconds left, rounded up; 0 when over. */
  seconds: number;
  start: (seconds: number) => void;
}

/** Reads the clock instead of counting ticks, so a tab that was asleep shows the right number at once. */
export function useCooldown(): Cooldown {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return {
    seconds,
    start: (wait) => {
      setNow(Date.now());
      setEnd(Date.now() + wait * 1000);
    },
  };
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has come near the visible part of its scroll container; once true, it stays true. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element.current || inSight) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setInSight(true), {
      rootMargin: '400px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, inSight]);
  return inSight;
}

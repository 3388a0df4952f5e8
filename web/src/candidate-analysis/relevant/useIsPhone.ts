import { useSyncExternalStore } from 'react';

const phone = '(max-width: 639px)';

/** Whether the window is narrower than Tailwind's `sm`. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(phone);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(phone).matches,
  );
}

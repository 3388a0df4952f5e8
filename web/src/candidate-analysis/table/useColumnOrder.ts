import { useCallback, useState } from 'react';

const key = 'noa.metricOrder';

/** The user's order of the metric columns, remembered by this browser. */
export function useColumnOrder(): [order: readonly string[], store: (order: readonly string[]) => void] {
  const [order, setOrder] = useState(read);
  const store = useCallback((next: readonly string[]) => {
    localStorage.setItem(key, JSON.stringify(next));
    setOrder(next);
  }, []);
  return [order, store];
}

/** Users can edit the storage. */
function read(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

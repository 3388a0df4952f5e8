import { useSyncExternalStore } from 'react';
import { currentVisits, onVisitsChange } from './visits.ts';

export function useVisits() {
  return useSyncExternalStore(onVisitsChange, currentVisits);
}

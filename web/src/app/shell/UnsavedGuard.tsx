import { lazy, Suspense, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { unsavedWork } from '../../ui/unsaved/UnsavedScope.ts';

const LeaveQuestion = lazy(() => import('./LeaveQuestion.tsx').then((module) => ({ default: module.LeaveQuestion })));

/** Asks before navigating or closing the page would lose text typed anywhere in the application. */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedWork.dirty && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsavedWork.dirty) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    unsavedWork.release();
    blocker.proceed();
  };
  return (
    <Suspense fallback={null}>
      <LeaveQuestion onLeave={leave} onStay={() => blocker.reset()} />
    </Suspense>
  );
}

function addressOf({ pathname, search }: Location): string {
  return pathname + search;
}

import { act, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import notes from '../../candidate/notes/__generated__/useNoteUpdatesSubscription.graphql.ts';
import { useEndlessSubscription } from './useEndlessSubscription.ts';

afterEach(() => vi.useRealTimers());

describe('useEndlessSubscription', () => {
  it('begins again a while after the server ended the stream, and passes every event on', () => {
    const { environment, heard } = follow('one');
    const first = theOnlyStream(environment);
    act(() => environment.mock.complete(first));
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    act(() => void vi.advanceTimersByTime(5000));
    const second = theOnlyStream(environment);
    act(() => environment.mock.nextValue(second, MockPayloadGenerator.generate(second)));
    expect(heard).toHaveBeenCalledOnce();
  });

  it('stays with one stream when equal variables come in a new object, and changes it for others', () => {
    const { environment, show } = follow('one');
    const first = theOnlyStream(environment);
    show('one');
    expect(theOnlyStream(environment)).toBe(first);
    show('two');
    expect(theOnlyStream(environment).request.variables).toEqual({ candidateId: 'two' });
  });

  it('begins nothing once the component is gone', () => {
    const { environment, unmount } = follow('one');
    act(() => environment.mock.complete(theOnlyStream(environment)));
    unmount();
    vi.advanceTimersByTime(60_000);
    expect(environment.mock.getAllOperations()).toHaveLength(0);
  });
});

function follow(id: string) {
  vi.useFakeTimers();
  const environment = createMockEnvironment();
  const heard = vi.fn<() => void>();
  const screen = (candidateId: string) => (
    <RelayEnvironmentProvider environment={environment}>
      <Follower candidateId={candidateId} heard={heard} />
    </RelayEnvironmentProvider>
  );
  const { rerender, unmount } = render(screen(id));
  return { environment, heard, unmount, show: (candidateId: string) => rerender(screen(candidateId)) };
}

function Follower({ candidateId, heard }: { candidateId: string; heard: () => void }) {
  useEndlessSubscription({ subscription: notes, variables: { candidateId }, updater: heard });
  return null;
}

function theOnlyStream(environment: ReturnType<typeof createMockEnvironment>) {
  const [stream, ...others] = environment.mock.getAllOperations();
  expect(others).toEqual([]);
  if (!stream) throw new Error('no stream is open');
  return stream;
}

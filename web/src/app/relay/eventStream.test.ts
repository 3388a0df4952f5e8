import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followOperation } from './eventStream.ts';
import { announceReturn } from './returns.ts';

vi.mock('../session/endSession.ts', () => ({ endSession: vi.fn<(options: { comeBack: boolean }) => void>() }));
vi.mock('./returns.ts', () => ({ announceReturn: vi.fn<() => void>() }));

/** The server's side of one request for a stream. */
interface Served {
  operations: Record<string, unknown>;
  signal: AbortSignal;
  send(event: 'next' | 'complete', data: object): void;
  end(): void;
}
const streams: Served[] = [];
const server = vi.fn<typeof fetch>();
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  server.mockImplementation(async (_url, init) => serve(init ?? {}));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await vi.advanceTimersByTimeAsync(100);
  streams.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('brings all subscriptions over one stream, each its own events', async () => {
  const [jobs, bell] = [follow('jobs'), follow('bell')];
  await vi.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(1);
  expect(Object.values(streams[0]?.operations ?? {})).toEqual([{ name: 'jobs' }, { name: 'bell' }]);
  streams[0]?.send('next', { id: bell.id, payload: { data: { read: false } } });
  await vi.advanceTimersByTimeAsync(0);
  expect(bell.next).toHaveBeenCalledExactlyOnceWith({ data: { read: false } });
  expect(jobs.next).not.toHaveBeenCalled();
});

it('keeps the old stream until a new one with what was added is there', async () => {
  const jobs = follow('jobs');
  await vi.advanceTimersByTimeAsync(100);
  let answer: () => void = () => undefined;
  server.mockImplementationOnce(async (_url, init) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return serve(init ?? {});
  });
  const bell = follow('bell');
  await vi.advanceTimersByTimeAsync(100);
  streams[0]?.send('next', { id: jobs.id, payload: { data: 1 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(jobs.next).toHaveBeenCalledOnce();
  expect(streams[0]?.signal.aborted).toBe(false);
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams[0]?.signal.aborted).toBe(true);
  streams[1]?.send('next', { id: bell.id, payload: { data: 2 } });
  await vi.advanceTimersByTimeAsync(0);
  expect(bell.next).toHaveBeenCalledOnce();
  expect(announceReturn).not.toHaveBeenCalled();
});

it('connects again when the server goes away, and tells that events may be missing', async () => {
  follow('jobs');
  await vi.advanceTimersByTimeAsync(100);
  streams[0]?.end();
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(600);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(streams).toHaveLength(2);
  expect(announceReturn).toHaveBeenCalledOnce();
});

it('tells that events may be missing when a hidden page is back', async () => {
  follow('jobs', { resumed: true });
  await vi.advanceTimersByTimeAsync(100);
  expect(announceReturn).toHaveBeenCalledOnce();
});

it('does not connect again for what is complete, and lets go when nothing is followed', async () => {
  const [screening, jobs] = [follow('screening'), follow('jobs')];
  await vi.advanceTimersByTimeAsync(100);
  streams[0]?.send('complete', { id: screening.id });
  await vi.advanceTimersByTimeAsync(0);
  expect(screening.complete).toHaveBeenCalledOnce();
  screening.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(1);
  jobs.stop();
  await vi.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(1);
  expect(streams[0]?.signal.aborted).toBe(true);
});

let followed = 0;

/** The ids count up, as the operations are followed. */
function follow(name: string, { resumed = false } = {}) {
  const follower = { next: vi.fn<() => void>(), complete: vi.fn<() => void>() };
  const stop = followOperation({ operation: { name }, follower, resumed });
  stops.push(stop);
  followed += 1;
  return { ...follower, stop, id: String(followed) };
}

function serve({ body, signal }: RequestInit): Response {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  streams.push({
    ...(JSON.parse(body as string) as { operations: Record<string, unknown> }),
    signal: signal as AbortSignal,
    send: (event, data) => void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => void writer.close(),
  });
  return new Response(readable, { headers: { 'content-type': 'text/event-stream' } });
}

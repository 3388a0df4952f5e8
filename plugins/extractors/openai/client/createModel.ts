import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { ModelFailure } from '../../../contract/modelUse.ts';
import type { ModelSettings } from '../settings.ts';
import { createBreaker, type Leave } from './createBreaker.ts';
import { type Chat, type ChatRequest, createChat } from './createChat.ts';
import { ModelError, toModelError } from './modelError.ts';

/** Clock, pauses and chance; tests bring their own. */
export interface ModelParts {
  /** Milliseconds of a clock that never goes back. */
  now(): number;
  /** Rejects when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>;
  /** 0 to 1: spreads out requests that failed together. */
  random(): number;
}

const realParts: ModelParts = {
  now: () => performance.now(),
  sleep: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
  random: () => randomInt(1_000_000) / 1_000_000,
};

/** The result of asking about one document. */
export interface ModelReply {
  /** Null when there is none that could be used; then `failure` says why. */
  content: string | null;
  failure: ModelFailure | null;
  calls: number;
  promptTokens: number | null;
  completionTokens: number | null;
  milliseconds: number;
}

/** Asks, with retries. Throws only when it is cancelled. */
export type AskModel = (request: ChatRequest, signal: AbortSignal) => Promise<ModelReply>;

const mostTries = 4;
const firstPauseMs = 500;
const breakerRules = { failures: 5, openMs: 30_000 };
/** These mean that the server fails; with the others it works, just not for this document. */
const ofTheServer: ReadonlySet<ModelFailure> = new Set([
  'timeout',
  'unreachable',
  'rate-limited',
  'key-refused',
  'not-found',
  'server-error',
]);

/** A model with limits: concurrent requests, time per document, pauses between tries, and a breaker. */
export function createModel(settings: ModelSettings, given: Partial<ModelParts> = {}): AskModel {
  const parts = { ...realParts, ...given };
  const chat = createChat(settings);
  const queue = new PQueue({ concurrency: settings.concurrency });
  const breaker = createBreaker({ ...breakerRules, now: parts.now });
  return (request, signal) => {
    const ask = async (): Promise<ModelReply> => {
      const leave = breaker.enter();
      const reply: ModelReply = {
        content: null,
        failure: null,
        calls: 0,
        promptTokens: null,
        completionTokens: null,
        milliseconds: 0,
      };
      if (leave === null) return { ...reply, failure: 'paused' };
      const started = parts.now();
      reply.failure = await tryAll({ chat, parts, request, reply, milliseconds: settings.milliseconds }, signal, leave);
      return { ...reply, milliseconds: parts.now() - started };
    };
    return queue.add(ask, { signal });
  };
}

interface Attempt {
  chat: Chat;
  parts: ModelParts;
  request: ChatRequest;
  /** Filled in along the way. */
  reply: ModelReply;
  milliseconds: number;
}

async function tryAll(attempt: Attempt, signal: AbortSignal, leave: Leave): Promise<ModelFailure | null> {
  const timeLimit = AbortSignal.timeout(attempt.milliseconds);
  try {
    const { failure, restMs } = await tryUntil(attempt, AbortSignal.any([signal, timeLimit]), timeLimit);
    signal.throwIfAborted();
    leave(failure !== null && ofTheServer.has(failure) ? 'failed' : 'answered', restMs);
    return failure;
  } catch (error) {
    leave('called-off');
    throw error;
  }
}

interface Ending {
  failure: ModelFailure | null;
  /** Asked for by the server, longer than any document waits. */
  restMs?: number;
}

/** Tries until there is an answer, retrying is useless, or tries or time run out. */
async function tryUntil(attempt: Attempt, signal: AbortSignal, timeLimit: AbortSignal): Promise<Ending> {
  const started = attempt.parts.now();
  for (let tries = 1; ; tries++) {
    const error = await tryOnce(attempt, signal);
    if (error === null) return { failure: null };
    if (signal.aborted) return { failure: 'timeout' };
    const failure = error.reason;
    if (error.retry === null || tries === mostTries) return { failure };
    const pause = pauseBefore(tries, error.retry.afterMs, attempt.parts.random());
    // Do not start a pause that would end after the time limit.
    if (attempt.parts.now() - started + pause >= attempt.milliseconds) {
      const asked = error.retry.afterMs ?? 0;
      return { failure, restMs: asked >= attempt.milliseconds ? asked : 0 };
    }
    await attempt.parts.sleep(pause, signal).catch(() => undefined);
    if (signal.aborted) return { failure: timeLimit.aborted ? failure : 'timeout' };
  }
}

async function tryOnce({ chat, request, reply }: Attempt, signal: AbortSignal): Promise<ModelError | null> {
  reply.calls++;
  try {
    const { content, promptTokens, completionTokens } = await chat(request, signal);
    Object.assign(reply, { content, promptTokens, completionTokens });
    return content === null ? new ModelError('bad-answer') : null;
  } catch (error) {
    return toModelError(error);
  }
}

/** Twice as long each time, up to half of it random, and at least what the server asks for. */
function pauseBefore(tries: number, afterMs: number | null, chance: number): number {
  const own = firstPauseMs * 2 ** (tries - 1) * (0.5 + chance / 2);
  return Math.round(afterMs === null ? own : Math.max(afterMs, own));
}

import { randomUUID } from 'node:crypto';
import { initContextCache } from '@pothos/core';
import { buildSchema, type ExecutionResult, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Ctx } from '../../../../core/context.ts';
import type { RequestContext } from '../../../../schema/requestContext.ts';
import { shareAnswers } from './shareAnswers.ts';

const schema = buildSchema(
  'type Subscription { row: Row! } type Row { plain: Int! locale: Int! user: Int! spread: Int! failing: Int } type Query { x: Int }',
);

let runs = 0;
const row = {
  plain: () => ++runs,
  locale: (_args: object, { locale }: Ctx) => ++runs + (locale === 'ru' ? 1000 : 0),
  user: (_args: object, { viewer }: Ctx) => ++runs + Number(viewer === null || viewer.userId === ''),
  spread: (_args: object, ctx: Ctx) => Number('x' in { ...ctx }) + ++runs,
  failing: () => {
    throw new Error(`run ${++runs}`);
  },
};
const documents = new Map<string, ReturnType<typeof parse>>();
const parseOnce = (text: string) => {
  const document = documents.get(text) ?? parse(text);
  documents.set(text, document);
  return document;
};

interface Listener {
  locale?: 'en' | 'ru';
  blindReview?: boolean;
  revealed?: string[];
}

/** What each of the listeners gets for one event, of which all were given the same row. */
async function listen(field: string, listeners: Listener[]): Promise<(ExecutionResult | undefined)[]> {
  const given = { row: () => row };
  const plugin = shareAnswers();
  const subscribing = listeners.map(async ({ locale = 'en', blindReview = false, revealed = [] }) => {
    let subscribe: ((args: object) => unknown) | undefined;
    const setSubscribeFn = (own: typeof subscribe) => void (subscribe = own);
    void plugin.onSubscribe?.({ subscribeFn: () => {}, setSubscribeFn } as never);
    const users = {
      findMany: async ({ where }: { where: { id: { in: string[] } } }) =>
        where.id.in.map((id) => ({ id, revealed: open(revealed) })),
    };
    const viewer = { userId: randomUUID(), sessionId: null, blindReview };
    const db = { user: users } as unknown as Ctx['db'];
    const contextValue = {
      ...initContextCache(),
      viewer,
      locale,
      ownClient: false,
      db,
      now: () => new Date(0),
    } as unknown as RequestContext;
    const subscribeFieldResolver = async function* () {
      yield given;
    };
    const document = parseOnce(`subscription { row { ${field} } }`);
    return (await subscribe?.({ schema, document, contextValue, subscribeFieldResolver })) as AsyncIterator<ExecutionResult>;
  });
  const streams = await Promise.all(subscribing);
  return Promise.all(streams.map(async (stream) => (await stream.next()).value as ExecutionResult));
}

const open = (ids: string[]) => ids.map((candidateId) => ({ candidateId, expiresAt: new Date(1) }));
const different = (results: (ExecutionResult | undefined)[]) => new Set(results).size;

describe('the answer to an event', () => {
  it('is made once for all who get the same', async () => {
    runs = 0;
    expect(different(await listen('plain', [{}, {}, {}]))).toBe(1);
    expect(runs).toBe(1);
  });

  it('is made for each language', async () => {
    expect(different(await listen('locale', [{}, { locale: 'ru' }, {}, { locale: 'ru' }]))).toBe(2);
  });

  it('is made apart for whom blind review hides something else', async () => {
    const blind = { blindReview: true };
    const results = await listen('plain', [{}, blind, { ...blind, revealed: ['a'] }, blind, { ...blind, revealed: ['a'] }]);
    expect(different(results)).toBe(3);
    expect(results[1]).toBe(results[3]);
    expect(results[2]).toBe(results[4]);
  });

  it.each([
    ['reads who asks', 'user'],
    ['copies the context, and may read it later', 'spread'],
    ['fails, because errors have the number of the request', 'failing'],
  ])("is nobody else's if a resolver %s", async (_what, field) => {
    runs = 0;
    expect(different(await listen(field, [{}, {}, {}]))).toBe(3);
    expect(runs).toBe(3);
  });
});

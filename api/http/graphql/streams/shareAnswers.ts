import {
  createSourceEventStream,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  executeSubscriptionEvent,
  mapSourceToResponseEvent,
  type ValidatedSubscriptionArgs,
  validateSubscriptionArgs,
} from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { givePrivacy, type Privacy, readPrivacy } from '../../../../core/privacy/readPrivacy.ts';
import type { RequestContext } from '../../../../schema/requestContext.ts';
import { observeContext } from './observeContext.ts';

/**
 * Runs a subscription's document once for all listeners who get the same answer to an event: those who were given the same row (core/publishing/followRows.ts), sent the
 * same document and variables, and have the same language and blind review. An answer is shared only if its resolvers read nothing else of the caller, which
 * is watched each time; everybody else gets an answer of their own.
 */
export function shareAnswers(): Plugin<RequestContext> {
  const numbers = new WeakMap<DocumentNode, number>();
  let documents = 0;
  const numberOf = (document: DocumentNode) => {
    const number = numbers.get(document) ?? documents++;
    numbers.set(document, number);
    return number;
  };
  return {
    onSubscribe({ subscribeFn, setSubscribeFn }) {
      setSubscribeFn(async (args: ExecutionArgs) => {
        const valid = validateSubscriptionArgs(args);
        if (!('schema' in valid)) return subscribeFn(args);
        const source = await createSourceEventStream(valid);
        if (!isAsyncIterable(source)) return source;
        const { locale, ownClient } = args.contextValue as RequestContext;
        const asked = JSON.stringify([numberOf(args.document), args.operationName, args.variableValues, locale, ownClient]);
        return mapSourceToResponseEvent(valid, source, (event) => answer(event, asked));
      });
    },
  };
}

/** What the answer may depend on, because the key of a shared answer has it. */
const known = { context: ['locale', 'ownClient'], viewer: ['blindReview'] } as const;

interface Answer {
  result: ExecutionResult;
  isShared: boolean;
}

/** The answers to an event, by the row that was read for it. */
const answers = new WeakMap<object, Map<string, Promise<Answer>>>();

async function answer(event: ValidatedSubscriptionArgs, asked: string): Promise<ExecutionResult> {
  const context = event.contextValue as RequestContext;
  const row = event.rootValue as object;
  const privacy = await readPrivacy(context);
  const key = `${asked} ${context.viewer?.blindReview} ${privacy.blind} ${[...privacy.revealed].sort().join()}`;
  const given = answers.get(row) ?? new Map<string, Promise<Answer>>();
  answers.set(row, given);
  const other = given.get(key);
  if (other === undefined) {
    const own = answerWatched(event, privacy);
    given.set(key, own);
    return (await own).result;
  }
  const { result, isShared } = await other;
  return isShared ? result : executeSubscriptionEvent(event);
}

async function answerWatched(event: ValidatedSubscriptionArgs, privacy: Privacy): Promise<Answer> {
  const { context, viewer, isPersonal } = observeContext(event.contextValue as RequestContext, known);
  if (viewer) givePrivacy(viewer, privacy);
  const result = await executeSubscriptionEvent({ ...event, contextValue: context });
  // Errors are told in the caller's words, with the number of the caller's request.
  return { result, isShared: result.errors === undefined && !isPersonal() };
}

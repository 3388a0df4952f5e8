import type { FastifyInstance, RouteOptions } from 'fastify';
import { type FailureStatus, notModified, problemOf } from './route.ts';

/**
 * Documents the failures of each route registered after it. They are derived from the route's settings, so the document matches the server; only refusals by
 * the route's own code are listed there, as `failures`. A test provokes each of them.
 */
export function describeFailures(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    if (!route.schema || route.schema.hide) return;
    const { '4xx': _refused, '5xx': _failed, ...answers } = (route.schema.response ?? {}) as Record<string, unknown>;
    const tagged = isTagged(route.method, answers) && { 304: notModified };
    const failures = failuresOf(route).map((status) => [status, problemOf(status)]);
    route.schema = {
      ...route.schema,
      response: { ...answers, ...tagged, ...Object.fromEntries(failures), default: problemOf('default') },
    };
  });
}

/** Whether tagAnswers adds an ETag to the answer: to all reads except event streams. */
function isTagged(method: RouteOptions['method'], answers: Record<string, unknown>): boolean {
  const { content = {} } = (answers[200] ?? {}) as { content?: object };
  return method === 'GET' && !('text/event-stream' in content);
}

function failuresOf({ method, url, schema, config = {} }: RouteOptions): FailureStatus[] {
  const isOpen = config.openToAll === true;
  const keepsAnswers = method === 'POST' && !isOpen;
  const when: [boolean, readonly FailureStatus[]][] = [
    [true, [403]],
    [config.uncounted !== true, [429]],
    [!isOpen, [401]],
    [url.includes('/:'), [404]],
    [schema?.body !== undefined, [400, 413, 415, 422]],
    [schema?.querystring !== undefined, [422]],
    // For an Idempotency-Key: the first request is still running, or had another body.
    [keepsAnswers, [409, 422]],
    [config.needsNothing !== true, [503]],
    [true, config.failures ?? []],
  ];
  const failures = when.flatMap(([applies, statuses]) => (applies ? statuses : []));
  return [...new Set(failures)].sort((one, other) => one - other);
}

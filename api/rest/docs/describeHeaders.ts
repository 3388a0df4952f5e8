interface Operation {
  parameters?: object[];
  responses?: Record<string, { headers?: object }>;
  /** An empty list means that no sign-in is needed. */
  security?: unknown[];
}
interface Described {
  components?: object;
  paths?: Record<string, Record<string, Operation>>;
}

const text = { type: 'string' };
const count = { type: 'integer' };

const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', minLength: 1, maxLength: 200 },
    description: 'Repeated within 24 hours with the same body, it gets the first answer, and nothing is done again.',
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    schema: text,
    description: 'The `ETag` of an earlier answer: 304 when it is still the answer.',
  },
};

const headers = {
  ETag: { schema: text, description: 'Names this state of the answer.' },
  Link: { schema: text, description: 'The next page, `<…>; rel="next"`; absent on the last one.' },
  'RateLimit-Limit': { schema: count, description: 'Calls a minute.' },
  'RateLimit-Remaining': { schema: count, description: 'Calls left.' },
  'RateLimit-Reset': { schema: count, description: 'Seconds until they are all there again.' },
  'Retry-After': { schema: count, description: 'Seconds to wait.' },
};

/** Adds request and response headers, derived from an operation's settings like the failures. */
export function describeHeaders<Document extends object>(document: Document): Document {
  const { paths: described = {}, components } = document as Described;
  const paths = Object.entries(described).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, withHeaders(method, operation)])),
  ]);
  return { ...document, paths: Object.fromEntries(paths), components: { ...components, headers } };
}

function withHeaders(method: string, operation: Operation): Operation {
  const { parameters: own = [], responses = {}, security } = operation;
  const taken: (keyof typeof parameters)[] = [];
  if (method === 'post' && security?.length !== 0) taken.push('IdempotencyKey');
  if (responses[304]) taken.push('IfNoneMatch');
  const isPaged = own.some((parameter) => 'name' in parameter && parameter.name === 'cursor');
  const given = (status: string): (keyof typeof headers)[] => [
    ...(status === '200' && responses[304] ? (['ETag'] as const) : []),
    ...(status === '200' && isPaged ? (['Link'] as const) : []),
    ...(responses[429] && /^(?:2|429)/.test(status)
      ? (['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const)
      : []),
    ...(status === '429' || status === '503' ? (['Retry-After'] as const) : []),
  ];
  return {
    ...operation,
    ...((own.length > 0 || taken.length > 0) && {
      parameters: [...own, ...taken.map((name) => parameters[name])],
    }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, withAnswerHeaders(response, given(status))]),
    ),
  };
}

function withAnswerHeaders(response: { headers?: object }, names: readonly string[]): object {
  if (names.length === 0) return response;
  return { ...response, headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

import {
  type FetchFunction,
  type GraphQLResponse,
  Observable,
  type RequestParameters,
  type UploadableMap,
  type Variables,
} from 'relay-runtime';
import { endSession } from '../session/endSession.ts';
import { readToken } from '../session/token.ts';
import { takeEarlyAnswer } from './earlyAnswers.ts';
import { graphError, offlineError, RequestError, statusError } from './RequestError.ts';
import { multipartBody, requestBody } from './requestBody.ts';
import { graphqlUrl, requestHeaders } from './requestHeaders.ts';

/** Browsers refuse more than 64 KiB in all requests that outlive their page; a change seldom has 1. */
const mostKeptAlive = 8000;

/** Queries and mutations over fetch. Any error in the answer fails the whole request: a partial answer never passes for a complete one. */
export const fetchOperation: FetchFunction = (params, variables, _cache, uploadables) =>
  Observable.create((sink) => {
    const abort = new AbortController();
    send(params, variables, uploadables ?? null, abort.signal)
      .then((answer) => {
        sink.next(answer);
        sink.complete();
      })
      .catch((error: Error) => {
        if (abort.signal.aborted) return;
        if (error instanceof RequestError && error.code === 'UNAUTHENTICATED' && readToken() !== null)
          endSession({ comeBack: true });
        sink.error(error);
      });
    return () => abort.abort();
  });

async function send(
  params: RequestParameters,
  variables: Variables,
  uploadables: UploadableMap | null,
  signal: AbortSignal,
): Promise<GraphQLResponse> {
  const multipart = uploadables !== null && Object.keys(uploadables).length > 0;
  const body = multipart ? multipartBody(params, variables, uploadables) : JSON.stringify(requestBody(params, variables));
  const early = typeof body === 'string' ? takeEarlyAnswer(body) : undefined;
  const response = await (early ?? post(params, body, signal)).catch(() => {
    throw offlineError();
  });
  return readAnswer(response);
}

function post(params: RequestParameters, body: string | FormData, signal: AbortSignal): Promise<Response> {
  return fetch(graphqlUrl, {
    method: 'POST',
    signal,
    headers: {
      ...requestHeaders(),
      accept: 'application/graphql-response+json, application/json',
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    body,
    // A change that the screen already shows is still sent when the page is left or reloaded at once.
    keepalive: params.operationKind === 'mutation' && typeof body === 'string' && body.length <= mostKeptAlive,
  });
}

async function readAnswer(response: Response): Promise<GraphQLResponse> {
  const type = response.headers.get('content-type') ?? '';
  const isGraph = type.startsWith('application/json') || type.startsWith('application/graphql-response+json');
  const answer = isGraph
    ? ((await response.json().catch(() => null)) as { data?: unknown; errors?: Parameters<typeof graphError>[0] } | null)
    : null;
  if (answer?.errors && answer.errors.length > 0) throw graphError(answer.errors);
  if (!response.ok || answer?.data == null) throw statusError(response.status);
  return answer as GraphQLResponse;
}

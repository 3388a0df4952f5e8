import { act, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { RelayEnvironmentProvider, useLazyLoadQuery } from 'react-relay';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator';
import { expect } from 'vitest';
import { Toasts } from '../../ui/layers/Toasts.tsx';

export interface RelayScreen<Query extends OperationType> {
  /** The artifact of the route's query. */
  query: GraphQLTaggedNode;
  variables?: Query['variables'];
  /** The server's answers by type; relay-test-utils makes up the rest. */
  resolvers: MockResolvers;
  /** The current address, and the route pattern of the screen. */
  path?: string;
  route?: string;
  children: (data: Query['response']) => ReactNode;
}

/** Renders a component with its real fragments against a server that answers when the test says so. */
export function renderWithRelay<Query extends OperationType>({
  query,
  variables = {},
  resolvers,
  path = '/',
  route = '/',
  children,
}: RelayScreen<Query>) {
  const environment = createMockEnvironment();
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers));
  const Screen = () => <>{children(useLazyLoadQuery<Query>(query, variables))}</>;
  const router = createMemoryRouter(
    [
      { path: route, element: <Screen /> },
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback={null}>
        <RouterProvider router={router} />
      </Suspense>
      <Toasts />
    </RelayEnvironmentProvider>,
  );
  return { environment, router, answer, fail };

  /** Answers the latest mutation and checks its input. */
  async function answer(field: string, data: object, input?: object) {
    const operation = environment.mock.getMostRecentOperation();
    if (input) expect(operation.request.variables.input).toEqual(input);
    await act(async () => environment.mock.resolve(operation, { data: { [field]: data } }));
  }

  async function fail(error: Error) {
    await act(async () => environment.mock.rejectMostRecentOperation(error));
  }
}

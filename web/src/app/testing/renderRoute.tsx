import { act, render } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMemoryRouter, type LoaderFunction, RouterProvider, type ShouldRevalidateFunction } from 'react-router-dom';
import type { OperationDescriptor } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator';
import { Toasts } from '../../ui/layers/Toasts.tsx';
import { LoadingRegion } from '../../ui/loading/LoadingRegion.tsx';
import { ScreenError } from '../errors/ScreenError.tsx';
import { renewEnvironment } from './mockEnvironment.ts';

/** The exports of a screen's route module. */
export interface RouteModule {
  loader: LoaderFunction;
  Component: ComponentType;
  shouldRevalidate?: ShouldRevalidateFunction;
  /** With its parameters; by default the address. */
  path?: string;
}

/**
 * Opens a screen as the router does, with its own loader and error boundary, against a server that answers when the test says so. The test file must
 * mock the environment (see mockEnvironment.ts). Other addresses lead to an empty page.
 */
export async function renderRoute(module: RouteModule, address: string) {
  const environment = renewEnvironment();
  const [path = '/'] = address.split('?');
  const fallback = <LoadingRegion>{null}</LoadingRegion>;
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: ScreenError,
        HydrateFallback: () => fallback,
        children: [
          { path, ...module },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  await act(async () => {
    render(
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback={fallback}>
          <RouterProvider router={router} />
        </Suspense>
        <Toasts />
      </RelayEnvironmentProvider>,
    );
  });
  return { environment, router, sent, answer, answerWith, fail, push };

  /** The pending operation with this name. */
  function sent(name: string): OperationDescriptor {
    const waiting = environment.mock.getAllOperations();
    const found = waiting.findLast(({ request }) => request.node.operation.name === name);
    if (!found) throw new Error(`${name} was not sent. Waiting: ${waiting.map(nameOf).join(', ') || 'nothing'}`);
    return found;
  }

  /** Answers with mock data, except what the resolvers specify. */
  async function answer(name: string, resolvers: MockResolvers): Promise<void> {
    const operation = sent(name);
    await act(async () => environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers)));
  }

  /** Answers with exactly this data. */
  async function answerWith(name: string, data: Record<string, unknown>): Promise<void> {
    const operation = sent(name);
    await act(async () => environment.mock.resolve(operation, { data }));
  }

  async function fail(name: string, error: Error): Promise<void> {
    const operation = sent(name);
    await act(async () => environment.mock.reject(operation, error));
  }

  /** Sends a subscription event; the subscription stays open. */
  async function push(name: string, resolvers: MockResolvers): Promise<void> {
    const operation = sent(name);
    await act(async () => environment.mock.nextValue(operation, MockPayloadGenerator.generate(operation, resolvers)));
  }
}

function nameOf({ request }: OperationDescriptor): string {
  return request.node.operation.name;
}

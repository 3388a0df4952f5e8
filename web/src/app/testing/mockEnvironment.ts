import { createMockEnvironment } from 'relay-test-utils';
import { missingFields } from '../relay/missingFields.ts';

/**
 * Stands in for the page's environment in tests of whole routes, whose loaders use it:
 * `vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'))`.
 */
export let environment = createMockEnvironment({ missingFieldHandlers: missingFields });

/** A new one: nothing that an earlier test has loaded is left. */
export function renewEnvironment(): typeof environment {
  environment = createMockEnvironment({ missingFieldHandlers: missingFields });
  return environment;
}

import { createMockEnvironment } from 'relay-test-utils';
import { missingFields } from '../relay/missingFields.ts';

/**
 * Replaces the page's environment in tests of whole routes, whose loaders use it:
 * `vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'))`.
 */
export let environment = createMockEnvironment({ missingFieldHandlers: missingFields });

/** Makes a new environment without anything that an earlier test loaded. */
export function renewEnvironment(): typeof environment {
  environment = createMockEnvironment({ missingFieldHandlers: missingFields });
  return environment;
}

import { z } from 'zod';
import { checkReadiness } from '../../core/database/checkReadiness.ts';
import { openToAll, problems, type RestScope } from './route.ts';

const Health = z.object({ status: z.literal('ok') }).meta({ id: 'Health' });

/** For supervisors and load balancers: `live` says that the process answers, `ready` that it can work. */
export function healthRoutes(scope: RestScope): void {
  scope.get(
    '/health/live',
    {
      config: { ...openToAll, uncounted: true, needsNothing: true },
      schema: { tags: ['health'], security: [], response: { 200: Health } },
    },
    () => ({ status: 'ok' as const }),
  );
  scope.get(
    '/health/ready',
    {
      config: { ...openToAll, uncounted: true },
      schema: { tags: ['health'], security: [], response: { 200: Health, ...problems } },
    },
    async ({ ctx }) => {
      await checkReadiness(ctx);
      return { status: 'ok' as const };
    },
  );
}

import { authRoutes } from './auth/authRoutes.ts';
import { candidateRoutes } from './candidates/candidateRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import { extractRoutes } from './extract/extractRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { openApiRoute } from './openApi.ts';
import { projectRoutes } from './projects/projectRoutes.ts';
import type { RestScope } from './route.ts';

/** The routes of every noun of the REST API. */
export function restRoutes(scope: RestScope): void {
  for (const register of [
    authRoutes,
    projectRoutes,
    candidateRoutes,
    exportRoutes,
    documentRoutes,
    extractRoutes,
    healthRoutes,
    openApiRoute,
  ])
    register(scope);
}

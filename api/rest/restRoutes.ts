import { activityRoutes } from './activities/activityRoutes.ts';
import { analyzeRoutes } from './analysis/analyzeRoutes.ts';
import { compareRoutes } from './analysis/compareRoutes.ts';
import { llmRoutes } from './analysis/llmRoutes.ts';
import { matrixRoutes } from './analysis/matrixRoutes.ts';
import { profileRoutes } from './analysis/profileRoutes.ts';
import { requirementsRoutes } from './analysis/requirementsRoutes.ts';
import { scoreRoutes } from './analysis/scoreRoutes.ts';
import { suggestRoutes } from './analysis/suggestRoutes.ts';
import { analyticsRoutes } from './analytics/analyticsRoutes.ts';
import { authRoutes } from './auth/authRoutes.ts';
import { bulkRoutes } from './bulk/bulkRoutes.ts';
import { bulkSavedRoutes } from './bulk/bulkSavedRoutes.ts';
import { jobRoutes } from './bulk/jobRoutes.ts';
import { candidateBatchRoutes } from './candidates/candidateBatchRoutes.ts';
import { candidateRoutes } from './candidates/candidateRoutes.ts';
import { candidateWriteRoutes } from './candidates/candidateWriteRoutes.ts';
import { changeRoutes } from './changes/changeRoutes.ts';
import { documentRoutes } from './documents/documentRoutes.ts';
import { exportRoutes } from './exports/exportRoutes.ts';
import { extractRoutes } from './extract/extractRoutes.ts';
import { decisionRoutes } from './fairness/decisionRoutes.ts';
import { fairnessRoutes } from './fairness/fairnessRoutes.ts';
import { healthRoutes } from './healthRoutes.ts';
import { openApiRoute } from './openApi.ts';
import { paymentRoutes } from './payments/paymentRoutes.ts';
import { presetRoutes } from './presets/presetRoutes.ts';
import { projectRoutes } from './projects/projectRoutes.ts';
import { requirementRoutes } from './requirements/requirementRoutes.ts';
import { revisionRoutes } from './requirements/revisionRoutes.ts';
import { retentionRoutes } from './retention/retentionRoutes.ts';
import type { RestScope } from './route.ts';
import { sampleDataRoutes } from './sampleData/sampleDataRoutes.ts';
import { savedRoutes } from './saved/savedRoutes.ts';
import { screeningRoutes } from './screenings/screeningRoutes.ts';
import { searchRoutes } from './searches/searchRoutes.ts';
import { tokenRoutes } from './tokens/tokenRoutes.ts';
import { deliveryRoutes } from './webhooks/deliveryRoutes.ts';
import { webhookRoutes } from './webhooks/webhookRoutes.ts';

/** The routes of every noun of the REST API. */
export function restRoutes(scope: RestScope): void {
  for (const register of [
    authRoutes,
    projectRoutes,
    requirementRoutes,
    revisionRoutes,
    candidateRoutes,
    candidateBatchRoutes,
    candidateWriteRoutes,
    savedRoutes,
    paymentRoutes,
    activityRoutes,
    presetRoutes,
    searchRoutes,
    bulkRoutes,
    bulkSavedRoutes,
    jobRoutes,
    changeRoutes,
    exportRoutes,
    scoreRoutes,
    compareRoutes,
    matrixRoutes,
    suggestRoutes,
    profileRoutes,
    requirementsRoutes,
    analyzeRoutes,
    llmRoutes,
    documentRoutes,
    analyticsRoutes,
    decisionRoutes,
    fairnessRoutes,
    retentionRoutes,
    screeningRoutes,
    sampleDataRoutes,
    tokenRoutes,
    webhookRoutes,
    deliveryRoutes,
    extractRoutes,
    healthRoutes,
    openApiRoute,
  ])
    register(scope);
}

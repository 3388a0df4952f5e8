import { applyRetentionTask } from './applyRetention.ts';
import { applyRetentionRulesTask } from './applyRetentionRules.ts';
import { cleanUpTask } from './cleanUp.ts';
import { deleteProjectTask } from './deleteProject.ts';
import { evaluateAllSearchesTask } from './evaluateAllSearches.ts';
import { evaluateSearchesTask } from './evaluateSearches.ts';
import { extractFactsTask } from './extractFacts.ts';
import { fetchDocumentTask } from './fetchDocument.ts';
import { mailNotificationTask } from './mailNotification.ts';
import { purgeErasedTask } from './purgeErased.ts';
import { readDocumentTask } from './readDocument.ts';
import { renewColumnsTask } from './renewColumns.ts';
import { renewResultsTask } from './renewResults.ts';
import { rescoreProjectTask } from './rescoreProject.ts';
import { runBulkTask } from './runBulk.ts';
import { scoreCandidateTask } from './scoreCandidate.ts';
import { sendDeliveriesTask } from './sendDeliveries.ts';
import { sendDigestTask } from './sendDigest.ts';
import { sendDigestsTask } from './sendDigests.ts';
import { sendSignInCodeTask } from './sendSignInCode.ts';
import { sweepUnusedFilesTask } from './sweepUnusedFiles.ts';
import type { Task } from './task.ts';

/** Every kind of background work; a new one is a file and a line here. */
export const taskList = [
  fetchDocumentTask,
  readDocumentTask,
  extractFactsTask,
  scoreCandidateTask,
  rescoreProjectTask,
  runBulkTask,
  renewResultsTask,
  renewColumnsTask,
  deleteProjectTask,
  sweepUnusedFilesTask,
  sendSignInCodeTask,
  mailNotificationTask,
  sendDigestsTask,
  sendDigestTask,
  sendDeliveriesTask,
  evaluateAllSearchesTask,
  evaluateSearchesTask,
  applyRetentionRulesTask,
  applyRetentionTask,
  purgeErasedTask,
  cleanUpTask,
] as unknown as readonly Task[];

import type { DocumentText } from '../contract.ts';
import { recognisePages } from '../readers/ocr/recognisePages.ts';
import type { OcrTask, PostedTask, TaskOutcome } from './documentTasks.ts';
import { settleTask } from './settleTask.ts';

/** Entry of the thread that recognises characters: one page at a time. */
export async function runTask({ task, started }: PostedTask<OcrTask>): Promise<TaskOutcome<DocumentText>> {
  return settleTask(started, () => recognisePages(task.bytes, task.document, task.pages));
}

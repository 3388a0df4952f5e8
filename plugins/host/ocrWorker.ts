import { recognisePages } from '../reading/ocr/recognisePages.ts';
import type { OcrTask } from './documentTasks.ts';
import { serveTasks } from './serveTasks.ts';

/** The thread that recognises characters: one page at a time. */
serveTasks(({ bytes, document, pages }: OcrTask) => recognisePages(bytes, document, pages));

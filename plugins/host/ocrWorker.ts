import { unpackDocument } from '../contract/packDocument.ts';
import { recognisePages } from '../reading/ocr/recognisePages.ts';
import type { OcrTask } from './documentTasks.ts';
import { renewReading } from './reading/readDocument.ts';
import { serveTasks } from './serveTasks.ts';

/** The thread that recognises characters: one page at a time. */
serveTasks(async ({ bytes, read, pages }: OcrTask) =>
  renewReading(read, await recognisePages(bytes, await unpackDocument(read.layout), pages)),
);

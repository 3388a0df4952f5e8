import type { ResumeFacts } from '../../../plugins/contract.ts';
import type { Extraction } from '../makeExtraction.ts';
import type { MadeReading } from '../makeReading.ts';
import type { StepDocument } from '../stepDocument.ts';

/** What was found in a résumé. */
export interface ReadResume {
  document: StepDocument;
  extraction: Extraction<ResumeFacts>;
  /** The reading, if the same step made it. */
  reading: MadeReading | null;
}

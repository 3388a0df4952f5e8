import type { z } from 'zod';
import type { DocumentText, ExtractOptions, JobFacts, ResumeFacts } from '../../contract.ts';
import { jobAnswer } from './answers/jobAnswer.ts';
import { parseAnswer } from './answers/parseAnswer.ts';
import { resumeAnswer } from './answers/resumeAnswer.ts';
import { checkJob } from './checking/checkJob.ts';
import { checkResume } from './checking/checkResume.ts';
import { type Claims, makeClaims } from './checking/claims.ts';
import { mergeJob } from './merging/mergeJob.ts';
import { mergeResume } from './merging/mergeResume.ts';
import { documentMessage, shownPart } from './prompts/documentMessage.ts';
import { findInstructions } from './quoting/findInstructions.ts';
import { makeQuotable } from './quoting/quotable.ts';
import type { Span } from './quoting/spans.ts';

/** The first `end` characters of a document: what follows belongs to something else. */
export interface DocumentPart {
  document: DocumentText;
  end: number;
}

export interface Message {
  text: string;
  /** Parts of the document that instruct its reader: they are not in the message, and prove nothing. */
  forbidden: Span[];
}

export interface GivenAnswer<Facts> extends DocumentPart {
  /** What the model wrote. */
  content: string;
  forbidden: Span[];
  /** What was found without the model. */
  found: Facts;
  /** `YYYY-MM-DD` */
  today: string;
}

export interface CheckedAnswer<Facts> {
  facts: Facts;
  /** Values of the answer that the document does not say. */
  dropped: number;
}

type CallOptions = Pick<ExtractOptions, 'signal' | 'caller'>;

/**
 * What is computed from a document before and after a model is asked about it. The document may be made to take long, so the product runs this in its threads. The checks answer
 * null when the model's answer has another form than the one asked for.
 */
export interface DocumentWork {
  writeMessage(part: DocumentPart, options: CallOptions): Promise<Message>;
  checkResume(answer: GivenAnswer<ResumeFacts>, options: CallOptions): Promise<CheckedAnswer<ResumeFacts> | null>;
  checkJob(answer: GivenAnswer<JobFacts>, options: CallOptions): Promise<CheckedAnswer<JobFacts> | null>;
}

/** Does the work where it is called. */
export const documentWork: DocumentWork = {
  async writeMessage({ document, end }) {
    const shown = shownPart(document, end);
    const forbidden = findInstructions(shown);
    return { text: documentMessage(shown, forbidden), forbidden };
  },
  async checkResume(given) {
    return check(given, resumeAnswer, (claims, answer) => {
      const { found, today } = given;
      return mergeResume(checkResume(claims, answer, today), found, today);
    });
  },
  async checkJob(given) {
    return check(given, jobAnswer, (claims, answer) => mergeJob(checkJob(claims, answer), given.found));
  },
};

function check<Answer, Facts>(
  { document, end, content, forbidden }: GivenAnswer<Facts>,
  schema: z.ZodType<Answer>,
  believe: (claims: Claims, answer: Answer) => Facts,
): CheckedAnswer<Facts> | null {
  const answer = parseAnswer(content, schema);
  if (answer === null) return null;
  const claims = makeClaims(makeQuotable(shownPart(document, end), forbidden));
  return { facts: believe(claims, answer), dropped: claims.dropped };
}

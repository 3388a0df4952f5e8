import type { Claim } from '../../contract/assessment.ts';
import type { DocumentText } from '../../contract.ts';
import { cues } from '../../knowledge/cues/cues.ts';
import { makeFinder } from '../../knowledge/cues/makeFinder.ts';

/** Words by which a résumé says when its writer can start. */
const stated = makeFinder(
  'iu',
  {
    before: String.raw`\b`,
    words: cues(String.raw`
      availab(?:le|ility)\s*(?::|immediately|from|now|as of|on|to start|in \d|within); notice\s+period\b; (?:can|able to|ready to)\s+start\b;
      (?:earliest\s+)?start\s+date\s*:
    `),
  },
  {
    before: String.raw`(?<!\p{L})`,
    words: cues(String.raw`
      готова?\s+(?:приступить|выйти\s+на\s+работу|начать); срок\s+выхода; дата\s+выхода; выход\s+на\s+работу; период\s+отработки
    `),
    after: String.raw`(?!\p{L})`,
  },
);

/** The line in which the document says from when the candidate is available. */
export function findAvailability(document: DocumentText | null): Claim | null {
  const line = document?.lines.find(({ start, end }) => stated.test(document.text.slice(start, end)));
  if (!document || !line) return null;
  const text = document.text.slice(line.start, line.end).trim();
  return {
    text: { en: text, ru: text },
    evidence: [{ text: document.text.slice(line.start, line.end), page: line.page, start: line.start, end: line.end }],
    lookedFor: [],
  };
}

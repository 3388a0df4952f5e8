import { wordsAfterTitles, wordsOfNoTitle } from '../../../../knowledge/cues/jobFactCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';

/** A line that describes the work or addresses the reader: it is not a title, even if it mentions a role. */
export const notNaming = makeFinder(
  'iu',
  { before: '^', words: wordsOfNoTitle, after: String.raw`(?!\p{L}|-)` },
  { before: String.raw`(?<!\p{L})`, words: `${wordsAfterTitles}|you|is|are|will`, after: String.raw`(?!\p{L})` },
  { words: 'https?:|@' },
);

import { wordsAfterTitles, wordsOfNoTitle } from '../../../../knowledge/cues/jobFactCues.ts';
/** A line that describes the work or addresses the reader: it is not a title, even if it mentions a role. */
export const notNaming = new RegExp(
  String.raw`^(?:${wordsOfNoTitle})(?!\p{L}|-)|(?<!\p{L})(?:${wordsAfterTitles})(?!\p{L})|(?<!\p{L})(?:you|is|are|will)(?!\p{L})|https?:|@`,
  'iu',
);

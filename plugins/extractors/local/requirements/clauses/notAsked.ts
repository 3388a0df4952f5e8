import { denials, needs, russianDenials, russianNeeds } from '../../../../knowledge/cues/askingCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';

/** "No degree required": the thing named is not a requirement. */
export const notAsked = makeFinder(
  'iu',
  {
    before: '\\b',
    words: String.raw`(?:not|never|isn['’]t|aren['’]t|hardly) (?:strictly |actually |a )?`,
    after: `(?:${needs})`,
  },
  { before: '\\b', words: denials, after: String.raw`(?!\p{L})` },
  { words: 'не ', after: `(?:${russianNeeds})` },
  { words: russianDenials },
);

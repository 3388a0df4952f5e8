import { denials, needs, russianDenials, russianNeeds } from '../../../../knowledge/cues/askingCues.ts';
/** "No degree required": the thing named is not a requirement. */
export const notAsked = new RegExp(
  String.raw`\b(?:(?:not|never|isn['’]t|aren['’]t|hardly) (?:strictly |actually |a )?(?:${needs})|${denials})(?!\p{L})|не (?:${russianNeeds})|${russianDenials}`,
  'iu',
);

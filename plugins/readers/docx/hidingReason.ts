import type { HiddenReason } from '../../contract.ts';
import { unseenReason } from '../../reading/shared/isUnseen.ts';
import type { FrameStack } from './frames.ts';
import type { Look } from './look.ts';
import { hidesParagraph, type Paragraph } from './paragraph.ts';

export interface TextPlace {
  paragraph: Paragraph;
  look: Look;
  frames: FrameStack;
  /** How many lines at least the page's own text has so far. */
  line: number;
  /** The text stands in an element that turns it round. */
  turnedRound: boolean;
}

/** Why nobody sees a text at its place; null for text that is seen. Follows the marks in it that turn what comes after them round. */
export function hidingReason(text: string, place: TextPlace): HiddenReason | null {
  return hidingPlace(text, place) ?? hidingLook(text, place);
}

function hidingLook(text: string, { paragraph, look, frames, line }: TextPlace): HiddenReason | null {
  const frame = frames.current;
  const reason = unseenReason(look, text, paragraph.fill === null ? frame.colours : [paragraph.fill]);
  const bare = frame.bare && paragraph.fill === null && !look.fill;
  return reason === 'background-colour' && bare && frames.standsOnGround(look.colour ?? '', line) ? null : reason;
}

/** Whatever it looks like. */
function hidingPlace(text: string, { paragraph, frames, turnedRound }: TextPlace): HiddenReason | null {
  const turned = paragraph.turned || turnedRound;
  if (/[\u202d\u202e]/.test(text)) paragraph.turned = !text.includes('\u202c');
  else if (text.includes('\u202c')) paragraph.turned = false;
  if (turned && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text)) return 'invisible-mode';
  return hidesParagraph(paragraph) ?? frames.current.hides;
}

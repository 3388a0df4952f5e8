import type { HiddenReason } from '../../contract.ts';
import { unseenReason } from '../../reading/shared/isUnseen.ts';
import type { FrameStack } from './frames.ts';
import type { Look } from './look.ts';
import { hidesParagraph, type Paragraph } from './paragraph.ts';

export interface TextPlace {
  paragraph: Paragraph;
  look: Look;
  frames: FrameStack;
  /** The least number of lines of the page's own text so far. */
  line: number;
  /** The text is in an element that reverses it. */
  turnedRound: boolean;
}

/** Why a text is invisible at its place; null for visible text. Follows direction marks, which reverse what comes after them. */
export function hidingReason(text: string, place: TextPlace): HiddenReason | null {
  return hidingPlace(text, place) ?? hidingLook(text, place);
}

function hidingLook(text: string, { paragraph, look, frames, line }: TextPlace): HiddenReason | null {
  const frame = frames.current;
  const reason = unseenReason(look, text, paragraph.fill === null ? frame.colours : [paragraph.fill]);
  const bare = frame.bare && paragraph.fill === null && !look.fill;
  return reason === 'background-colour' && bare && frames.standsOnGround(look.colour ?? '', line) ? null : reason;
}

/** Regardless of formatting. */
function hidingPlace(text: string, { paragraph, frames, turnedRound }: TextPlace): HiddenReason | null {
  const turned = paragraph.turned || turnedRound;
  if (/[\u202d\u202e]/.test(text)) paragraph.turned = !text.includes('\u202c');
  else if (text.includes('\u202c')) paragraph.turned = false;
  if (turned && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text)) return 'invisible-mode';
  return hidesParagraph(paragraph) ?? frames.current.hides;
}

/** A part of a text; offsets into it, end exclusive. */
export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

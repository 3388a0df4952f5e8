/** A stretch of text; offsets into the text, end exclusive. */
export interface TextSpan {
  start: number;
  end: number;
  text: string;
}

/** A piece of a line with one formatting. */
export interface FlowSpan {
  text: string;
  bold: boolean;
  italic: boolean;
  /** In points; 0 where the format has none. */
  fontSize: number;
  /** Target of the hyperlink that the span belongs to. */
  link: string | null;
}

/** A line of a format with paragraphs but without positions on a page. */
export interface FlowLine {
  spans: FlowSpan[];
  /** From 1. */
  page: number;
  /** Lines of one cell, text box or paragraph group share it. */
  block: number;
  role: 'body' | 'header' | 'footer';
  listItem: boolean;
  heading: boolean;
}

import type { HiddenText } from '../../contract.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import type { EmbeddedText } from './embeddedParts.ts';
import type { Ground } from './grounds.ts';
import type { Aside } from './hiddenParts.ts';
import type { Styles } from './readStyles.ts';

export interface StoryOptions {
  styles: Styles;
  /** Targets of hyperlinks by relation id. */
  links: ReadonlyMap<string, string>;
  role: FlowLine['role'];
  /** Whether the page colour is shown. */
  showsPageColour: boolean;
  /** Shapes behind the part that belong to its pages' headers. */
  grounds: readonly Ground[];
  /** The notes that the document refers to; null: the part has no notes. */
  notes: ReadonlySet<string> | null;
  nextBlock(): number;
  /** Reads an embedded part by the id of its relation. */
  embedded(id: string): EmbeddedText;
}

export interface Story {
  lines: FlowLine[];
  hidden: HiddenText[];
  /** Text that is not on the pages: deleted, field codes, alternative texts of pictures. */
  asides: Aside[];
  grounds: Ground[];
}

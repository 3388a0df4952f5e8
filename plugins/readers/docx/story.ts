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
  /** Whether the pages show a colour of their own. */
  showsPageColour: boolean;
  /** What floats behind the part without belonging to it: its pages' headers. */
  grounds: readonly Ground[];
  /** The notes that the document refers to; null: the part holds no notes. */
  notes: ReadonlySet<string> | null;
  nextBlock(): number;
  /** What a part shows that the text embeds, by the id of its relation. */
  embedded(id: string): EmbeddedText;
}

export interface Story {
  lines: FlowLine[];
  hidden: HiddenText[];
  /** Text that is no part of the pages: deleted, in fields, for those who cannot see a picture. */
  asides: Aside[];
  grounds: Ground[];
}

import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';
import { applyRunProperty, applyTextFill, type Look } from './look.ts';
import type { Paragraph } from './paragraph.ts';
import type { Styles } from './readStyles.ts';
import type { Table } from './tables.ts';

/** Formatting of the open run: its own, its style's and that of its surroundings. */
export class RunReader {
  private own: Look | null = null;
  private style: Look | null = null;
  private inTextFill = false;

  constructor(private readonly styles: Styles) {}

  begin(): void {
    this.own = null;
    this.style = null;
  }

  /** Reads one element of run properties (`w:rPr`). */
  readProperty(name: string, attributes: XmlAttributes): void {
    if (name === 'rStyle') this.style = this.styles.get(attributes['val'] ?? '')?.look ?? null;
    else if (name === 'textFill') this.inTextFill = true;
    else if (this.inTextFill) applyTextFill((this.own ??= {}), name, attributes, this.styles.theme);
    else applyRunProperty((this.own ??= {}), name, attributes, this.styles.theme);
  }

  closeTextFill(): void {
    this.inTextFill = false;
  }

  lookIn(paragraph: Paragraph, table: Table | undefined): Look {
    paragraph.look ??= { ...this.styles.defaults, ...table?.style?.look, ...paragraph.style?.look };
    if (this.own === null && this.style === null) return paragraph.look;
    const look: Look = { ...paragraph.look, ...this.style, ...this.own };
    // If either the paragraph style or the character style hides, the run is hidden; if both do, it is visible.
    if (this.style !== null && this.own?.vanish === undefined)
      look.vanish = (paragraph.look.vanish === true) !== (this.style.vanish === true);
    return look;
  }
}

import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';
import type { Frame } from './frames.ts';
import { readFill } from './look.ts';
import { applyParagraphProperty, type Paragraph } from './paragraph.ts';
import type { Styles } from './readStyles.ts';
import type { RunReader } from './runReader.ts';
import { applyRowProperty, applyTableProperty, hidesCell, type Table } from './tables.ts';

type PropertiesOf = 'run' | 'paragraph' | 'mark' | 'cell' | 'row' | 'table';

const propertyElements: Record<string, PropertiesOf> = {
  pPr: 'paragraph',
  rPr: 'run',
  tcPr: 'cell',
  trPr: 'row',
  tblPr: 'table',
};

/** The owner of the properties being read. */
export interface PropertyOwners {
  readonly paragraph: Paragraph | undefined;
  table: Table | undefined;
  frame: Frame;
}

/** Follows the elements that hold properties (`w:pPr`, `w:rPr`, …) and applies them to their owner. */
export class PropertyReader {
  private of: PropertiesOf | null = null;

  constructor(
    private readonly styles: Styles,
    private readonly run: RunReader,
  ) {}

  get isOpen(): boolean {
    return this.of !== null;
  }

  get ofRow(): boolean {
    return this.of === 'row';
  }

  /** Whether the element begins properties. */
  opens(name: string): boolean {
    this.of = propertyElements[name] ?? null;
    return this.of !== null;
  }

  read(name: string, attributes: XmlAttributes, owners: PropertyOwners): void {
    if (this.of === 'run') this.run.readProperty(name, attributes);
    else if (this.of === 'paragraph') this.readOfParagraph(name, attributes, owners.paragraph);
    else this.readOfTable(name, attributes, owners);
  }

  private readOfTable(name: string, attributes: XmlAttributes, { table, frame }: PropertyOwners): void {
    const { theme } = this.styles;
    if (table === undefined) return;
    else if (this.of === 'row') applyRowProperty(table, name, attributes);
    else if (this.of === 'cell') {
      const fill = name === 'shd' ? readFill(attributes, theme) : null;
      if (fill !== null) Object.assign(frame, { colours: [fill], bare: false });
      frame.hides ??= name === 'cellDel' ? 'vanish' : hidesCell(table, name, attributes);
    } else if (name === 'tblStyle') table.style = this.styles.get(attributes['val'] ?? '');
    else applyTableProperty(table, name, attributes);
  }

  private readOfParagraph(name: string, attributes: XmlAttributes, paragraph: Paragraph | undefined): void {
    if (paragraph === undefined) return;
    if (name === 'rPr') this.of = 'mark';
    else if (name === 'pStyle') paragraph.style = this.styles.get(attributes['val'] ?? '');
    else applyParagraphProperty(paragraph, name, attributes, this.styles.theme);
  }

  close(name: string): void {
    if (this.of === 'mark') {
      if (name === 'rPr') this.of = 'paragraph';
    } else if (name === 'textFill') this.run.closeTextFill();
    else if (name in propertyElements) this.of = null;
  }
}

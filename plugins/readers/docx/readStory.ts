import type { HiddenText } from '../../contract.ts';
import type { FlowLine } from '../flow/flowLine.ts';
import { unseenReason } from './isUnseen.ts';
import { applyRunProperty, type Look, readFill } from './look.ts';
import { addText, breakLine, openParagraph, type Paragraph, toFlowLines } from './paragraph.ts';
import type { Styles } from './readStyles.ts';
import { type Cell, joinRow } from './tables.ts';
import { readXml, type XmlAttributes } from './xmlEvents.ts';

export interface StoryOptions {
  styles: Styles;
  /** Targets of hyperlinks by relation id. */
  links: ReadonlyMap<string, string>;
  role: FlowLine['role'];
  nextBlock(): number;
}

export interface Story {
  lines: FlowLine[];
  hidden: HiddenText[];
}

/** What is removed, moved away, or said a second time for older programs. */
const skipped = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'rPrChange',
  'pPrChange',
  'tcPrChange',
  'tblPrChange',
  'sectPrChange',
  'delText',
]);
/** Space above a paragraph, in twentieths of a point, that parts it from the one before. */
const wideSpace = 120;
const white = 'FFFFFF';

/** Reads the text of one part (body, header, footer, notes): paragraphs, tables, text boxes, in the order of the file. */
export function readStory(xml: string, options: StoryOptions): Story {
  const reader = new StoryReader(xml, options);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return { lines: reader.lines, hidden: reader.hidden };
}

class StoryReader {
  readonly hidden: HiddenText[] = [];
  /** Lines go to the innermost cell or text box; the first sink is the part itself. */
  private readonly sinks: FlowLine[][] = [[]];
  private readonly rows: Cell[][] = [];
  private readonly paragraphs: Paragraph[] = [];
  /** Colour behind the text of the part, cells and text boxes, innermost last; null: unknown. */
  private readonly backdrops: (string | null)[];
  private readonly renderedBreaks: boolean;
  private run: Look | null = null;
  private runStyle: Look = {};
  private link: string | null = null;
  private fieldCode = '';
  private shapeFill: string | null = null;
  private inText = false;
  private inCode = false;
  private propertiesOf: 'run' | 'paragraph' | 'mark' | 'cell' | null = null;
  private skipDepth = 0;
  private page = 1;
  private block: number;

  constructor(
    xml: string,
    private readonly options: StoryOptions,
  ) {
    // A shape drawn behind the text may be of any colour: then white text may well be visible.
    this.backdrops = [/behindDoc="(?:1|true)"/.test(xml) ? null : white];
    this.renderedBreaks = xml.includes('lastRenderedPageBreak');
    this.block = options.nextBlock();
  }

  get lines(): FlowLine[] {
    return this.sinks[0] ?? [];
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.skipDepth > 0 || skipped.has(name)) {
      this.skipDepth++;
      return;
    }
    if (this.propertiesOf !== null) this.readProperty(name, attributes);
    else this.openContent(name, attributes);
  }

  private openContent(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'p':
        this.paragraphs.push(openParagraph(this.page));
        break;
      case 'pPr':
        this.propertiesOf = 'paragraph';
        break;
      case 'r':
        this.run = {};
        this.runStyle = {};
        break;
      case 'rPr':
        this.propertiesOf = 'run';
        break;
      case 'tcPr':
        this.propertiesOf = 'cell';
        break;
      case 't':
        this.inText = true;
        break;
      case 'instrText':
        this.inCode = true;
        break;
      case 'tbl':
        this.block = this.options.nextBlock();
        break;
      case 'tblStyle':
        // A table's style may fill its cells with any colour.
        if (!/^(?:TableGrid|TableNormal)$/i.test(attributes['val'] ?? '')) this.backdrops[this.backdrops.length - 1] = null;
        break;
      case 'tr':
        this.rows.push([]);
        break;
      case 'tc':
        this.enter(this.backdrops.at(-1) ?? null);
        break;
      case 'txbxContent':
        this.enter(this.shapeFill);
        break;
      default:
        this.openInline(name, attributes);
    }
  }

  private openInline(name: string, attributes: XmlAttributes): void {
    switch (name) {
      case 'tab':
      case 'ptab':
        this.add('\t');
        break;
      case 'noBreakHyphen':
        this.add('-');
        break;
      case 'cr':
        this.breakLine();
        break;
      case 'br':
        if (attributes['type'] === 'page' && !this.renderedBreaks) this.turnPage();
        if (attributes['type'] !== 'column') this.breakLine();
        break;
      case 'lastRenderedPageBreak':
        this.turnPage();
        break;
      case 'hyperlink':
        this.link = this.options.links.get(attributes['id'] ?? '') ?? null;
        break;
      case 'fldSimple':
        this.link = linkOfField(attributes['instr'] ?? '');
        break;
      case 'fldChar':
        this.changeField(attributes['fldCharType'] ?? '');
        break;
      default:
        this.openShape(name, attributes);
    }
  }

  private openShape(name: string, attributes: XmlAttributes): void {
    if (name === 'wsp' || name === 'shape' || name === 'rect') this.shapeFill = readVmlFill(attributes['fillcolor']);
    else if (name === 'srgbClr') this.shapeFill = (attributes['val'] ?? '').toUpperCase();
    else if (name === 'noFill') this.shapeFill = this.backdrops[0] ?? null;
  }

  private readProperty(name: string, attributes: XmlAttributes): void {
    if (this.propertiesOf === 'run') this.readRunProperty(name, attributes);
    else if (this.propertiesOf === 'cell') {
      const fill = name === 'shd' ? readFill(attributes) : null;
      if (fill !== null) this.backdrops[this.backdrops.length - 1] = fill;
    } else if (this.propertiesOf === 'paragraph') this.readParagraphProperty(name, attributes);
  }

  private readRunProperty(name: string, attributes: XmlAttributes): void {
    if (name === 'rStyle') this.runStyle = this.options.styles.get(attributes['val'] ?? '')?.look ?? {};
    else if (this.run !== null) applyRunProperty(this.run, name, attributes);
  }

  private readParagraphProperty(name: string, attributes: XmlAttributes): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === 'rPr') this.propertiesOf = 'mark';
    else if (name === 'pStyle') paragraph.style = this.options.styles.get(attributes['val'] ?? '');
    else if (name === 'outlineLvl') paragraph.heading = Number(attributes['val']) < 9;
    else if (name === 'numId') paragraph.listItem = attributes['val'] !== '0';
    else if (name === 'shd') paragraph.fill = readFill(attributes);
    else if (name === 'spacing') paragraph.spaced = Number(attributes['before'] ?? 0) >= wideSpace;
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      this.skipDepth--;
      return;
    }
    if (this.propertiesOf !== null) this.closeProperties(name);
    else this.closeContent(name);
  }

  private closeProperties(name: string): void {
    if (this.propertiesOf === 'mark') {
      if (name === 'rPr') this.propertiesOf = 'paragraph';
    } else if (name === 'rPr' || name === 'pPr' || name === 'tcPr') this.propertiesOf = null;
  }

  private closeContent(name: string): void {
    if (name === 'p') this.closeParagraph();
    else if (name === 'r') this.run = null;
    else if (name === 't') this.inText = false;
    else if (name === 'instrText') this.inCode = false;
    else if (name === 'hyperlink' || name === 'fldSimple') this.link = null;
    else if (name === 'tc') this.rows.at(-1)?.push({ lines: this.leave() });
    else if (name === 'tr') this.emit(joinRow(this.rows.pop() ?? [], this.options.nextBlock));
    else if (name === 'tbl') this.block = this.options.nextBlock();
    else if (name === 'txbxContent') this.emit(this.leave());
  }

  text(text: string): void {
    if (this.skipDepth > 0) return;
    if (this.inText) this.add(text);
    else if (this.inCode) this.fieldCode += text.slice(0, 2_000);
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (paragraph === undefined) return;
    paragraph.heading ||= paragraph.style?.heading ?? false;
    paragraph.listItem ||= paragraph.style?.listItem ?? false;
    const empty = paragraph.spans.length === 0 && paragraph.broken.length === 0;
    if (empty || paragraph.spaced || paragraph.heading) this.block = this.options.nextBlock();
    this.emit(toFlowLines(paragraph, this.block, this.options.role));
  }

  private add(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined) return;
    const look: Look = { ...this.options.styles.defaults, ...paragraph.style?.look, ...this.runStyle, ...this.run };
    const reason = unseenReason(look, paragraph.fill ?? this.backdrops.at(-1) ?? null);
    if (reason === null) addText(paragraph, text, look, this.link);
    else if (text.trim() !== '') this.hidden.push({ text, page: this.page, box: null, reason });
  }

  /** A paragraph that begins with the break stands on the new page. */
  private turnPage(): void {
    this.page++;
    const paragraph = this.paragraphs.at(-1);
    if (paragraph !== undefined && paragraph.spans.length === 0) paragraph.page = this.page;
  }

  private breakLine(): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph !== undefined) breakLine(paragraph);
  }

  private changeField(type: string): void {
    if (type === 'begin') this.fieldCode = '';
    else if (type === 'separate') this.link = linkOfField(this.fieldCode);
    else this.link = null;
  }

  private enter(backdrop: string | null): void {
    this.sinks.push([]);
    this.backdrops.push(backdrop);
    this.block = this.options.nextBlock();
  }

  private leave(): FlowLine[] {
    this.backdrops.pop();
    this.block = this.options.nextBlock();
    return this.sinks.length > 1 ? (this.sinks.pop() ?? []) : [];
  }

  private emit(lines: readonly FlowLine[]): void {
    const sink = this.sinks.at(-1);
    for (const line of lines) sink?.push(line);
  }
}

function linkOfField(code: string): string | null {
  return /^\s*HYPERLINK\s+"([^"]+)"/i.exec(code)?.[1] ?? null;
}

function readVmlFill(colour: string | undefined): string | null {
  return /^#?([0-9a-f]{6})\b/i.exec(colour ?? '')?.[1]?.toUpperCase() ?? null;
}

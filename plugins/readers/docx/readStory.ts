import type { HiddenReason, HiddenText } from '../../contract.ts';
import type { FlowLine } from '../flow/flowLine.ts';
import { takeOutUnseen } from '../shared/unseenCharacters.ts';
import type { Aside } from './hiddenParts.ts';
import { unseenReason } from './isUnseen.ts';
import { applyRunProperty, applyTextFill, type Look, readFill } from './look.ts';
import { addText, applyParagraphProperty, breakLine, openParagraph, type Paragraph, toFlowLines } from './paragraph.ts';
import type { Styles } from './readStyles.ts';
import { hidesRow, ShapeReader } from './shapes.ts';
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
  /** Text that is no part of the pages: deleted, in fields, for those who cannot see a picture. */
  asides: Aside[];
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
const maxAside = 4_000;
/** Fields whose codes name places, and no text. */
const ordinaryField = /^\s*(?:HYPERLINK|INCLUDEPICTURE|PAGE|PAGEREF|NUMPAGES|REF|TOC|DATE|TIME|SEQ|XE|STYLEREF)\b/i;
/** Page numbers in tables of contents are hidden on the web only. */
const onlyNumber = /^[\s\d.]*$/;

/** Reads the text of one part (body, header, footer, notes): paragraphs, tables, text boxes, in the order of the file. */
export function readStory(xml: string, options: StoryOptions): Story {
  const reader = new StoryReader(xml, options);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return { lines: reader.lines, hidden: reader.hidden, asides: reader.asides };
}

class StoryReader {
  readonly hidden: HiddenText[] = [];
  readonly asides: Aside[] = [];
  /** Lines go to the innermost cell or text box; the first sink is the part itself. */
  private readonly sinks: FlowLine[][] = [[]];
  private readonly rows: Cell[][] = [];
  /** Why nobody sees the rows, innermost last. */
  private readonly rowHides: (HiddenReason | null)[] = [];
  private readonly paragraphs: Paragraph[] = [];
  /** Colour behind the text of the part, cells and text boxes, innermost last; null: unknown. */
  private readonly backdrops: (string | null)[];
  private readonly renderedBreaks: boolean;
  private run: Look | null = null;
  private runStyle: Look = {};
  private link: string | null = null;
  private fieldCode = '';
  private readonly shapes: ShapeReader;
  private turnedRound = 0;
  private inTextFill = false;
  private skippedText = '';
  private inText = false;
  private inCode = false;
  private propertiesOf: 'run' | 'paragraph' | 'mark' | 'cell' | 'row' | null = null;
  private skipDepth = 0;
  private page = 1;
  private block: number;

  constructor(
    xml: string,
    private readonly options: StoryOptions,
  ) {
    this.shapes = new ShapeReader(xml);
    this.backdrops = [this.shapes.pageColour];
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
      case 'trPr':
        this.propertiesOf = 'row';
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
        // It may fill any of its cells.
        if (this.options.styles.get(attributes['val'] ?? '')?.fills === true) this.backdrops[this.backdrops.length - 1] = null;
        break;
      case 'tr':
        this.rows.push([]);
        this.rowHides.push(null);
        break;
      case 'tc':
        this.enter(this.backdrops.at(-1) ?? null);
        break;
      case 'txbxContent':
        this.enter(this.shapes.fill(this.backdrops[0] ?? null));
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
      case 'bdo':
        this.turnedRound++;
        break;
      default:
        this.openShape(name, attributes);
    }
  }

  private openShape(name: string, attributes: XmlAttributes): void {
    this.shapes.open(name, attributes);
    const description = `${attributes['title'] ?? ''} ${attributes['descr'] ?? ''}`.trim();
    if ((name === 'docPr' || name === 'cNvPr') && description !== '') this.addAside(description);
  }

  private readProperty(name: string, attributes: XmlAttributes): void {
    if (this.propertiesOf === 'run') this.readRunProperty(name, attributes);
    else if (this.propertiesOf === 'cell') {
      const fill = name === 'shd' ? readFill(attributes) : null;
      if (fill !== null) this.backdrops[this.backdrops.length - 1] = fill;
    } else if (this.propertiesOf === 'row') {
      this.rowHides[this.rowHides.length - 1] ??= hidesRow(name, attributes);
    } else if (this.propertiesOf === 'paragraph') this.readParagraphProperty(name, attributes);
  }

  private readRunProperty(name: string, attributes: XmlAttributes): void {
    if (name === 'rStyle') this.runStyle = this.options.styles.get(attributes['val'] ?? '')?.look ?? {};
    else if (this.run === null) return;
    else if (name === 'textFill') this.inTextFill = true;
    else if (this.inTextFill) applyTextFill(this.run, name, attributes);
    else applyRunProperty(this.run, name, attributes);
  }

  private readParagraphProperty(name: string, attributes: XmlAttributes): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === 'rPr') this.propertiesOf = 'mark';
    else if (name === 'pStyle') paragraph.style = this.options.styles.get(attributes['val'] ?? '');
    else applyParagraphProperty(paragraph, name, attributes);
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      if (--this.skipDepth === 0) this.endSkipped();
      return;
    }
    if (this.propertiesOf !== null) this.closeProperties(name);
    else this.closeContent(name);
  }

  private closeProperties(name: string): void {
    if (this.propertiesOf === 'mark') {
      if (name === 'rPr') this.propertiesOf = 'paragraph';
    } else if (name === 'textFill') this.inTextFill = false;
    else if (name === 'rPr' || name === 'pPr' || name === 'tcPr' || name === 'trPr') this.propertiesOf = null;
  }

  private closeContent(name: string): void {
    if (name === 'p') this.closeParagraph();
    else if (name === 'r') this.run = null;
    else if (name === 't') this.inText = false;
    else if (name === 'instrText') this.inCode = false;
    else if (name === 'hyperlink' || name === 'fldSimple') this.link = null;
    else if (name === 'tc') this.rows.at(-1)?.push({ lines: this.leave() });
    else if (name === 'tr') this.closeRow();
    else if (name === 'tbl') this.block = this.options.nextBlock();
    else if (name === 'txbxContent') this.emit(this.leave());
    else if (name === 'bdo') this.turnedRound--;
    else this.shapes.close(name);
  }

  text(text: string): void {
    if (this.skipDepth > 0) this.skippedText += text.slice(0, Math.max(0, maxAside - this.skippedText.length));
    else if (this.inText) this.add(text);
    else if (this.inCode) this.fieldCode += text.slice(0, 2_000);
    else this.shapes.text(text);
  }

  private endSkipped(): void {
    if (this.skippedText.trim() !== '') this.addAside(this.skippedText);
    this.skippedText = '';
  }

  private addAside(text: string): void {
    this.asides.push({ text: text.slice(0, maxAside), page: this.page, descriptive: true });
  }

  private closeRow(): void {
    this.rowHides.pop();
    this.emit(joinRow(this.rows.pop() ?? [], this.options.nextBlock));
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (paragraph === undefined) return;
    if (this.fieldCode !== '' && !ordinaryField.test(this.fieldCode)) this.addAside(this.fieldCode);
    this.fieldCode = '';
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
    const reason = this.hidingPlace(paragraph, text) ?? unseenReason(look, paragraph.fill ?? this.backdrops.at(-1) ?? null);
    if (reason !== null) {
      if (!(reason === 'vanish' && onlyNumber.test(text))) this.hide(text, reason);
      return;
    }
    const { seen, unseen } = takeOutUnseen(text);
    for (const message of unseen) this.hide(message, 'invisible-mode');
    addText(paragraph, seen, look, this.link);
  }

  /** Why nobody sees a text where it stands, whatever it looks like. */
  private hidingPlace(paragraph: Paragraph, text: string): HiddenReason | null {
    const turned = paragraph.turned || this.turnedRound > 0;
    if (/[\u202d\u202e]/.test(text)) paragraph.turned = !text.includes('\u202c');
    else if (text.includes('\u202c')) paragraph.turned = false;
    if (turned && /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(text)) return 'invisible-mode';
    return paragraph.hides ?? this.rowHides.find((hides) => hides !== null) ?? (this.sinks.length > 1 ? this.shapes.hides : null);
  }

  private hide(text: string, reason: HiddenReason): void {
    if (text.trim() !== '') this.hidden.push({ text, page: this.page, box: null, reason });
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
    else this.link = type === 'separate' ? linkOfField(this.fieldCode) : null;
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

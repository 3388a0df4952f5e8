import type { HiddenReason, HiddenText } from '../../contract.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import { joinRow } from '../../reading/flow/joinRow.ts';
import { readXml, type XmlAttributes } from '../../reading/package/xmlEvents.ts';
import { takeOutUnseen } from '../../reading/shared/unseenCharacters.ts';
import { withUsualHyphens } from '../../reading/shared/usualHyphens.ts';
import { AlternativeReader } from './alternatives.ts';
import { FieldReader, linkOfField } from './fields.ts';
import { type Frame, FrameStack } from './frames.ts';
import { findGrounds, type Ground } from './grounds.ts';
import type { Aside } from './hiddenParts.ts';
import { hidingReason } from './hidingReason.ts';
import { readPageLook } from './page.ts';
import { addText, breakLine, openParagraph, type Paragraph, toFlowLines } from './paragraph.ts';
import { type PropertyOwners, PropertyReader } from './propertyReader.ts';
import { RunReader } from './runReader.ts';
import { ShapeReader } from './shapes.ts';
import type { Story, StoryOptions } from './story.ts';
import { openTable, type Table } from './tables.ts';

/** Deleted or moved text, and properties before a change. */
const skipped = new Set([
  'del',
  'moveFrom',
  'rPrChange',
  'pPrChange',
  'tcPrChange',
  'tblPrChange',
  'trPrChange',
  'sectPrChange',
  'delText',
]);
const columns = /<w:cols\b[^>]{0,200}?w:num="(?:[2-9]|\d\d)"/;
const maxAside = 4_000;
/** Page numbers in tables of contents are only hidden on the web. */
const onlyNumber = /^[\s\d.]*$/;

/** Reads the text of one part (body, header, footer, notes): paragraphs, tables, text boxes, in the order of the file. */
export function readStory(xml: string, options: StoryOptions): Story {
  const reader = new StoryReader(xml, options);
  readXml(xml, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.text(text),
  });
  return { lines: reader.lines, hidden: reader.hidden, asides: reader.asides, grounds: reader.grounds };
}

class StoryReader implements PropertyOwners {
  readonly hidden: HiddenText[] = [];
  readonly asides: Aside[] = [];
  readonly grounds: Ground[];
  private readonly frames: FrameStack;
  private readonly tables: Table[] = [];
  private readonly paragraphs: Paragraph[] = [];
  private readonly renderedBreaks: boolean;
  private readonly run: RunReader;
  private readonly properties: PropertyReader;
  private link: string | null = null;
  private readonly fields: FieldReader;
  private readonly shapes: ShapeReader;
  private readonly alternatives: AlternativeReader;
  private turnedRound = 0;
  private skippedText = '';
  private inText = false;
  private inCode = false;
  private skipDepth = 0;
  private page = 1;
  private block: number;
  /** The least number of lines of the page's own text so far. */
  private line = 0;

  constructor(
    xml: string,
    private readonly options: StoryOptions,
  ) {
    const page = readPageLook(xml, options.showsPageColour);
    this.run = new RunReader(options.styles);
    this.properties = new PropertyReader(options.styles, this.run);
    this.shapes = new ShapeReader(page, options.styles.theme);
    this.alternatives = new AlternativeReader(xml);
    this.fields = new FieldReader(xml, (code) => this.addAside(code));
    const own = findGrounds(xml);
    // In columns, later text may be higher on the page.
    this.grounds = [...(columns.test(xml) ? own.map((ground) => ({ ...ground, line: null })) : own), ...options.grounds];
    this.frames = new FrameStack(page.colour, this.grounds);
    this.renderedBreaks = xml.includes('lastRenderedPageBreak');
    this.block = options.nextBlock();
  }

  get lines(): FlowLine[] {
    return this.frames.lines;
  }

  get paragraph(): Paragraph | undefined {
    return this.paragraphs.at(-1);
  }

  get table(): Table | undefined {
    return this.tables.at(-1);
  }

  get frame(): Frame {
    return this.frames.current;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (this.skipDepth > 0) this.skipDepth++;
    else if (skipped.has(name)) this.skip(name);
    else if (this.properties.isOpen) this.properties.read(name, attributes, this);
    else if (this.alternatives.skips(name, attributes['Requires'])) this.skipDepth = 1;
    else this.openContent(name, attributes);
  }

  private skip(name: string): void {
    this.skipDepth = 1;
    const table = this.tables.at(-1);
    if (this.properties.ofRow && name === 'del' && table) table.rowHides = 'vanish';
  }

  private openContent(name: string, attributes: XmlAttributes): void {
    if (this.properties.opens(name)) return;
    switch (name) {
      case 'p':
        if (this.frames.atPage) this.line++;
        this.paragraphs.push(openParagraph(this.page));
        break;
      case 'r':
        this.run.begin();
        break;
      case 't':
        this.inText = true;
        break;
      case 'instrText':
        this.inCode = true;
        break;
      case 'tbl':
        this.tables.push(openTable());
        this.block = this.options.nextBlock();
        break;
      case 'tr':
        this.openRow();
        break;
      default:
        if (!this.openFrame(name, attributes)) this.openInline(name, attributes);
    }
  }

  private openFrame(name: string, { id = '' }: XmlAttributes): boolean {
    if (name === 'tc') this.frames.openCell(this.tables.at(-1));
    else if (name === 'txbxContent') this.frames.openBox(this.shapes);
    else if (name === 'footnote' || name === 'endnote') this.frames.openNote(this.options.notes?.has(id) !== false);
    else return false;
    this.block = this.options.nextBlock();
    return true;
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
        this.fields.tellCode(attributes['instr'] ?? '');
        break;
      case 'fldChar':
        this.fields.change(attributes['fldCharType'] ?? '');
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
    if (name === 'altChunk' || name === 'chart') this.embed(attributes['id']);
    else if (name === 'relIds') this.embed(attributes['dm']);
    const description = `${attributes['title'] ?? ''} ${attributes['descr'] ?? ''}`.trim();
    if ((name === 'docPr' || name === 'cNvPr') && description !== '') this.addAside(description);
  }

  /** A whole document, a chart or a diagram, by its relation. */
  private embed(id = ''): void {
    const { lines, hidden } = this.options.embedded(id);
    for (const { text, reason } of hidden) this.hide(text, reason);
    const hides = this.frames.current.hides ?? this.shapes.hides;
    if (hides === null) this.frames.emit(lines.map((line) => ({ ...line, page: this.page, role: this.options.role })));
    else for (const { spans } of lines) this.hide(spans.map(({ text }) => text).join(''), hides);
  }

  private openRow(): void {
    if (this.frames.atPage) this.line++;
    const table = this.tables.at(-1);
    if (table === undefined) return;
    table.rows++;
    table.cells = [];
    table.rowHides = null;
  }

  close(name: string): void {
    if (this.skipDepth > 0) {
      if (--this.skipDepth === 0) this.endSkipped();
      return;
    }
    if (this.properties.isOpen) this.properties.close(name);
    else this.closeContent(name);
  }

  private closeContent(name: string): void {
    if (name === 'p') this.closeParagraph();
    else if (name === 't') this.inText = false;
    else if (name === 'instrText') this.inCode = false;
    else if (name === 'hyperlink' || name === 'fldSimple') this.link = null;
    else if (name === 'tc') this.tables.at(-1)?.cells.push(this.leave());
    else if (name === 'tr') this.frames.emit(joinRow(this.tables.at(-1)?.cells ?? [], this.options.nextBlock));
    else if (name === 'tbl') {
      this.tables.pop();
      this.block = this.options.nextBlock();
    } else if (name === 'txbxContent' || name === 'footnote' || name === 'endnote') this.frames.emit(this.leave());
    else if (name === 'bdo') this.turnedRound--;
    else {
      this.alternatives.close(name);
      this.shapes.close(name);
    }
  }

  text(text: string): void {
    if (this.skipDepth > 0) this.skippedText += text.slice(0, Math.max(0, maxAside - this.skippedText.length));
    else if (this.inText) this.add(text);
    else if (this.inCode) this.fields.addCode(text);
    else this.shapes.text(text);
  }

  private endSkipped(): void {
    if (this.skippedText.trim() !== '') this.addAside(this.skippedText);
    this.skippedText = '';
  }

  private addAside(text: string): void {
    this.asides.push({ text: text.slice(0, maxAside), page: this.page, descriptive: true });
  }

  private closeParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (paragraph === undefined) return;
    this.fields.endParagraph();
    paragraph.heading ||= paragraph.style?.heading ?? false;
    paragraph.listItem ||= paragraph.style?.listItem ?? false;
    const empty = paragraph.spans.length === 0 && paragraph.broken.length === 0;
    if (empty || paragraph.spaced || paragraph.heading) this.block = this.options.nextBlock();
    this.frames.emit(toFlowLines(paragraph, this.block, this.options.role));
  }

  private add(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (this.fields.inCode) {
      this.fields.addCode(text);
      return;
    }
    const look = this.run.lookIn(paragraph, this.tables.at(-1));
    const { frames, line } = this;
    const reason = hidingReason(text, { paragraph, look, frames, line, turnedRound: this.turnedRound > 0 });
    if (reason !== null) {
      if (!(reason === 'vanish' && onlyNumber.test(text))) this.hide(text, reason);
      return;
    }
    const { seen, unseen } = takeOutUnseen(text);
    for (const message of unseen) this.hide(message, 'invisible-mode');
    addText(paragraph, withUsualHyphens(seen), look, this.link ?? this.fields.link);
  }

  private hide(text: string, reason: HiddenReason): void {
    if (text.trim() !== '') this.hidden.push({ text, page: this.page, box: null, reason });
  }

  /** A paragraph that begins with the break is on the new page. */
  private turnPage(): void {
    this.page++;
    const paragraph = this.paragraphs.at(-1);
    if (paragraph !== undefined && paragraph.spans.length === 0) paragraph.page = this.page;
  }

  private breakLine(): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph !== undefined) breakLine(paragraph);
  }

  private leave(): FlowLine[] {
    this.block = this.options.nextBlock();
    return this.frames.leave();
  }
}

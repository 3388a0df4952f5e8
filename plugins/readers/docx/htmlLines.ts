// Our own: htmlparser2's Parser searches all open elements at each closing tag (40,000 of each take it 7 s), parse5 builds a tree of any depth.
import { decodeHTML } from 'entities';
import type { HiddenReason } from '../../contract.ts';
import type { FlowLine, FlowSpan } from '../../reading/flow/flowLine.ts';

/** Elements whose content a web page does not show. */
const unseen = new Set(['head', 'script', 'style', 'template', 'noscript', 'title', 'svg', 'select', 'object']);
const blocks =
  /^(?:p|div|h[1-6]|li|ul|ol|dl|dt|dd|table|tr|section|article|header|footer|main|aside|blockquote|pre|hr|br|body|address|figure)$/;
const heading = /^h[1-6]$/;
const empty = /^(?:br|hr|img|input|meta|link|col|wbr|area|base|embed|source|track)$/;
const hiding =
  /display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|opacity\s*:\s*0(?:\.0*)?\s*(?:;|$)|font-size\s*:\s*[01](?:\.\d+)?(?:px|pt)/i;
const whiteText = /(?:^|[;\s])color\s*:\s*(?:white|#fff(?:fff)?\b|rgb\(\s*255\s*,\s*255\s*,\s*255\s*\))/i;
const filled = /background/i;
/** Documents are not nested deeper; deeper content is read as if it were at this depth. */
const maxDepth = 400;

export interface HtmlText {
  lines: FlowLine[];
  hidden: { text: string; reason: HiddenReason }[];
}

interface OpenElement {
  name: string;
  bold: boolean;
  hides: HiddenReason | null;
  link: string | null;
}

/** The text of a web page, one line per block. Only inline styles hide text, not style sheets. Never fails: pages are often broken. */
export function readHtml(html: string, nextBlock: () => number): HtmlText {
  const reader = new HtmlReader(nextBlock);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open !== at) reader.text(html.slice(at, open < 0 ? html.length : open));
    if (open < 0) break;
    at = html.startsWith('<!--', open) ? after(html, '-->', open) : reader.tag(html, open);
  }
  reader.endLine();
  return reader;
}

function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found < 0 ? html.length : found + mark.length;
}

class HtmlReader implements HtmlText {
  readonly lines: FlowLine[] = [];
  readonly hidden: HtmlText['hidden'] = [];
  private readonly open: OpenElement[] = [];
  private spans: FlowSpan[] = [];
  private listItem = false;
  private heading = false;

  constructor(private readonly nextBlock: () => number) {}

  /** Reads the tag at `from`; returns where what follows begins. */
  tag(html: string, from: number): number {
    const end = after(html, '>', from);
    const tag = html.slice(from, Math.min(end, from + 2_000));
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(tag) ?? [];
    const lower = name.toLowerCase();
    if (lower === '') return end;
    if (blocks.test(lower)) this.endLine();
    if (slash === '' && unseen.has(lower)) return tag.endsWith('/>') ? end : after(html, '>', after(html, `</${name}`, end));
    if (slash !== '') this.close(lower);
    else this.openElement(lower, tag);
    return end;
  }

  text(text: string): void {
    // Numbered control characters (&#1;) are not text.
    const shown = decodeHTML(text).replace(/[\s\u00a0\p{Cc}]+/gu, ' ');
    const { hides = null, bold = false, link = null } = this.open.at(-1) ?? {};
    if (shown.trim() === '' && this.spans.length === 0) return;
    if (hides !== null) {
      if (shown.trim() !== '') this.hidden.push({ text: shown.trim(), reason: hides });
    } else this.spans.push({ text: shown, bold: bold || this.heading, italic: false, fontSize: 0, link });
  }

  endLine(): void {
    if (this.spans.some(({ text }) => text.trim() !== '')) {
      const { spans, listItem, heading: isHeading } = this;
      this.lines.push({ spans, page: 1, block: this.nextBlock(), role: 'body', listItem, heading: isHeading });
    }
    this.spans = [];
    this.listItem = false;
  }

  private openElement(name: string, tag: string): void {
    if (name === 'td' || name === 'th') {
      if (this.spans.length > 0) this.spans.push({ text: '\t', bold: false, italic: false, fontSize: 0, link: null });
    }
    this.listItem ||= name === 'li';
    this.heading ||= heading.test(name);
    if (!empty.test(name) && this.open.length < maxDepth) this.open.push(describe(name, tag, this.open.at(-1)));
  }

  private close(name: string): void {
    if (heading.test(name)) this.heading = false;
    const index = this.open.findLastIndex((element) => element.name === name);
    if (index >= 0) this.open.length = index;
  }
}

function describe(name: string, tag: string, around: OpenElement | undefined): OpenElement {
  const style = /\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  const css = style?.[1] ?? style?.[2] ?? '';
  const own = name === 'a' ? /\bhref\s*=\s*["']([^"']{1,500})["']/i.exec(tag)?.[1] : undefined;
  return {
    name,
    bold: around?.bold === true || /^(?:b|strong|th)$/.test(name) || /font-weight\s*:\s*(?:bold|[6-9]00)/i.test(css),
    hides: around?.hides ?? hidingOf(css, tag),
    link: own ?? around?.link ?? null,
  };
}

function hidingOf(css: string, tag: string): HiddenReason | null {
  if (hiding.test(css) || /\shidden(?=[\s>=/])/i.test(tag)) return 'vanish';
  return whiteText.test(css) && !filled.test(css) ? 'background-colour' : null;
}

import { definePlugin, type HiddenText, type Reader } from '../../contract.ts';
import { checkAborted, checkInput } from '../checkInput.ts';
import { buildFlowDocument } from '../flow/buildFlowDocument.ts';
import type { FlowLine } from '../flow/flowLine.ts';
import { type Aside, hiddenAsides, readProperties } from './hiddenParts.ts';
import { type DocxPackage, openPackage } from './openPackage.ts';
import { type Relation, readRelations, targetPart } from './readRelations.ts';
import { readStory, type Story } from './readStory.ts';
import { readStyles } from './readStyles.ts';

const main = 'word/document.xml';
const zipMark = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);

/** Word's XML format: text, looks, headers and footers, tables, text boxes, links and lists. */
export const docxReader = definePlugin<Reader>({
  id: 'docx',
  version: '2',
  kind: 'reader',
  accepts: (head) => zipMark.every((byte, index) => head[index] === byte),
  async read(bytes, options) {
    checkInput(bytes, options);
    const parts = openPackage(bytes, options.limits.maxUnpackedBytes);
    const { stories, comments } = readStories(parts, () => checkAborted(options.signal));
    const lines = stories.flatMap((story) => story.lines);
    const asides = [...stories.flatMap((story) => story.asides), ...comments, ...readProperties(parts)];
    const text = lines.flatMap((line) => line.spans.map((span) => span.text)).join(' ');
    const hidden = [...joinHidden(stories.flatMap((story) => story.hidden)), ...hiddenAsides(asides, text)];
    return buildFlowDocument(lines, { hidden, maxCharacters: options.limits.maxCharacters });
  },
});

/** Contacts often stand in the header, so headers come first; notes and footers come last. */
function readStories(parts: DocxPackage, checkStop: () => void): { stories: Story[]; comments: Aside[] } {
  const relations = readRelations(parts, main);
  const styles = readStyles(parts.read(findPart(relations, 'styles') ?? 'word/styles.xml'));
  let blocks = 0;
  const nextBlock = () => ++blocks;
  const read = (part: string, role: FlowLine['role']): Story | null => {
    checkStop();
    const xml = parts.read(part);
    if (xml === null) return null;
    const own = part === main ? relations : readRelations(parts, part);
    return readStory(xml, { styles, links: linkTargets(own), role, nextBlock });
  };
  const plan = [
    ...partsOf(relations, 'header').map((part) => ({ part, role: 'header' as const })),
    { part: main, role: 'body' as const },
    ...partsOf(relations, 'footnotes', 'endnotes').map((part) => ({ part, role: 'body' as const })),
    ...partsOf(relations, 'footer').map((part) => ({ part, role: 'footer' as const })),
  ];
  const stories: Story[] = [];
  for (const { part, role } of plan) stories.push(read(part, role) ?? { lines: [], hidden: [], asides: [] });
  const comments: Aside[] = [];
  for (const part of partsOf(relations, 'comments')) {
    const story = read(part, 'body');
    comments.push(
      ...(story?.lines ?? []).map(({ spans }) => ({ text: spans.map(({ text }) => text).join(''), page: 1, descriptive: true })),
    );
  }
  return { stories: withoutRepeats(stories), comments };
}

function findPart(relations: readonly Relation[], type: string): string | null {
  const found = relations.find((relation) => relation.type === type);
  return found ? targetPart(found.target) : null;
}

function partsOf(relations: readonly Relation[], ...types: string[]): string[] {
  return relations.filter(({ type }) => types.includes(type)).map(({ target }) => targetPart(target));
}

function linkTargets(relations: readonly Relation[]): Map<string, string> {
  return new Map(relations.filter(({ type }) => type === 'hyperlink').map(({ id, target }) => [id, target]));
}

/** Documents have up to three headers (first page, odd, even), mostly with the same words. */
function withoutRepeats(stories: readonly Story[]): Story[] {
  const seen = new Set<string>();
  return stories.map((story) => ({
    ...story,
    lines: story.lines.filter((line) => {
      if (line.role === 'body') return true;
      const key = `${line.role} ${line.spans
        .map(({ text }) => text)
        .join('')
        .trim()}`;
      return !seen.has(key) && seen.add(key);
    }),
  }));
}

/** Runs are split wherever a spelling checker stopped; one hidden sentence is one finding. */
function joinHidden(hidden: readonly HiddenText[]): HiddenText[] {
  const joined: HiddenText[] = [];
  for (const one of hidden) {
    const last = joined.at(-1);
    if (last && last.page === one.page && last.reason === one.reason && last.text.length < 2_000) last.text += one.text;
    else joined.push({ ...one });
  }
  return joined;
}

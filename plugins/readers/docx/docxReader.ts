import { type DocumentText, definePlugin, type HiddenText, type Reader } from '../../contract.ts';
import { checkAborted, checkInput } from '../../reading/checkInput.ts';
import { buildFlowDocument } from '../../reading/flow/buildFlowDocument.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import { type DocxPackage, isPackage, openPackage } from '../../reading/package/openPackage.ts';
import { type Relation, readRelations } from '../../reading/package/readRelations.ts';
import { pagePictures } from '../../reading/pictures/pagePictures.ts';
import { type EmbeddedText, openEmbedded } from './embeddedParts.ts';
import { type Aside, hiddenAsides, readProperties } from './hiddenParts.ts';
import { readStory } from './readStory.ts';
import { readStyles } from './readStyles.ts';
import { isSwitchedOn, shownParts } from './shownParts.ts';
import type { Story } from './story.ts';
import { openTheme } from './theme.ts';

/** With less text, the content may be in the pictures. */
const fewCharacters = 40;
const main = 'word/document.xml';

/** Word's XML format: text, looks, headers and footers, tables, text boxes, links and lists. */
export const docxReader = definePlugin<Reader>({
  id: 'docx',
  version: '9',
  kind: 'reader',
  accepts: isPackage,
  async read(bytes, options) {
    checkInput(bytes, options);
    const parts = openPackage(bytes, options.limits.maxUnpackedBytes);
    const { stories, comments } = readStories(parts, () => checkAborted(options.signal));
    const lines = stories.flatMap((story) => story.lines);
    const asides = [...stories.flatMap((story) => story.asides), ...comments, ...readProperties(parts)];
    const text = lines.flatMap((line) => line.spans.map((span) => span.text)).join(' ');
    const hidden = [...joinHidden(stories.flatMap((story) => story.hidden)), ...hiddenAsides(asides, text)];
    const document = buildFlowDocument(lines, { hidden, maxCharacters: options.limits.maxCharacters });
    if (document.text.length <= fewCharacters) addPictures(document, pagePictures(parts).length);
    return document;
  },
});

/** Extra pages for pictures that hold the document's content; recognition finds them by the warnings. */
function addPictures(document: DocumentText, count: number): void {
  const first = document.text === '' ? 0 : document.pages.length;
  for (let page = first + 1; page <= first + count; page++) {
    document.pages[page - 1] = { width: 0, height: 0, ocrConfidence: null };
    document.warnings.push({ code: 'no-text', page, params: {} });
  }
}

/** Headers often have the contacts, so they come first; notes and footers come last. */
function readStories(parts: DocxPackage, checkStop: () => void): { stories: Story[]; comments: Aside[] } {
  const relations = readRelations(parts, main);
  const findPart = (type: string) => relations.find((relation) => relation.type === type)?.part ?? `word/${type}.xml`;
  const body = parts.read(main) ?? '';
  const theme = openTheme(() => ({ theme: parts.read(findPart('theme')), settings: parts.read(findPart('settings')) }));
  const styles = readStyles(parts.read(findPart('styles')), theme);
  const showsPageColour =
    body.includes('<w:background') && isSwitchedOn(parts.read(findPart('settings')) ?? '', 'displayBackgroundShape');
  const shown = shownParts(body, () => parts.read(findPart('settings')) ?? '');
  let blocks = 0;
  const nextBlock = () => ++blocks;
  const read = (part: string, role: FlowLine['role'], grounds: Story['grounds'] = []): Story => {
    checkStop();
    const xml = part === main ? body : parts.read(part);
    if (xml === null) return { lines: [], hidden: [], asides: [], grounds: [] };
    const own = part === main ? relations : readRelations(parts, part);
    const links = linkTargets(own);
    const embedded = openEmbedded({ parts, relations: own, nextBlock, readDocument: (inner) => readInner(inner, nextBlock) });
    const notes = shown.notes.get(relations.find((relation) => relation.part === part)?.type ?? '') ?? null;
    return readStory(xml, { styles, links, role, showsPageColour, grounds, notes, nextBlock, embedded });
  };
  const readAll = (types: string[], role: FlowLine['role']) =>
    relations.filter(({ id, type }) => types.includes(type) && shown.parts.has(id)).map(({ part }) => read(part, role));
  const headers = readAll(['header'], 'header');
  // Shapes in a header are behind the text of all its pages.
  const everywhere = headers.flatMap(({ grounds }) => grounds.map((ground) => ({ ...ground, line: null, behind: true })));
  const story = read(main, 'body', everywhere);
  const notes = relations.filter(({ type }) => shown.notes.has(type)).map(({ part }) => read(part, 'body'));
  const stories = withoutRepeats([...headers, story, ...notes, ...readAll(['footer'], 'footer')]);
  const beside = relations.filter(
    ({ id, type }) => type === 'comments' || ((type === 'header' || type === 'footer') && !shown.parts.has(id)),
  );
  return { stories, comments: beside.flatMap(({ part }) => asidesOf(read(part, 'body'))) };
}

/** The body of an embedded document; what it embeds itself is left out. */
function readInner(parts: DocxPackage, nextBlock: () => number): EmbeddedText {
  const relations = readRelations(parts, main);
  const theme = openTheme(() => ({ theme: parts.read('word/theme/theme1.xml'), settings: parts.read('word/settings.xml') }));
  const styles = readStyles(parts.read('word/styles.xml'), theme);
  const embedded = () => ({ lines: [], hidden: [] });
  const links = linkTargets(relations);
  const body = parts.read(main) ?? '';
  return readStory(body, { styles, links, role: 'body', showsPageColour: false, grounds: [], notes: null, nextBlock, embedded });
}

function asidesOf({ lines }: Story): Aside[] {
  return lines.map(({ spans }) => ({ text: spans.map(({ text }) => text).join(''), page: 1, descriptive: true }));
}

function linkTargets(relations: readonly Relation[]): Map<string, string> {
  return new Map(relations.filter(({ type }) => type === 'hyperlink').map(({ id, target }) => [id, target]));
}

/** Documents have up to three headers (first page, odd, even), usually with the same words. */
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

/** Spelling checkers split runs; one hidden sentence counts as one finding. */
function joinHidden(hidden: readonly HiddenText[]): HiddenText[] {
  const joined: HiddenText[] = [];
  for (const one of hidden) {
    const last = joined.at(-1);
    if (last && last.page === one.page && last.reason === one.reason && last.text.length < 2_000) last.text += one.text;
    else joined.push({ ...one });
  }
  return joined;
}

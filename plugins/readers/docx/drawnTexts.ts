import { readXml } from '../../reading/package/xmlEvents.ts';

const mostTexts = 300;

/** The texts of a diagram (SmartArt), one line per shape. */
export function textsOfDiagram(xml: string): string[] {
  return collect(xml, 'p', (path) => path.at(-1) === 't' && path.includes('pt'));
}

/** A chart's title and the names of its axis and series; its numbers mean nothing alone. */
export function textsOfChart(xml: string): string[] {
  const texts = collect(xml, ['p', 'v'], (path) => {
    const last = path.at(-1);
    return (last === 't' && path.includes('title')) || (last === 'v' && (path.includes('cat') || path.includes('tx')));
  });
  return [...new Set(texts)].filter((text) => /\p{L}/u.test(text));
}

/** Collects the text of the wanted elements; elements named in `ends` end a line. */
function collect(xml: string, ends: string | readonly string[], isWanted: (path: readonly string[]) => boolean): string[] {
  const texts: string[] = [];
  const path: string[] = [];
  let line = '';
  readXml(xml, {
    open: (name) => path.push(name),
    text(text) {
      if (isWanted(path)) line += text;
    },
    close(name) {
      path.pop();
      if (!ends.includes(name)) return;
      if (line.trim() !== '' && texts.length < mostTexts) texts.push(line.trim());
      line = '';
    },
  });
  return texts;
}

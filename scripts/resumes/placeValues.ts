import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PrintedFact } from '../eval/manifest.ts';
import type { PrintedValue } from './printedValues.ts';

interface WantedValue {
  within: string;
  pattern: string;
  /** Of the value among all values. */
  index: number;
}

const address = 'https://value.example/';

/**
 * Where the browser prints each word of the values. The words become links that look like text, and the print of the page says where its links are. The page
 * is changed: print the document itself first.
 */
export async function placeValues(
  page: Page,
  values: readonly PrintedValue[],
  print: () => Promise<Uint8Array>,
): Promise<PrintedFact[]> {
  // Longer values first, because they may contain shorter ones.
  const wanted = values
    .map(({ within, text }, index) => ({ within, index, pattern: String.raw`(?<![\p{L}\p{N}])${escaped(text)}(?![\p{L}\p{N}])` }))
    .toSorted((a, b) => b.pattern.length - a.pattern.length);
  await page.evaluate(linkWords, { values: wanted, address });
  const document = await getDocument({ data: new Uint8Array(await print()) }).promise;
  const places: number[][][] = values.map(() => []);
  for (let number = 1; number <= document.numPages; number++) {
    const sheet = await document.getPage(number);
    const height = sheet.view[3]!;
    for (const { url, rect } of (await sheet.getAnnotations()) as { url?: string; rect: number[] }[]) {
      if (!url?.startsWith(address)) continue;
      const [left, bottom, right, top] = rect as [number, number, number, number];
      places[Number(url.slice(address.length))]!.push(
        [number, left, height - top, right - left, top - bottom].map((value) => Math.round(value * 10) / 10),
      );
    }
  }
  await document.destroy();
  return values.flatMap(({ fact, part, text }, at) => (places[at]!.length > 0 ? [{ fact, part, text, words: places[at]! }] : []));
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Runs in the browser, so it calls nothing outside: turns each word of a value into a link. */
function linkWords({ values, address }: { values: WantedValue[]; address: string }): void {
  for (const { within, pattern, index } of values) {
    const nodes: Text[] = [];
    for (const root of document.querySelectorAll(within)) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) nodes.push(walker.currentNode as Text);
    }
    const whole = new RegExp(pattern, 'u');
    const node = nodes.find(({ data, parentElement }) => !parentElement?.closest('a, h2') && whole.test(data));
    const found = node && whole.exec(node.data);
    if (!found) continue;
    for (const word of [...found[0].matchAll(/[^\s–—-]*[\p{L}\p{N}][^\s–—-]*/gu)].reverse()) {
      const range = document.createRange();
      range.setStart(node, found.index + word.index);
      range.setEnd(node, found.index + word.index + word[0].length);
      const link = document.createElement('a');
      link.href = `${address}${index}`;
      link.style.cssText = 'color:inherit;text-decoration:inherit';
      range.surroundContents(link);
    }
  }
}

import { spawnSync } from 'node:child_process';
import type { Box } from '../../plugins/contract.ts';

/** A word and its position on the page, found by `pdftotext -bbox`, a program that shares no code with our reader. */
export interface PrintedWord {
  text: string;
  box: Box;
}

const word = /<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)<\/word>/;
const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The words of a PDF with their positions, in points from the top left corner of the page; null if Poppler is not installed. */
export function printedWords(path: string): PrintedWord[] | null {
  const { stdout, status } = spawnSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? parseWords(stdout) : null;
}

export function parseWords(xhtml: string): PrintedWord[] {
  const words: PrintedWord[] = [];
  let page = 0;
  for (const line of xhtml.split('\n')) {
    if (line.includes('<page ')) page++;
    const [, x0, y0, x1, y1, text] = word.exec(line) ?? [];
    if (text === undefined) continue;
    const box = { page, x: Number(x0), y: Number(y0), width: Number(x1) - Number(x0), height: Number(y1) - Number(y0) };
    words.push({ text: text.replace(/&(\w+);/g, (whole, name: string) => named[name] ?? whole), box });
  }
  return words;
}

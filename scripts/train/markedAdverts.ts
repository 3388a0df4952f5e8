import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ClauseKind } from '../../plugins/extractors/local/requirements/clauses/askingClauses.ts';

/** What a mark names: something to know, a trait, a certificate, a degree, a language, a length of experience. */
export type MarkKind = 'name' | 'soft' | 'cert' | 'edu' | 'lang' | 'years';

/** An advertisement in which somebody marked what each clause says and what it asks for by name. Offsets are into the text. */
export interface MarkedAdvert {
  id: string;
  text: string;
  /** `[start, end, kind]` of each clause and heading. */
  clauses: [number, number, ClauseKind][];
  /** `[start, end, kind]` of each thing that a clause asks for. */
  names: [number, number, MarkKind][];
}

const row = /^([+~]?)(head|about|duties|must|nice|benefits|apply):[HB] \| (.*)$/u;
const mark = /⟦(\w+):([^⟦⟧]+)⟧/gu;
const joints: Readonly<Record<string, string>> = { '+': ' ', '~': '\n\n', '': '\n' };
const lineBreak = ' ⏎ ';

/** What a line begins with only where it stands by itself. */
const bullet = /^[-–—•·*▪●◦○✓✔➢►§o]\s+/u;

/**
 * Reads the advertisements of a folder's text files. `=== id` begins one; each further line is a clause: `must:B | Knows ⟦name:SQL⟧` (`:H` a heading), with `+`
 * in front if it goes on in the line before, with `~` below an empty line.
 */
export function readMarkedAdverts(folder: string, { inOneLine = false } = {}): MarkedAdvert[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return files.toSorted().flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8')
      .split(/^=== /mu)
      .slice(1)
      .map((block) => parseAdvert(block.split('\n'), path.join(folder, name), inOneLine)),
  );
}

function parseAdvert([id = '', ...rows]: readonly string[], file: string, inOneLine: boolean): MarkedAdvert {
  const advert: MarkedAdvert = { id: id.trim(), text: '', clauses: [], names: [] };
  for (const line of rows.filter((one) => one.trim() !== '')) {
    const [, joint = '', kind, printed = ''] = row.exec(line) ?? [];
    if (kind === undefined) throw new Error(`${file}, ${advert.id}: cannot read "${line}"`);
    const marked = inOneLine ? printed.replace(bullet, '') : printed;
    if (advert.text !== '') advert.text += inOneLine ? ' ' : joints[joint];
    const start = advert.text.length;
    let done = 0;
    const add = (text: string) => {
      advert.text += text.replaceAll(lineBreak, inOneLine ? ' ' : '\n');
    };
    for (const { index, 0: whole, 1: name, 2: words = '' } of marked.matchAll(mark)) {
      add(marked.slice(done, index));
      const from = advert.text.length;
      add(words);
      advert.names.push([from, advert.text.length, name as MarkKind]);
      done = index + whole.length;
    }
    add(marked.slice(done));
    advert.clauses.push([start, advert.text.length, kind as ClauseKind]);
  }
  return advert;
}

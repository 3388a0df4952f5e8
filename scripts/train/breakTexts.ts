import { readdirSync, readFileSync } from 'node:fs';
import { isBareHeading } from '../../plugins/extractors/local/requirements/clauses/jobHeadings.ts';
import { composeAdvert } from '../adverts/composeAdvert.ts';
import { composeLines } from '../adverts/composeLines.ts';
import { readAdvertisements } from '../eval/jobs/readAdvertisements.ts';

/** A text in one line, and where its lines began; at `unclear` places a sentence may go on or not. */
export interface BreakText {
  id: string;
  text: string;
  breaks: Set<number>;
  unclear: Set<number>;
}

const bullet = /^\s*(?:[\p{Extended_Pictographic}•◦▪‣·●○■→*+›–—-]\uFE0F?|\d{1,2}[.)])\s+/u;
/** A longer line may have been wrapped. */
const leastWrapped = 50;

/** The lines in one, without bullets. */
export function joinLines(id: string, lines: readonly string[]): BreakText {
  const joined: BreakText = { id, text: '', breaks: new Set(), unclear: new Set() };
  let [before, was] = ['', ''];
  for (const raw of lines) {
    const line = raw.replace(bullet, '').trim();
    if (line === '') continue;
    if (joined.text !== '') {
      joined.text += ' ';
      const goesOn = raw.trim() === line && was.length >= leastWrapped && !/[.!?:;]$/u.test(before) && /^[\p{Ll}(,]/u.test(line);
      (goesOn ? joined.unclear : joined.breaks).add(joined.text.length);
    }
    joined.text += line;
    [before, was] = [line, raw];
  }
  return joined;
}

/** The same advertisement as others would write it: items in the other case, headings with or without a colon. */
export function otherwise(id: string, lines: readonly string[]): BreakText {
  const changed = lines.map((line) => {
    const mark = bullet.exec(line)?.[0] ?? '';
    const rest = line.slice(mark.length);
    if (mark !== '' && /^(?:\p{L}\p{Ll}+|\p{L})(?=\s|$)/u.test(rest)) return mark + withOtherCase(rest);
    if (/^[^.:]{3,40}:$/u.test(line)) return line.slice(0, -1);
    return isBareHeading(line) ? `${line}:` : line;
  });
  return joinLines(`${id}, otherwise`, changed);
}

function withOtherCase(item: string): string {
  const first = item.charAt(0);
  return (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + item.slice(1);
}

function bothWays(id: string, text: string): BreakText[] {
  const lines = text.split('\n');
  return [joinLines(id, lines), otherwise(id, lines)];
}

/** The advertisements of the product's own set that may be read, and invented ones. */
export function ownTexts(invented: number): BreakText[] {
  const samples = new URL('../../plugins/extractors/local/requirements/testing/', import.meta.url);
  const seeds = Array.from({ length: invented }, (_, index) => 1000 + index);
  return [
    ...readAdvertisements('develop').flatMap(({ id, text }) => bothWays(id, text)),
    ...readdirSync(samples)
      .filter((name) => name.endsWith('.txt'))
      .flatMap((name) => bothWays(name, readFileSync(new URL(name, samples), 'utf8'))),
    ...seeds.flatMap((seed) =>
      (['en', 'ru'] as const).flatMap((language) =>
        [0, 1].map((group) => {
          const { id, text } = composeAdvert(seed, language, group);
          return joinLines(id, text.split('\n'));
        }),
      ),
    ),
  ];
}

/** Advertisements put together from written lines, as many of each language. */
export function composedTexts(count: number, firstSeed: number): BreakText[] {
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
  return seeds.flatMap((seed) =>
    (['en', 'ru'] as const).map((language) => joinLines(`${language}, lines ${seed}`, composeLines(seed, language))),
  );
}

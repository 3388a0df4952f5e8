import { languagesMap } from '../../../knowledge/languages.ts';
import { findLanguages, type LanguageMatch } from './findLanguages.ts';

const endings = /(?:ого|ому|им|ом|и)$/u;
const adjective = /(?<!\p{L})\p{L}{3,20}(?:ск|цк)(?:ого|ому|им|ом|(?<=по-\p{L}{3,20})и)(?!\p{L})/giu;

/** "знание английского языка", "владение немецким", "читаю по-немецки": languages in cases other than the nominative. */
export function findInflected(text: string): LanguageMatch[] {
  return Array.from(text.matchAll(adjective)).flatMap(({ index, 0: written }): LanguageMatch[] => {
    const nominative = written.toLowerCase().replace(endings, 'ий');
    const known = languagesMap.get(nominative);
    if (known === undefined) return [];
    const end = index + written.length;
    return [{ start: index, end, name: written, known, level: levelOf(text, index, end, nominative) }];
  });
}

/** Puts the nominative in place of the inflected name and looks for the level around it. */
function levelOf(text: string, start: number, end: number, nominative: string): LanguageMatch['level'] {
  const shift = nominative.length - (end - start);
  const level =
    findLanguages(text.slice(0, start) + nominative + text.slice(end)).find((one) => one.start === start)?.level ?? null;
  return level === null || level.start < start ? level : { ...level, start: level.start - shift, end: level.end - shift };
}

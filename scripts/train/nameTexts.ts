import {
  type AskingClause,
  askingOfKind,
  type ClauseKind,
} from '../../plugins/extractors/local/requirements/clauses/askingClauses.ts';
import { clauseWords } from '../../plugins/extractors/local/requirements/skills/nameFeatures.ts';
import type { TextSpan } from '../../plugins/extractors/local/shared/textSpan.ts';
import { stemWord } from '../../plugins/knowledge/skills/stemWord.ts';
import { composeAdvert } from '../adverts/composeAdvert.ts';
import { clausesOf } from './clauseTexts.ts';
import type { MarkedAdvert, MarkKind } from './markedAdverts.ts';

/** A clause that asks for something, its words, and the label of each. */
export interface NameText {
  clause: AskingClause;
  words: TextSpan[];
  labels: string[];
}

const labelOf: Readonly<Record<MarkKind, string>> = { name: 'n', soft: 's', cert: 'x', edu: 'x', lang: 'x', years: 'x' };
const asks: ReadonlySet<ClauseKind> = new Set(['must', 'nice']);

/** The clauses of an advertisement that ask for something. */
export function namesOf(advert: MarkedAdvert): NameText[] {
  const { clauses = [], kinds = [] } = clausesOf(advert) ?? {};
  return clauses.flatMap((clause, at) => {
    const asking = asks.has(kinds[at]!) ? askingOfKind[kinds[at]!] : undefined;
    if (asking === undefined) return [];
    const words = clauseWords(clause.text);
    return [{ clause: { ...clause, asking }, words, labels: labelsOf(words, clause.start, advert.names) }];
  });
}

function labelsOf(words: readonly TextSpan[], from: number, names: MarkedAdvert['names']): string[] {
  let before: MarkedAdvert['names'][number] | undefined;
  return words.map(({ start, end }) => {
    const name = names.find((one) => one[0] < from + end && from + start < one[1]);
    const label = name === undefined ? 'O' : `${name === before ? 'I' : 'B'}${labelOf[name[2]]}`;
    before = name;
    return label;
  });
}

interface Stem {
  stem: string;
  start: number;
  end: number;
}

const stemsOf = (text: string): Stem[] =>
  [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].map(({ 0: word, index }) => ({
    stem: stemWord(word.toLowerCase()),
    start: index,
    end: index + word.length,
  }));

/** Where a text says a term, in whatever case. */
function placeOf(text: readonly Stem[], term: readonly Stem[]): [number, number] | null {
  const at = text.findIndex((_, index) => term.every(({ stem }, offset) => text[index + offset]?.stem === stem));
  return at < 0 ? null : [text[at]!.start, text[at + term.length - 1]!.end];
}

/** Clauses of invented advertisements that name something to know; `groups` are those of their wordings. */
export function inventedNames(count: number, firstSeed: number, groups: readonly number[]): NameText[] {
  const seeds = Array.from({ length: count }, (_, index) => firstSeed + index);
  return seeds.flatMap((seed) =>
    (['en', 'ru'] as const).flatMap((language) =>
      groups.flatMap((group) => {
        const { id, text, must, nice } = composeAdvert(seed, language, group);
        const terms = [...must, ...nice].flatMap((one) => one.split(/ (?:or|или) /u)).map(stemsOf);
        const lines = text.split('\n');
        let at = 0;
        const names: MarkedAdvert['names'] = [];
        for (const line of lines) {
          const stems = stemsOf(line);
          for (const term of terms) {
            const place = placeOf(stems, term);
            if (place !== null) names.push([at + place[0], at + place[1], 'name']);
          }
          at += line.length + 1;
        }
        return namesOf({ id, text, names, clauses: [[0, text.length, 'must']] }).filter(({ labels }) => labels.includes('Bn'));
      }),
    ),
  );
}

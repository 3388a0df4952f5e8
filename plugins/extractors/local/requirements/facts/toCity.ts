import { cities } from '../../../../knowledge/places.ts';

const endings: readonly (readonly [ending: RegExp, nominatives: readonly string[]])[] = [
  [/ани$/u, ['ань']],
  [/(?:е|у|ом|ем)$/u, ['', 'а', 'ь', 'я', 'о', 'е']],
  [/и$/u, ['ь', 'ия', 'и', 'а', 'я']],
  [/ы$/u, ['а', 'ы']],
  [/(?:ах|ях|ам|ов)$/u, ['ы', 'и', 'а', '']],
  [/а$/u, ['', 'о']],
  [/я$/u, ['ь', 'й']],
  [/(?:ом|ем|ого|ой|ей)$/u, ['ый', 'ий', 'ое', 'ой', 'ая', 'а', 'о']],
];

const mostWords = 3;

/** The city that an inflected Russian name means: "Казани" is "Казань"; null if it means none. */
export function toCity(written: string): string | null {
  const name = written.toLowerCase();
  if (cities.has(name)) return written;
  // Each word has several forms, and the combinations multiply.
  if (name.split(/[\s-]/u).length > mostWords) return null;
  const city = nominatives(name).find((form) => cities.has(form));
  return city?.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase()).replaceAll('-На-', '-на-') ?? null;
}

/** Handles each word separately: "Нижнем Новгороде", "Ростове-на-Дону". */
function nominatives(name: string): string[] {
  const [, word = '', rest = ''] = /^(\p{L}+)(.*)/su.exec(name) ?? [];
  const firsts = [
    word,
    ...endings.flatMap(([ending, others]) => (ending.test(word) ? others.map((other) => word.replace(ending, other)) : [])),
  ];
  if (rest === '' || rest.startsWith('-на-')) return firsts.map((first) => first + rest);
  return nominatives(rest.slice(1)).flatMap((last) => firsts.map((first) => first + rest.charAt(0) + last));
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { defaultReadLimits } from '../../plugins/reading/defaultReadLimits.ts';
import type { Random } from '../seed/random.ts';

/** Larger documents never get to a reader, and would count as memory that reading takes. */
const mostBytes = defaultReadLimits.maxBytes;

/** Mutates a document, mostly keeping its structure, because completely wrong bytes fail at the first check. */
export function mutate(random: Random, bytes: Uint8Array): Uint8Array {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const isPdf = bytes[0] === 0x25 && bytes[1] === 0x50;
  let changed = bytes;
  for (let times = 1 + random.below(4); times > 0; times--) {
    const mutated = mutateOnce(random, changed, { isZip, isPdf });
    if (mutated.length <= mostBytes) changed = mutated;
  }
  return changed;
}

function mutateOnce(random: Random, bytes: Uint8Array, { isZip, isPdf }: { isZip: boolean; isPdf: boolean }): Uint8Array {
  if (isZip && random.chance(0.75)) return mutateZip(random, bytes);
  if (isPdf && random.chance(0.75)) return mutateText(random, bytes, pdfChanges);
  return mutateBytes(random, bytes);
}

const oddBytes = [0x00, 0x01, 0x0a, 0x20, 0x28, 0x3c, 0x3e, 0x7f, 0x80, 0xc0, 0xfe, 0xff];

function mutateBytes(random: Random, bytes: Uint8Array): Uint8Array {
  const at = random.below(bytes.length + 1);
  const length = 1 + random.below(random.chance(0.8) ? 16 : 4_096);
  const [before, part, after] = [bytes.slice(0, at), bytes.slice(at, at + length), bytes.slice(at + length)];
  const odd = () => Uint8Array.from({ length: Math.min(length, 64) }, () => random.pick(oddBytes));
  const noise = () => Uint8Array.from({ length: Math.min(length, 64) }, () => random.below(256));
  const kinds: (() => Uint8Array[])[] = [
    () => [before, part.map((byte) => (random.chance(0.2) ? byte ^ (1 << random.below(8)) : byte)), after],
    () => [before, after],
    () => [before, part, part, part, after],
    () => [before, odd(), after],
    () => [before, noise(), part, after],
    () => [before],
    () => [before, after, part],
  ];
  return Buffer.concat(random.pick(kinds)());
}

/** Mutates a part of an archive so that the archive can still be unpacked and reading goes on. */
function mutateZip(random: Random, bytes: Uint8Array): Uint8Array {
  let parts: Record<string, Uint8Array>;
  try {
    // A forged size makes room for gigabytes.
    parts = unzipSync(bytes, { filter: ({ originalSize }) => originalSize <= mostBytes });
  } catch {
    return mutateBytes(random, bytes);
  }
  const names = Object.keys(parts);
  if (names.length === 0) return mutateBytes(random, bytes);
  const name = random.pick(names);
  const kinds: (() => void)[] = [
    () => delete parts[name],
    () => void (parts[random.pick(names)] = parts[name] ?? new Uint8Array()),
    () => void (parts[`${name}/../${name}`] = parts[name] ?? new Uint8Array()),
  ];
  if (random.chance(0.85)) parts[name] = mutateText(random, parts[name] ?? new Uint8Array(), xmlChanges);
  else random.pick(kinds)();
  return zipSync(parts, { level: random.chance(0.5) ? 1 : 0 });
}

type Change = (random: Random, text: string) => string;

function mutateText(random: Random, bytes: Uint8Array, changes: readonly Change[]): Uint8Array {
  const latin = changes === pdfChanges;
  const text = latin ? Buffer.from(bytes).toString('latin1') : strFromU8(bytes);
  const changed = random.pick(changes)(random, text);
  return latin ? Buffer.from(changed, 'latin1') : strToU8(changed);
}

const numbers = [
  '0',
  '-1',
  '1',
  '255',
  '65536',
  '2147483647',
  '-2147483648',
  '4294967296',
  '1e308',
  '0.0000001',
  '99999999999999999999',
];

/** Replaces one match of a pattern. */
function replaceOne(random: Random, text: string, pattern: RegExp, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const chosen = random.pick(found);
  return text.slice(0, chosen.index) + by(chosen[0]) + text.slice(chosen.index + chosen[0].length);
}

const swapTwo =
  (pattern: RegExp): Change =>
  (random, text) => {
    const other = random.pick([...text.matchAll(pattern)].map(([found]) => found).concat(''));
    return replaceOne(random, text, pattern, () => other);
  };

const object = /\d{1,6} 0 obj[^]{0,2000}?endobj/g;

const pdfChanges: readonly Change[] = [
  (random, text) => replaceOne(random, text, /\d{1,12}/g, () => random.pick(numbers)),
  (random, text) => replaceOne(random, text, /\d{1,6} 0 R/g, () => `${random.below(40)} 0 R`),
  (random, text) =>
    replaceOne(
      random,
      text,
      /\/[A-Z]\w{1,24}/g,
      () =>
        `/${random.pick(['Type', 'Kids', 'Parent', 'Length', 'Filter', 'Page', 'Pages', 'Font', 'XObject', 'Contents', 'FlateDecode', 'ObjStm', 'Encrypt'])}`,
    ),
  (random, text) =>
    replaceOne(random, text, /<<|>>|\[|\]|\(|\)/g, () =>
      random.pick(['', '<<', '>>', '[', ']', '(', '['.repeat(5_000), '<<'.repeat(5_000)]),
    ),
  (random, text) =>
    replaceOne(random, text, /\/Contents \d{1,6} 0 R/g, (found) => `/Contents [${`${found.slice(10)} `.repeat(500)}]`),
  (random, text) => replaceOne(random, text, object, (found) => found.repeat(1 + random.below(20))),
  (random, text) =>
    replaceOne(random, text, /endobj|endstream|stream|xref|trailer|startxref/g, () =>
      random.pick(['', 'endobj', 'stream', 'xref']),
    ),
  swapTwo(object),
];

const xmlChanges: readonly Change[] = [
  (random, text) =>
    replaceOne(
      random,
      text,
      /"[^"<]{0,200}"/g,
      () => `"${random.pick([...numbers, '', '&amp;', '../../x', 'x'.repeat(10_000)])}"`,
    ),
  (random, text) => replaceOne(random, text, /<[\w:]{1,40}[^<>]{0,200}>/g, (found) => found.repeat(1 + random.below(2_000))),
  (random, text) => replaceOne(random, text, /<\/[\w:]{1,40}>/g, () => random.pick(['', '</w:p>', '<!-- ', '<![CDATA['])),
  (random, text) =>
    replaceOne(
      random,
      text,
      /<w:(?:p|r|tbl|tr|tc|sdt)\b[^>]{0,200}>/g,
      (found) => found + '<w:tbl><w:tr><w:tc>'.repeat(random.below(1_500)),
    ),
  (random, text) =>
    replaceOne(
      random,
      text,
      />[^<]{1,200}</g,
      () => `>${random.pick(['&#0;', '&x;', '\u0000', 'a'.repeat(50_000), '\ud800', ' '.repeat(20_000), '- '.repeat(20_000)])}<`,
    ),
  (random, text) => `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(1_000)}"><!ENTITY x "${'&a;'.repeat(random.below(200))}">]>${text}`,
  swapTwo(/<w:p\b[^]{0,3000}?<\/w:p>/g),
  swapTwo(/<[\w:]{1,40}(?: [^<>]{0,200})?\/>/g),
];

import { cues } from '../../../knowledge/cues/cues.ts';
import { makeFinder } from '../../../knowledge/cues/makeFinder.ts';
import { russianStreetWords, streetWords } from '../../../knowledge/cues/resumeFactCues.ts';
import { homeCountryOf } from '../../../knowledge/homeCountries.ts';
import { matchesOf } from '../../../knowledge/matchesOf.ts';
import { cities, countries, regionCodes, regions } from '../../../knowledge/places.ts';
import { remember } from '../../../knowledge/remember.ts';
import { matchLength, type Stretch, splitSpans, trimSpan } from '../shared/textSpan.ts';
import { companyScore, leastTitle, titleScore } from './fieldScores.ts';
import { institutionScore } from './schoolScore.ts';

export interface PlaceMatch extends Stretch {
  /** 0 to 1: how likely it is that this is a place. */
  score: number;
  /** ISO 3166 code where the place names its country or a US state. */
  country: string | null;
}

type PartKind = 'city' | 'region' | 'code' | 'country' | 'address' | 'remote' | null;

const remotePattern =
  /^(?:fully\s+|100%\s+)?(?:remote|hybrid|on-?site|удал[её]нно|удал[её]нная работа|гибрид|relocation|worldwide|anywhere)$/iu;
/** Postal codes by the countries whose form they have. */
const dutch = String.raw`\d{4}\s?[A-Z]{2}`;
const british = String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`;
/** Whole, or its first half. */
const britishOrHalf = String.raw`[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?`;
const digits = String.raw`\d{4,6}(?:-\d{3,4})?`;
const polishSwedishJapanese = String.raw`\d{2}-\d{3}|\d{3}\s\d{2,3}|\d{3}-\d{4}`;
const canadianIrish = String.raw`[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d{2}\s?[A-Z\d]{4}`;
const beforeTown = String.raw`(?:[A-Z]{1,2}-)?${digits}|${polishSwedishJapanese}`;
const leadingCode = new RegExp(String.raw`^(?:${dutch}|${british}|${beforeTown})\s+`, 'u');
const trailingCode = new RegExp(
  String.raw`(?<!\s)\s+(?:${digits}|${polishSwedishJapanese}|[A-Z]{2}-\d{3,5}|${britishOrHalf}|${canadianIrish}|${dutch})$`,
  'u',
);
const indianCode = /(?:(?<!\s)\s+)?[-–]\s?\d{6}$/u;

/** The text without the postal code before or behind the town. */
export function withoutPostal(text: string): string {
  if (!/\d/u.test(text)) return text;
  const code = [leadingCode, indianCode, trailingCode].find((pattern) => pattern.test(text));
  return code === undefined ? text : text.replace(code, '');
}

/** "CF11 2AB", or its first half: valid only within an address. */
const britishCode = new RegExp(`^${britishOrHalf}$`, 'u');
const fullBritishCode = new RegExp(String.raw`\s${british}$`, 'u');
const lastBritishCode = new RegExp(String.raw`,?\s${britishOrHalf}$`, 'u');
const wholeAddress = makeFinder('iu', {
  before: '^',
  words: cues(String.raw`
    \d{1,6}[a-zа-я]?[\s-].*(?:${streetWords})\b\.?.*
    (?:${russianStreetWords})\.?\s.+
    .+\s(?:street|straße|strasse|улица|проспект|район|р-н|мкр)\.?(?:\s\d+\p{L}?)?
    \d{5,6}
    (?:apt|unit|suite|дом|д\.|кв\.)\s?\S+
  `),
  after: '$',
});
const cityMark = /^(?:г\.?|гор\.?|город|city of|пос\.?|с\.|д\.|пгт)\s*(?=\p{Lu})/u;
const area = /\s(?:area|metro area|metropolitan area|region|county|област[ьи]|край|и область)$/iu;
/** «Республика Хакасия», «респ. Коми», «ХМАО-Югра» */
const regionName = /^(?:республика|респ\.?|ХМАО|ЯНАО|НАО|ЕАО|ВКО|ЗКО|СКО)(?:\s|$|\s?[–-])|\s(?:АО|обл\.?|р-н)$/iu;
const usStateCodes =
  /^(?:A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;

const longestCode = 3;

/** The kind of a name by lists and postal marks; undefined if they do not know it. */
function knownKind(part: string, bare: string): PartKind | undefined {
  if (remotePattern.test(bare)) return 'remote';
  if (regionCodes.has(bare)) return 'code';
  if (!/^[\p{Lu}\d]/u.test(bare)) return undefined;
  // The dot of the Turkish İ is a letter of its own in lower case.
  const lower = bare.toLowerCase().replaceAll('\u0307', '');
  if (countries.has(lower)) return bare.length <= 2 && bare !== bare.toUpperCase() ? null : 'country';
  if (cities.has(lower) || cities.has(lower.replaceAll('ё', 'е'))) return 'city';
  if (regions.has(lower) || area.test(bare) || regionName.test(bare)) return 'region';
  if (lower.length > longestCode && homeCountryOf(lower) !== null) return 'city';
  return cityMark.test(part) ? 'city' : undefined;
}

function kindOf(part: string): PartKind {
  const bare = withoutPostal(part).replace(cityMark, '').trim();
  if (!bare) return 'address';
  const known = knownKind(part, bare);
  if (known !== undefined) return known;
  return wholeAddress.test(part) || britishCode.test(part) ? 'address' : null;
}

function countryOf(parts: readonly string[]): string | null {
  const names = parts.map((part) => withoutPostal(part).replace(cityMark, '').trim()).toReversed();
  const named = names.map((name) => countries.get(name.toLowerCase())).find(Boolean);
  if (named) return named;
  const home = names.map((name) => homeCountryOf(name.toLowerCase())).find(Boolean);
  const state = names.find((name) => usStateCodes.test(name));
  // "Perth, WA" is not in Washington, but "Vancouver, WA" is.
  return state && !(home === 'AU' && state === 'WA') ? 'US' : (home ?? null);
}

/** Could be an unlisted city: one to three capitalised words. */
const looksLikeCity = (part: string) =>
  !/(?<!\p{Lu}\p{Ll}|Mac)\p{Ll}\p{Lu}/u.test(part) &&
  /^(?:['’]s[ -])?\p{Lu}[\p{L}.'’-]{1,40}(?:[\s-]\p{L}[\p{L}.'’-]{0,40}){0,2}$/u.test(part);

const certain: Readonly<Record<Exclude<PartKind, null>, number>> = {
  city: 0.8,
  region: 0.75,
  code: 0.35,
  country: 0.8,
  address: 0.3,
  remote: 0.6,
};

const mostWordsOfTown = 3;

/** "Perrysburg OH", "Mackay QLD 4740": splits a town from its state without a comma. */
function partsOfCoded(text: string): string[] {
  const [, town, code] = /^(\p{Lu}[\p{L}.' -]{2,30})\s([A-Z]{2,3})$/u.exec(withoutPostal(text)) ?? [];
  const isCode = code && (code.length > 2 ? regionCodes.has(code) : usStateCodes.test(code) || kindOf(town ?? '') === 'city');
  if (town && isCode) return [town, code];
  // "Ostrava Czechia", "Пермь Пермский край": the country or region comes after its town.
  for (const { index } of matchesOf(/\s+/gu, text).slice(0, mostWordsOfTown)) {
    const [head, rest] = [text.slice(0, index), text.slice(index).trim()];
    const kind = kindOf(rest);
    if (kind === 'country' || (kind === 'region' && kindOf(head) === 'city')) return [head, rest];
  }
  return [text];
}

/** Adds the missing comma to "Atlanta GA", and replaces the brackets of "Porto (Portugal)" by one. */
export function withComma(text: string): string {
  const [, town, country] = /^([^,()]+?)\s\(([^,()]+)\)$/u.exec(text) ?? [];
  if (town && country && countries.has(country.toLowerCase())) return `${town}, ${country}`;
  const [, city, code] = /^([^,]+?)\s([A-Z]{2})$/u.exec(text) ?? [];
  return city && code && usStateCodes.test(code) && cities.has(city.toLowerCase()) ? `${city}, ${code}` : text;
}

/** Labels of contacts; one of them is also a town. */
const notPlace = /^(?:mobile|(?:e-?)?mail|skype|user|login|passport)(?:\s+(?:id|no))?\W*$/iu;

/** A text that could be a place, without brackets around it; null for a label and for a piece with an unmatched bracket. */
function bareOf(text: string): string | null {
  const bare = (/^\s*[([]/.test(text) ? text.replace(/^\s*[([]|[)\]]\s*$/g, '') : text).trim();
  const isWhole = bare.split('(').length === bare.split(')').length;
  return bare.length >= 2 && bare.length <= 90 && isWhole && !notPlace.test(bare) && !britishCode.test(bare) ? bare : null;
}

/** Whether a name may be that of a town: it is no title, employer or school. Three names are an employer, and so is an acronym beside a name ("MZK Opole"). */
export const mayBeCity = (name: string): boolean =>
  looksLikeCity(name) &&
  !(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/u.test(name) && /\p{Ll}/u.test(name)) &&
  !/^(?:\p{Lu}\S*\s){2}\p{Lu}/u.test(name) &&
  companyScore(name) < 0.8 &&
  titleScore(name) < leastTitle &&
  institutionScore(name) === 0;

/** The kinds of an address's parts. "Orpington, BR6 6JG": the name before a full postal code is a town. */
const kindsOf = (parts: readonly string[]): PartKind[] =>
  parts.map(
    (part, at) => kindOf(part) ?? (fullBritishCode.test(` ${parts[at + 1] ?? ''}`) && looksLikeCity(part) ? 'city' : null),
  );

/** Positions where an unlisted town may be: first, after its street, or after its country ("Vietnam, Da Nang"). */
function mayHoldUnknown(kinds: readonly PartKind[]): boolean {
  const at = kinds.indexOf(null);
  return (
    at >= 0 &&
    (kinds.slice(0, at).every((kind) => kind === 'address') || (at === 1 && kinds.length === 2 && kinds[0] === 'country'))
  );
}

/** Matches if the whole text is a place: "Austin, TX", "Berlin, Germany", "г. Москва", "Remote". Null if any piece of it is something else. */
export const matchPlace = remember((text: string): PlaceMatch | null => {
  const bare = bareOf(text);
  if (bare === null) return null;
  const parts = bare
    .split(/(?:(?<!\s)\s+)?[,/]\s*|(?<!\s)\s+[-–—]\s+|(?:(?<!\s)\s+)?\(\s*|(?:(?<!\s)\s+)?\)\s*/u)
    .filter(Boolean);
  // "Fremantle WA, Australia"
  parts.splice(0, 1, ...partsOfCoded(parts.length === 1 ? bare : (parts[0] ?? '')));
  if (parts.length === 0 || parts.length > 8) return null;
  const kinds = kindsOf(parts);
  const known = kinds.filter((kind) => kind !== null);
  const unknown = parts.filter((part, index) => kinds[index] === null);
  const anchored = kinds.some((kind) => kind === 'code' || kind === 'country' || kind === 'region' || kind === 'city');
  // An unknown city comes first and is the only unknown name: in "Acme Center, Springfield, IL" the first piece is not a city.
  const unknownCity = mayHoldUnknown(kinds) && anchored && !kinds.includes('city') && mayBeCity(withoutPostal(unknown[0] ?? ''));
  const unknownRegion = kinds.join() === 'city,,country' && mayBeCity(unknown[0]!);
  if (known.length === 0 || unknown.length > 1 || (unknown.length === 1 && !unknownCity && !unknownRegion)) return null;
  let score = Math.max(...known.map((kind) => certain[kind]));
  if (parts.length >= 2 && anchored) score = unknown.length > 0 ? 0.75 : 0.95;
  return { start: text.indexOf(bare), end: text.indexOf(bare) + bare.length, score, country: countryOf(parts) };
});

/** Postal codes and "г." before a town's name. */
const markOfTown = String.raw`(?:г\.|гор\.|город)\s*`;
const leadOfTown = new RegExp(
  String.raw`^\s*(?:(?:${dutch}|${beforeTown})\s+(?=(?:${markOfTown})?\p{Lu}\p{L}))?(?:${markOfTown}(?=\p{Lu}))?`,
  'u',
);

/** The town in an address: "г. Казань, ул. Баумана, д. 3" → "Казань". Offsets into the text; the whole text if it names no street. */
export function withoutStreet(text: string): Stretch {
  const parts = splitSpans(text, /,/gu)
    .map(trimSpan)
    .filter((part) => part.text !== '');
  const kinds = kindsOf(parts.map((part) => part.text));
  const towns = parts.filter((_, at) => kinds[at] !== 'address');
  const hasTown = kinds.includes('city') || (kinds[0] === 'address' && towns.length > 0);
  const [first, last] = hasTown ? [towns[0], towns.at(-1)] : [parts[0], parts.at(-1)];
  const [start, end] = [first?.start ?? 0, last?.end ?? text.length];
  const lead = matchLength(leadOfTown, text.slice(start, end));
  return { start: start + lead, end: end - matchLength(lastBritishCode, text.slice(start + lead, end)) };
}

const trailingCut = /,\s*|(?<!\s)\s+\(|(?<!\s)\s+(?:in|в)\s+(?=\p{Lu})|(?<!\s)\s+\/\s+|(?<!\s)\s+(?=\d{5}\s\p{Lu})/gu;

/** The longest place at the end of a comma-separated list: in "Acme Inc, Austin, TX" the last two pieces. */
export function matchTrailingPlace(text: string): PlaceMatch | null {
  const commas = matchesOf(trailingCut, text).map((match) => ({
    at: match.index,
    after: match.index + match[0].length,
  }));
  for (const { at, after } of commas.slice(-3)) {
    const rest = text.slice(after);
    const match = matchPlace(text[after - 1] === '(' ? rest.replace(/\)$/, '') : rest);
    if (match && match.score >= 0.7 && at > 1) return { ...match, start: after + match.start, end: after + match.end };
  }
  return null;
}

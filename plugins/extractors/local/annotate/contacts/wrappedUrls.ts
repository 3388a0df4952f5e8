import { foldText } from '../../../../knowledge/foldText.ts';
import { type FoundUrl, findUrls } from './findAddresses.ts';

/** A line that is one word of an address. */
const rest = /^[a-z\d._/-]{1,80}$/iu;
const separator = /[\s|•·]/u;
const longest = 120;
const begins = /^(?:https?:\/\/|www\.)|^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}\//iu;
const whole = /^(?:https?:\/\/)?(?:www\.)?[a-z\d-]+(?:\.[a-z\d-]+)+/iu;
/** An address does not end with these, and nothing else begins with them. A slash may end one: only a name behind it goes on. */
const opensNext = /[-.]$/u;
const goesOn = /^[-./]/u;
const shortestName = 4;

/** Addresses that a narrow column cuts at the end of a line: after a hyphen or slash, in front of a full stop, or inside the person's name. */
export function wrappedUrls(text: string, nameWords: readonly string[]): FoundUrl[] {
  const names = nameWords.filter((word) => word.length >= shortestName).map(foldText);
  const named = (part: string) => names.filter((word) => part.toLowerCase().includes(word)).length;
  const found: FoundUrl[] = [];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) {
    const next = text.indexOf('\n', end + 1);
    const below = text.slice(end + 1, next < 0 ? text.length : next);
    const first =
      text
        .slice(Math.max(0, end - longest), end)
        .split(separator)
        .at(-1) ?? '';
    if (!rest.test(below) || !begins.test(first)) continue;
    const joined = first + below;
    const isCut = opensNext.test(first) || goesOn.test(below) || (whole.test(first) && named(joined) > named(first));
    const [url] = isCut ? findUrls(joined) : [];
    if (url?.text !== joined.replace(/[./]$/u, '')) continue;
    found.push({ ...url, start: end - first.length, end: end + 1 + below.length });
  }
  return found;
}

import { matchPlace } from '../shared/matchPlace.ts';
import type { Span } from './findUnknownSkills.ts';

/** Words before the actual thing in an item: "good knowledge of …", "опыт работы с …". */
const quality =
  'some|any|good|strong|solid|sound|proven|basic|excellent|advanced|working|practical|hands-on|professional|previous|prior|relevant|demonstrated|demonstrable|deep|in-depth|thorough|current|recent|extensive|confident|well-developed|full|accurate|spotless|general|broad|significant|commercial|clinical|technical|first';
const lead = new RegExp(
  `^(?:(?:a|an|the|in|with|also|and|or|one|an understanding)\\s+|(?:${quality})\\s+(?=(?:${quality}|experience|knowledge|understanding|familiarity|skills?|background|competence|exposure|expertise|proficiency|grounding|command)\\b)|(?:experience|knowledge|understanding|familiarity|skills?|background|competence|exposure|expertise|proficiency|interest|grounding|command|ability|confidence|participation|training)(?:\\s+(?:working\\s+)?(?:of|in|with|using|on|to use|within|to))\\s+)+`,
  'iu',
);
const tail =
  /(?<!\s)\s+(?:experience|skills?|knowledge|exposure|expertise|abilities|ability|background|preferred|required|desirable|essential|is (?:an? )?(?:plus|must|asset|advantage|welcome)|an? (?:plus|must|asset|advantage)|of advantage|\([ED]\))$/iu;
const separator =
  /(?:(?<!\s)\s+)?(?:[,;:]|\s[–—-]\s|\/|\b(?:and|or|such as|including|like)\b|(?<!\p{L})(?:и|или|а также|в том числе)(?!\p{L}))\s*/giu;
/** "Preferred: …". */
const label = /^[^:：]{3,60}[:：]\s+/u;
const governed = /^(?:опыт|знани|навык|умени|понимани|владени|знакомств|уверенн|хорош|базов)/iu;
const mostWords = 3;
/** A single word counts as a name only in an item with at most this many other words. */
const mostWordsBeside = 5;
/** Words of sentences, conditions and stock phrases of advertisements: an item with one of them names no skill. */
const noName =
  /(?<!\p{L})(?:i|both|useful|but|in|with|of|for|feeling|full|given|superior|you|your|we|our|us|who|that|which|this|these|it|is|are|be|been|was|were|has|have|had|will|would|can|could|may|must|should|do|does|did|not|no|never|if|when|how|what|to|up|per|by|as|any|all|each|every|able|ability|willing|willingness|ready|right|own|least|minimum|years?|months?|weeks?|days?|hours?|shifts?|weekends?|age|degree|diploma|qualifications?|qualified|certificate|certification|licen[cs]e|card|ticket|registration|visa|permit|citizen\w*|education|equivalent|related|relevant|similar|other|others|field|role|roles|position|job|work|worker|environment|industry|sector|company|companies|team|teams|attitude|mindset|manner|person|people|personality|candidate|applicants?|customers?|clients?|colleagues|things|stuff|plus|bonus|advantage|asset|etc|level|native|fluent|english|language|languages|язык\p{L}*|car|phone|boots|record|check|checks|test|background|opportunity|references?|portfolio|passion|passionate|enthusiasm|interest|good|great|excellent|strong|clean|valid|current|physically|fit|travel|relocate|flexible|flexibility|availability|available|immediate|start|experience|experienced|knowledge|skills?|understanding|essential|desirable|preferred|required|criteria|вы|ты|мы|нас|вас|вам|наш\p{L}*|ваш\p{L}*|который|если|чтобы|не|без|от|до|для|по|на|с|со|в|во|к|из|о|об|у|это|есть|быть|год\p{L}*|лет|опыт\p{L}*|знани\p{L}*|навык\p{L}*|умени\p{L}*|образовани\p{L}*|диплом|стаж|возраст|пол|гражданств\p{L}*|прописк\p{L}*|график\p{L}*|готовност\p{L}*|желани\p{L}*|работ\p{L}*|люб\p{L}+|друг\p{L}+|хорош\p{L}*|уверенн\p{L}*|отличн\p{L}*|обязательн\p{L}*|желательн\p{L}*|плюс\p{L}*|ответственн\p{L}*|вредн\p{L}+|привыч\p{L}+|медкнижк\p{L}*|удостоверени\p{L}*|прав[аы]?|сертификат\p{L}*|аккредитаци\p{L}*|портфолио)(?!\p{L})/iu;
const verb =
  /^(?:lift|stand|carry|manage|lead|ensure|develop|support|maintain|create|handle|use|drive|read|write|work|plan|deliver|build|design|operate|perform|provide|assist|help|prepare|coordinate|monitor|communicate|collaborate|follow|keep|take|make|get|show|think|learn|enjoy|love|care|pay|pass|hold|own|bring|speak|understand|know)\s/iu;
const product = /^\p{Lu}[\p{L}\d]{3,20}(?<!ed|ful|ive|able|ible|ous|ish|ent|ual|ic|ная|ный|ость)\.?$/u;
const nounEnding =
  /(?:ing|tion|sion|ment|ance|ence|ics|logy|graphy|ery|try|ure|ism|sis|ing|аци[яи]|ени[ея]|ани[ея]|ка|логия|истика)$/iu;
const word = /^\p{L}[\p{L}\p{N}+#.&'’-]*$/u;
const nominative = /^(?:\p{L}+(?:ая|яя|ое|ее|ый|ий|ой|ые|ие)\s)*\p{L}+(?:а|я|о|е|ы|и|ь|[бвгджзклмнпрстфхцчшщ])$/iu;

/** Names of things to know in a list item that no skill table holds: "Tail lift", "experience of venepuncture". */
export function findListedPhrases(text: string, taken: readonly Span[], wished = false): Span[] {
  // "Moldflow": a single word listed as a wish is the name of a product.
  if (wished && taken.length === 0 && product.test(text)) return [{ start: 0, end: text.replace(/\.$/u, '').length }];
  const start = label.exec(text)?.[0].length ?? 0;
  if (governed.test(text.slice(start))) return [];
  const short = text.slice(start).split(/\s+/u).length <= mostWordsBeside;
  const found: Span[] = [];
  for (const part of partsOf(text, start)) {
    const span = trimmed(text, part);
    if (span === null || taken.some((one) => one.start < span.end && span.start < one.end)) continue;
    const phrase = text.slice(span.start, span.end);
    // If one piece is not a name, the item is a sentence.
    if (!names(phrase) || (!short && !phrase.includes(' '))) break;
    found.push(span);
  }
  return found;
}

/** The texts between commas; not inside brackets, and not the purpose of the first one. */
function partsOf(text: string, start: number): Span[] {
  const end = /\(|\b(?:in|for|on|with|within|from|at|to)\b/iu.exec(
    text.slice(start + (lead.exec(text.slice(start))?.[0].length ?? 0)),
  );
  const whole = text.slice(start, end === null ? undefined : start + (lead.exec(text.slice(start))?.[0].length ?? 0) + end.index);
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: mark } of whole.matchAll(separator)) {
    parts.push({ start: from, end: start + index });
    from = start + index + mark.length;
  }
  return [...parts, { start: from, end: start + whole.length }];
}

function trimmed(text: string, { start, end }: Span): Span | null {
  const raw = text.slice(start, end).trimEnd();
  const bare = raw.trimStart();
  const before = lead.exec(bare)?.[0].length ?? 0;
  const inner = bare
    .slice(before)
    .replace(/(?<![\s.!])[\s.!]+$/u, '')
    .replace(tail, '');
  const from = start + (raw.length - bare.length) + before;
  return inner === '' ? null : { start: from, end: from + inner.length };
}

function names(phrase: string): boolean {
  const words = phrase.split(/\s+/u);
  if (words.length > mostWords || phrase.length < 4 || !words.every((one) => word.test(one))) return false;
  if (noName.test(phrase) || verb.test(phrase) || matchPlace(phrase) !== null) return false;
  if (/\p{Script=Cyrillic}/u.test(phrase) && !nominative.test(phrase)) return false;
  return words.length > 1 || nounEnding.test(phrase) || /\p{Ll}\p{Lu}|^\p{Lu}{3,}/u.test(phrase);
}

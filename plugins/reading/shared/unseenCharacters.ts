/**
 * Invisible characters: zero-width ones, joiners, direction marks, variation selectors, and tags, which mirror ASCII.
 */
export function isUnseenCharacter(code: number): boolean {
  if (code < 0x200b) return code === 0x34f || code === 0x61c || (code >= 0x180b && code <= 0x180f);
  if (code <= 0x206f) return code <= 0x200f || (code >= 0x202a && code <= 0x202e) || code >= 0x2060;
  return (code >= 0xfe00 && code <= 0xfe0f) || code === 0xfeff || (code >= 0xe0000 && code <= 0xe0fff);
}

/** An emoji joins a few; more in a row carry a message. */
const fewestOfMessage = 8;
const anyUnseen = /\p{Default_Ignorable_Code_Point}/u;
/** Reversed letters are not what they seem. */
const turnedRound = /[\u202d\u202e]([^\u202c\u2069\n]*)[\u202c\u2069]?/gu;
const joiners = new Set([0x200c, 0x200d, 0xfe0e, 0xfe0f]);
/** Letters of scripts in which joiners matter, and emoji. */
const joinedScript = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Extended_Pictographic}\ufe0f]/u;

/** Removes invisible characters from a text; `unseen` are messages hidden in them. */
export function takeOutUnseen(text: string): { seen: string; unseen: string[] } {
  if (!anyUnseen.test(text)) return { seen: text, unseen: [] };
  const unseen: string[] = [];
  const straight = text.replace(turnedRound, (_, inner: string) => {
    if (inner.trim() !== '') unseen.push(inner.trim());
    return '';
  });
  let seen = '';
  let message: number[] = [];
  const end = () => {
    if (message.length >= fewestOfMessage) unseen.push(spell(message));
    message = [];
  };
  for (const letter of straight) {
    const code = letter.codePointAt(0) ?? 0;
    if (!isUnseenCharacter(code)) {
      end();
      seen += letter;
    } else {
      message.push(code);
      if (joiners.has(code) && message.length === 1 && joinedScript.test(seen.slice(-2))) seen += letter;
    }
  }
  end();
  return { seen, unseen };
}

/** Tags spell ASCII and variation selectors may spell bytes; of other characters only the number is known. */
function spell(codes: readonly number[]): string {
  const letters = codes.map((code) => (code >= 0xe0100 ? code - 0xe0100 : code - 0xe0000));
  const readable = letters.filter((code) => code >= 0x20 && code < 0x7f);
  return readable.length > codes.length / 2
    ? String.fromCharCode(...readable.slice(0, 2000))
    : `${codes.length} characters without a look`;
}

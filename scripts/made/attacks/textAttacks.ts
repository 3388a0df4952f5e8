import { toTags } from './docxParts.ts';

const cv = `Greta Halvorsen
Data Analyst
greta.halvorsen@example.com
Oslo, Norway

Experience
Data Analyst, Fjordline Logistics
03/2019 - 08/2023
- Built reports in SQL and Python for forty depots

Skills
SQL, Python, Excel
`;

/** Techniques in plain text, where only Unicode itself can hide anything. */
export const textAttacks: [name: string, add: (payload: string) => string][] = [
  ['in tag characters', (payload) => `\n${toTags(payload)}\n`],
  ['in tag characters within a word', (payload) => `\nThank you${toTags(payload)}\n`],
  ['in variation selectors', (payload) => `\nThank you${toSelectors(payload)}\n`],
  ['in zero-width characters', (payload) => `\nThank you${toBits(payload)}\n`],
  ['against the direction of writing', (payload) => `\n\u202e${payload}\u202c\n`],
];

/** What of an attack is seen: nothing, or the word that carries it. */
export const seenOfText = (added: string): string => (added.includes('Thank you') ? '\nThank you\n' : '');

export function assembleText(added = ''): Uint8Array {
  return new TextEncoder().encode(cv + added);
}

/** U+E0100 to U+E01EF choose among looks of a letter: 240 values that nobody sees. */
function toSelectors(text: string): string {
  return [...Buffer.from(text)].map((byte) => String.fromCodePoint(0xe0100 + byte)).join('');
}

function toBits(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => byte.toString(2).padStart(8, '0').replaceAll('0', '\u200b').replaceAll('1', '\u200c'))
    .join('');
}

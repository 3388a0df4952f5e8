import { stream, textAt } from '../../../plugins/readers/pdf/testing/makePdf.ts';
import { pixel } from './basePdf.ts';
import type { PdfAttack } from './pdfAttacks.ts';

const [x, y] = [200, 60];
const at = (text: string, before = '', size = 10) => textAt(x, y, text, { before, size });
const box = (colour: string, left = x - 5, width = 400) => `q ${colour} rg ${left} ${y - 8} ${width} 26 re f Q\n`;
const seenText = 'References are available on request from two hospitals';
const seen = (before = '') => at(seenText, before);
const state = (entries: string) => `/ExtGState << /G1 << ${entries} >> >>`;
const picture = { objects: [pixel(255)], resources: '/XObject << /X1 10 0 R >>' };
const drawPicture = 'q 400 0 0 26 195 52 cm /X1 Do Q\n';
/** A font whose only letter is a filled square. */
const blockFont = [
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 /Widths [1000] ' +
    '/CharProcs << /a 11 0 R >> /Encoding << /Differences [97 /a] >> /Resources << >> >>',
  stream('1000 0 0 -300 1000 1000 d1 0 -300 1000 1300 re f'),
];

const layer = '/OCProperties << /OCGs [10 0 R] /D << /ON [10 0 R] >> >>';
const paper = `q 1 g ${x - 5} ${y - 20} 400 45 re f Q\n`;
/** A line that nearly touches the payload, of whose letters only a drawing tells whether they show. */
const veiled = (dy: number) => textAt(x, y + dy, seenText, { before: '/G1 gs', size: 10 });

/** Text over, under and beside other text and shapes: what does not change the page when it alone is gone is hidden, whatever it shares its place with. */
export const pdfOverlapAttacks: PdfAttack[] = [
  [
    'under visible text, covered by a box',
    (payload) => ({ over: at(payload) + box('1 1 1') + seen() }),
    { over: box('1 1 1') + seen() },
  ],
  [
    'white under visible text',
    (payload) => ({ over: box('1 1 1') + at(payload, '1 1 1 rg') + seen('0 0 0 rg') }),
    { over: box('1 1 1') + seen('0 0 0 rg') },
  ],
  [
    'white over visible text of the same place, too small to break it',
    (payload) => ({ over: box('1 1 1') + seen() + textAt(x, y - 7, payload, { before: '1 1 1 rg', size: 5 }) }),
    { over: box('1 1 1') + seen() },
  ],
  [
    'under a coloured shape that visible text stands on',
    (payload) => ({ over: at(payload, '1 1 1 rg') + box('0.1 0.2 0.5') + seen('1 1 1 rg') }),
    { over: box('0.1 0.2 0.5') + seen('1 1 1 rg') },
  ],
  [
    'white, under a transparent colour drawn later',
    (payload) => ({
      resources: state('/ca 0.5'),
      over: `${at(payload, '1 1 1 rg')}q /G1 gs 0.2 0.4 1 rg ${x - 5} ${y - 8} 400 26 re f Q\n`,
    }),
    { resources: state('/ca 0.5'), over: `q /G1 gs 0.2 0.4 1 rg ${x - 5} ${y - 8} 400 26 re f Q\n` },
  ],
  [
    'under a picture with visible text on it',
    (payload) => ({ ...picture, over: at(payload) + drawPicture + seen() }),
    { ...picture, over: drawPicture + seen() },
  ],
  [
    'in the colour of the box, with visible text over it',
    (payload) => ({ over: box('0.3 0.1 0.4') + at(payload, '0.3 0.1 0.4 rg') + seen('1 1 1 rg') }),
    { over: box('0.3 0.1 0.4') + seen('1 1 1 rg') },
  ],
  [
    'two hidden texts in one place',
    (payload) => ({
      over: box('1 1 1') + at(payload, '1 1 1 rg') + at('Teamwork and more of it', '1 1 1 rg') + seen('0 0 0 rg'),
    }),
    { over: box('1 1 1') + seen('0 0 0 rg') },
  ],
  [
    'covered by letters that are blocks',
    (payload) => ({
      objects: blockFont,
      resources: '/Font << /F9 10 0 R >>',
      over: `${at(payload)}q 0.4 0.5 0.6 rg BT /F9 26 Tf ${x - 5} ${y - 6} Td (${'a'.repeat(15)}) Tj ET Q\n`,
    }),
    {
      objects: blockFont,
      resources: '/Font << /F9 10 0 R >>',
      over: `q 0.4 0.5 0.6 rg BT /F9 26 Tf ${x - 5} ${y - 6} Td (${'a'.repeat(15)}) Tj ET Q\n`,
    },
  ],
  [
    'the end of a visible line, under a box',
    (payload) => ({ over: `${at(`Open to travel. ${payload}`)}q 1 1 1 rg ${x + 67} ${y - 8} 400 26 re f Q\n` }),
    { over: `${at('Open to travel.')}q 1 1 1 rg ${x + 67} ${y - 8} 400 26 re f Q\n` },
  ],
  [
    'the end of a visible line, white beside its dark box',
    (payload) => ({ over: box('1 1 1') + box('0.1 0.1 0.3', x - 5, 72) + at(`Open to travel. ${payload}`, '1 1 1 rg') }),
    { over: box('1 1 1') + box('0.1 0.1 0.3', x - 5, 72) + at('Open to travel.', '1 1 1 rg') },
  ],
  [
    'the end of a visible line, outside its clip',
    (payload) => ({ over: at(`Open to travel. ${payload}`, `${x - 5} ${y - 8} 72 26 re W n`) }),
    { over: at('Open to travel.', `${x - 5} ${y - 8} 72 26 re W n`) },
  ],
  [
    'the end of a visible word, under a box, in a document with layers',
    (payload) => ({
      objects: ['<< /Type /OCG /Name (notes) >>'],
      catalog: layer,
      over: `${at(`Open to travel${payload.replaceAll(' ', '')}`)}q 1 1 1 rg ${x + 61.6} ${y - 8} 400 26 re f Q\n`,
    }),
    { objects: ['<< /Type /OCG /Name (notes) >>'], catalog: layer, over: at('Open to travel') },
  ],
  [
    'white between veiled lines that nearly touch it',
    (payload) => ({
      resources: state('/ca 0.9'),
      over: `${paper}${at(payload, '1 1 1 rg', 8)}${veiled(7.2)}${veiled(-9.2)}`,
    }),
    { resources: state('/ca 0.9'), over: `${paper}${veiled(7.2)}${veiled(-9.2)}` },
  ],
  [
    'tiny, over a visible line with a dash',
    (payload) => ({ over: at('French - native speaker') + textAt(x + 30, y + 2, payload, { size: 0.5 }) }),
    { over: at('French - native speaker') },
  ],
  ['clipped to the upper edge of its letters', (payload) => ({ over: at(payload, `${x - 5} ${y + 6.4} 400 20 re W n`) })],
  [
    'covered up to the upper edge of its letters',
    (payload) => ({ over: `${at(payload)}q 1 1 1 rg ${x - 5} ${y - 8} 400 ${8 + 6.4} re f Q\n` }),
  ],
];

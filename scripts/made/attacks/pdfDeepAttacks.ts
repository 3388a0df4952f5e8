import { stream, textAt } from '../../../plugins/readers/pdf/testing/makePdf.ts';
import type { PdfAttack } from './pdfAttacks.ts';

const [x, y] = [200, 60];
const at = (payload: string, before = '', size = 10) => textAt(x, y, payload, { before, size });
const strip = `${x - 5} ${y - 8} 400 26 re`;
const polygon = Array.from({ length: 40 }, (_, index) => {
  const angle = (index * Math.PI) / 20;
  return `${(300 + 9 * Math.cos(angle)).toFixed(2)} ${(400 + 9 * Math.sin(angle)).toFixed(2)} ${index === 0 ? 'm' : 'l'}`;
}).join(' ');
/** A colour space of one ink that prints nothing. */
const noInk = '[/Separation /None2 /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 1 1] /N 1 >>]';
const whiteShading =
  '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 612 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 1 1] /N 1 >> >>';
const formWith = (font: string, content: string) =>
  stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 ${font} >> >>`);

/** A font whose space character maps to the payload. */
const wordyFont = (payload: string) => [
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 11 0 R >>',
  stream(
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange ' +
      `1 beginbfchar <20> <${Buffer.from(payload, 'utf16le').swap16().toString('hex')}> endbfchar endcmap end end`,
  ),
];

/** Techniques that only the drawn page or the whole font reveals. */
export const pdfDeepAttacks: PdfAttack[] = [
  [
    'white in an ink that prints nothing',
    (payload) => ({ resources: `/ColorSpace << /C1 ${noInk} >>`, over: `q 1 g ${strip} f Q\n${at(payload, '/C1 cs 1 scn')}` }),
  ],
  [
    'painted with a white gradient',
    (payload) => ({
      objects: [`<< /Type /Pattern /PatternType 2 /Shading ${whiteShading} >>`],
      resources: '/Pattern << /P1 10 0 R >>',
      over: `q 1 g ${strip} f Q\n${at(payload, '/Pattern cs /P1 scn')}`,
    }),
  ],
  [
    'painted with a white uncoloured pattern',
    (payload) => ({
      objects: [
        stream('0 0 9 9 re f', '/Type /Pattern /PatternType 1 /PaintType 2 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9'),
      ],
      resources: '/Pattern << /P1 10 0 R >> /ColorSpace << /C1 [/Pattern /DeviceRGB] >>',
      over: `q 1 g ${strip} f Q\n${at(payload, '/C1 cs 1 1 1 /P1 scn')}`,
    }),
  ],
  [
    'white on a white gradient',
    (payload) => ({
      objects: [whiteShading],
      resources: '/Shading << /S1 10 0 R >>',
      over: `q ${strip} W n /S1 sh Q\n${at(payload, '1 1 1 rg')}`,
    }),
  ],
  ['outlined in dashes that never begin', (payload) => ({ over: at(payload, '1 Tr [0 9999] 0 d') })],
  [
    'filled in black, outlined thickly in white',
    (payload) => ({ over: `q 1 g ${strip} f Q\n${at(payload, '0 g 1 1 1 RG 9 w 2 Tr')}` }),
  ],
  ['outside a clip of many corners', (payload) => ({ over: at(payload, `${polygon} h W n`) })],
  ['in a clip that is a line', (payload) => ({ over: at(payload, '0 0 m 0 0 l 612 792 l 612 792 l h W n') })],
  ['in letters over each other', (payload) => ({ over: at(payload, '-5.2 Tc') })],
  ['raised off the page', (payload) => ({ over: at(payload, '2000 Ts') })],
  [
    'as what a space stands for',
    (payload) => ({
      objects: [...wordyFont(payload), formWith('10 0 R', at(' '))],
      resources: '/XObject << /X1 12 0 R >>',
      over: '/X1 Do\n',
    }),
  ],
  [
    'on a layer that is for print only',
    (payload) => ({
      objects: ['<< /Type /OCG /Name (notes) /Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >> >>'],
      catalog:
        '/OCProperties << /OCGs [10 0 R] /D << /ON [10 0 R] /Order [10 0 R] /AS [<< /Event /View /OCGs [10 0 R] /Category [/View] >>] >> >>',
      resources: '/Properties << /L1 10 0 R >>',
      over: `/OC /L1 BDC ${at(payload)} EMC\n`,
    }),
  ],
  [
    'masked away by its opacity',
    (payload) => ({
      objects: [stream('', '/Type /XObject /Subtype /Form /Group << /S /Transparency /CS /DeviceGray >> /BBox [0 0 612 792]')],
      resources: '/ExtGState << /G1 << /SMask << /Type /Mask /S /Alpha /G 10 0 R >> >> >>',
      over: at(payload, '/G1 gs'),
    }),
  ],
  [
    'in a form made tiny',
    (payload) => ({
      objects: [formWith('4 0 R', at(payload))],
      resources: '/XObject << /X1 10 0 R >>',
      over: 'q 0.02 0 0 0.02 200 60 cm /X1 Do Q\n',
    }),
  ],
  ['clipped to other words', (payload) => ({ over: `q BT /F1 10 Tf 7 Tr 400 400 Td (x) Tj ET\n${at(payload, '0 Tr')} Q\n` })],
];

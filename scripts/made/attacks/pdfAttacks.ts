import { stream, textAt } from '../../../plugins/readers/pdf/testing/makePdf.ts';
import { type Addition, pixel } from './basePdf.ts';

/** Techniques by name: what each adds to a page so that nobody sees the payload; `seen`: what of it is seen all the same. */
export type PdfAttack = [name: string, add: (payload: string) => Addition, seen?: Addition];

/** A strip at the foot of the page that every base leaves empty. */
const [x, y] = [200, 60];
const at = (payload: string, before = '', size = 10) => textAt(x, y, payload, { before, size });
const strip = `${x - 5} ${y - 8} 400 26 re`;
const state = (entries: string) => `/ExtGState << /G1 << ${entries} >> >>`;
const form = (content: string, entries = '/BBox [0 0 612 792]') =>
  stream(content, `/Type /XObject /Subtype /Form ${entries} /Resources << /Font << /F1 4 0 R >> >>`);
const layers = () => '/OCProperties << /OCGs [10 0 R] /D << /OFF [10 0 R] /Order [10 0 R] >> >>';
const layer = '<< /Type /OCG /Name (notes) >>';
const widget = (payload: string, flags: number) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (${payload}) /F ${flags} /Rect [200 50 600 70] /DA (/F1 10 Tf 0 g) >>`;
const xmp = (inner: string) =>
  `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
/** A type 3 font whose letters draw nothing, and say in text what they are. */
const blankFont = [
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 126 ' +
    `/Widths [${Array.from({ length: 95 }, () => 500).join(' ')}] /CharProcs << /a 11 0 R >> ` +
    `/Encoding << /Differences [32 ${Array.from({ length: 95 }, () => '/a').join(' ')}] >> /ToUnicode 12 0 R /Resources << >> >>`,
  stream('500 0 d0'),
  stream(
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange ' +
      '1 beginbfrange <20> <7e> <0020> endbfrange endcmap end end',
  ),
];

export const pdfAttacks: PdfAttack[] = [
  ['white on the white page', (payload) => ({ under: at(payload, '1 1 1 rg') })],
  ['white in between the lines', (payload) => ({ under: textAt(200, 480, payload, { before: '1 1 1 rg', size: 4 }) })],
  ['nearly white', (payload) => ({ under: at(payload, '0.97 0.97 0.97 rg') })],
  ['white in CMYK', (payload) => ({ under: at(payload, '0 0 0 0.01 k') })],
  ['in the colour of its box', (payload) => ({ over: `q 0.3 0.1 0.4 rg ${strip} f Q\n${at(payload, '0.3 0.1 0.4 rg')}` })],
  ['nearly in the colour of its box', (payload) => ({ over: `q 0.9 g ${strip} f Q\n${at(payload, '0.93 g')}` })],
  [
    'in the colour of its picture',
    (payload) => ({
      objects: [pixel(200, 220, 240)],
      resources: '/XObject << /X1 10 0 R >>',
      over: `q 400 0 0 26 195 52 cm /X1 Do Q\n${at(payload, '0.784 0.863 0.941 rg')}`,
    }),
  ],
  ['outlined in white', (payload) => ({ over: `q 1 g ${strip} f Q\n${at(payload, '1 1 1 RG 1 Tr')}` })],
  ['one point high', (payload) => ({ over: at(payload, '', 1) })],
  ['made tiny by a matrix', (payload) => ({ over: `q 0.05 0 0 0.05 200 60 cm ${textAt(0, 0, payload)} Q\n` })],
  ['scaled to nothing', (payload) => ({ over: `q 0 0 0 0 200 60 cm ${textAt(0, 0, payload)} Q\n` })],
  ['without height', (payload) => ({ over: `q 1 0 0 0 200 60 cm ${textAt(0, 0, payload)} Q\n` })],
  ['squeezed to a line', (payload) => ({ over: `BT /F1 10 Tf 1 Tz ${x} ${y} Td (${payload}) Tj ET\n` })],
  ['beside the page', (payload) => ({ over: textAt(-800, 60, payload) })],
  ['above the page', (payload) => ({ over: textAt(72, 900, payload) })],
  ['outside the crop box', (payload) => ({ over: textAt(72, 8, payload, { size: 9 }), entries: '/CropBox [0 20 612 792]' })],
  ['outside the clip path', (payload) => ({ over: at(payload, '300 300 10 10 re W n') })],
  ['in an empty clip path', (payload) => ({ over: at(payload, '200 60 0 0 re W n') })],
  ['cut off by its form', (payload) => ({ objects: [form(at(payload), '/BBox [0 0 9 9]')], ...drawForm })],
  ['in rendering mode 3', (payload) => ({ over: at(payload, '3 Tr') })],
  ['in rendering mode 7', (payload) => ({ over: at(payload, '7 Tr') })],
  ['fully transparent', (payload) => ({ over: at(payload, '/G1 gs'), resources: state('/ca 0 /CA 0') })],
  ['nearly transparent', (payload) => ({ over: at(payload, '/G1 gs'), resources: state('/ca 0.03 /CA 0.03') })],
  ['in a transparent group', (payload) => ({ objects: [form(at(payload), group)], ...drawForm, ...transparentDraw })],
  [
    'masked away',
    (payload) => ({
      objects: [form('', `${group} /BBox [0 0 612 792]`)],
      resources: state('/SMask << /Type /Mask /S /Luminosity /G 10 0 R >>'),
      over: at(payload, '/G1 gs'),
    }),
  ],
  ['blended away', (payload) => ({ over: `q 1 g ${strip} f Q\n${at(payload, '/G1 gs')}`, resources: state('/BM /Screen') })],
  [
    'painted with a white pattern',
    (payload) => ({
      objects: [
        stream(
          '1 1 1 rg 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9',
        ),
      ],
      resources: '/Pattern << /P1 10 0 R >>',
      over: `q 1 g ${strip} f Q\n${at(payload, '/Pattern cs /P1 scn')}`,
    }),
  ],
  ['under a shape', (payload) => ({ under: at(payload), over: `q 0.8 0.9 1 rg ${strip} f Q\n` })],
  ['under a white shape', (payload) => ({ over: `${at(payload)}q 1 g ${strip} f Q\n` })],
  [
    'under a picture',
    (payload) => ({
      objects: [pixel(90)],
      resources: '/XObject << /X1 10 0 R >>',
      over: `${at(payload)}q 400 0 0 26 195 52 cm /X1 Do Q\n`,
    }),
  ],
  [
    'under an annotation',
    (payload) => ({
      objects: [
        '<< /Type /Annot /Subtype /Square /Rect [195 50 600 80] /F 4 /C [1 1 1] /IC [1 1 1] /AP << /N 11 0 R >> >>',
        form('1 g 0 0 405 30 re f', '/BBox [0 0 405 30]'),
      ],
      entries: '/Annots [10 0 R]',
      over: at(payload),
    }),
  ],
  [
    'on a layer that is off',
    (payload) => ({
      objects: [layer],
      catalog: layers(),
      resources: '/Properties << /L1 10 0 R >>',
      over: `/OC /L1 BDC ${at(payload)} EMC\n`,
    }),
  ],
  [
    'on a layer that a membership hides',
    (payload) => ({
      objects: [layer, '<< /Type /OCMD /OCGs [10 0 R] /P /AllOn >>'],
      catalog: layers(),
      resources: '/Properties << /L1 11 0 R >>',
      over: `/OC /L1 BDC ${at(payload)} EMC\n`,
    }),
  ],
  [
    'in a form on a layer that is off',
    (payload) => ({
      ...drawForm,
      ...secondForm,
      objects: [layer, form(at(payload), '/BBox [0 0 612 792] /OC 10 0 R')],
      catalog: layers(),
    }),
  ],
  [
    'as ActualText of other words',
    (payload) => ({ over: `/Span << /ActualText (${payload}) >> BDC ${at('Thank you for reading')} EMC\n` }),
    { over: at('Thank you for reading') },
  ],
  [
    'as ActualText in tag characters',
    (payload) => ({ over: `/Span << /ActualText <feff${tagged(payload)}> >> BDC ${at('Thank you')} EMC\n` }),
    { over: at('Thank you') },
  ],
  ['as ActualText of a space', (payload) => ({ over: `/Span << /ActualText (${payload}) >> BDC ${at(' ')} EMC\n` })],
  [
    'in letters that draw nothing',
    (payload) => ({ objects: [...blankFont, blankForm(payload)], resources: '/XObject << /X1 13 0 R >>', over: '/X1 Do\n' }),
  ],
  ['in the document properties', (payload) => ({ info: `/Subject (${payload})` })],
  ['in the keywords', (payload) => ({ info: `/Title (CV) /Keywords (${payload})` })],
  [
    'in the XMP metadata',
    (payload) => ({
      objects: [
        stream(
          xmp(`<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${payload}</rdf:li></rdf:Alt></dc:description>`),
          '/Type /Metadata /Subtype /XML',
        ),
      ],
      catalog: '/Metadata 10 0 R',
    }),
  ],
  [
    'in compressed XMP metadata',
    (payload) => ({
      objects: [stream(xmp(`<pdf:Keywords>${payload}</pdf:Keywords>`), '/Type /Metadata /Subtype /XML', true)],
      catalog: '/Metadata 10 0 R',
    }),
  ],
  ['in a hidden form field', (payload) => ({ objects: [widget(payload, 2)], ...field })],
  ['in a form field that is not viewed', (payload) => ({ objects: [widget(payload, 32)], ...field })],
  [
    'in a note',
    (payload) => ({
      objects: [`<< /Type /Annot /Subtype /Text /Rect [0 0 1 1] /Contents (${payload}) >>`],
      entries: '/Annots [10 0 R]',
    }),
  ],
  [
    'in an invisible comment',
    (payload) => ({
      objects: [`<< /Type /Annot /Subtype /FreeText /F 2 /Rect [200 50 600 70] /Contents (${payload}) /DA (/F1 10 Tf) >>`],
      entries: '/Annots [10 0 R]',
    }),
  ],
  [
    'in a bookmark',
    (payload) => ({ objects: ['<< /First 11 0 R /Last 11 0 R /Count 1 >>', bookmark(payload)], catalog: outlines }),
  ],
  [
    'as the text for those who cannot see',
    (payload) => ({
      objects: [
        '<< /Type /StructTreeRoot /K 11 0 R /ParentTree << /Nums [0 [11 0 R]] >> >>',
        `<< /Type /StructElem /S /Figure /P 10 0 R /Pg 12 0 R /K 0 /Alt (${payload}) >>`,
      ],
      catalog: '/StructTreeRoot 10 0 R /MarkInfo << /Marked true >>',
      entries: '/StructParents 0',
      over: '/Figure << /MCID 0 >> BDC q 0.5 g 500 20 9 9 re f Q EMC\n',
    }),
  ],
];

const group = '/Group << /S /Transparency /CS /DeviceGray >> /BBox [0 0 612 792]';
const drawForm = { resources: '/XObject << /X1 10 0 R >>', over: '/X1 Do\n' };
const secondForm = { resources: '/XObject << /X1 11 0 R >>' };
const transparentDraw = { resources: `/XObject << /X1 10 0 R >> ${state('/ca 0')}`, over: 'q /G1 gs /X1 Do Q\n' };
const blankForm = (payload: string) =>
  stream(at(payload), '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 10 0 R >> >>');
/** As UTF-16 in hexadecimal digits: U+E0020 to U+E007E mirror ASCII and are never shown. */
const tagged = (payload: string) =>
  Array.from(payload)
    .map((letter) => `db40dc${(letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}`)
    .join('');
const field = { entries: '/Annots [10 0 R]', catalog: '/AcroForm << /Fields [10 0 R] >>' };
const outlines = '/Outlines 10 0 R';
const bookmark = (payload: string) => `<< /Title (${payload}) /Parent 10 0 R >>`;

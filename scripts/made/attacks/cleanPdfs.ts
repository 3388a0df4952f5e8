import { stream, textAt } from '../../../plugins/readers/pdf/testing/makePdf.ts';
import { type Addition, pixel } from './basePdf.ts';

const at = (text: string, before = '') => textAt(200, 60, text, { before, size: 10 });
const strip = '195 52 400 26 re';
const said = 'Available from September';
const state = (entries: string) => `/ExtGState << /G1 << ${entries} >> >>`;
const drawn = (text: string) =>
  stream(text, '/Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 4 0 R >> >>');

/** What honest documents do that looks like an attack; `said` can be seen in each. */
export const cleanPdfs: [name: string, addition: Addition][] = [
  ['as it is', { over: at(said) }],
  ['white on a dark box', { over: `q 0.1 0.2 0.3 rg ${strip} f Q\n${at(said, '1 1 1 rg')}` }],
  ['thin and grey', { over: at(said, '0.6 0.6 0.6 rg') }],
  [
    'under a watermark',
    { over: `${at(said)}${textAt(120, 40, 'DRAFT', { size: 90, before: '/G1 gs 0.5 g' })}`, resources: state('/ca 0.15') },
  ],
  [
    'on a picture',
    { objects: [pixel(230)], resources: '/XObject << /X1 10 0 R >>', under: 'q 612 0 0 792 0 0 cm /X1 Do Q\n', over: at(said) },
  ],
  [
    'white on a dark picture',
    {
      objects: [pixel(30)],
      resources: '/XObject << /X1 10 0 R >>',
      over: `q 400 0 0 26 195 52 cm /X1 Do Q\n${at(said, '1 1 1 rg')}`,
    },
  ],
  ['under a highlight', { over: `${at(said)}q /G1 gs 1 1 0 rg ${strip} f Q\n`, resources: state('/BM /Multiply') }],
  [
    'marked by an annotation',
    {
      objects: [
        '<< /Type /Annot /Subtype /Highlight /Rect [195 52 595 78] /F 4 /QuadPoints [195 78 595 78 195 52 595 52] /AP << /N 11 0 R >> >>',
        stream(
          '/G1 gs 1 1 0 rg 0 0 400 26 re f',
          '/Type /XObject /Subtype /Form /BBox [0 0 400 26] /Resources << /ExtGState << /G1 << /BM /Multiply >> >> >>',
        ),
      ],
      entries: '/Annots [10 0 R]',
      over: at(said),
    },
  ],
  [
    'on a layer that is on',
    {
      objects: ['<< /Type /OCG /Name (text) >>'],
      catalog: '/OCProperties << /OCGs [10 0 R] /D << /ON [10 0 R] /Order [10 0 R] >> >>',
      resources: '/Properties << /L1 10 0 R >>',
      over: `/OC /L1 BDC ${at(said)} EMC\n`,
    },
  ],
  ['half transparent', { over: at(said, '/G1 gs'), resources: state('/ca 0.6') }],
  [
    'in a group',
    { objects: [drawn(at(said))], resources: `/XObject << /X1 10 0 R >> ${state('/ca 0.8')}`, over: 'q /G1 gs /X1 Do Q\n' },
  ],
  [
    'painted with a pattern',
    {
      objects: [
        stream(
          '0 0 1 rg 0 0 9 9 re f',
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9',
        ),
      ],
      resources: '/Pattern << /P1 10 0 R >>',
      over: `q 1 g ${strip} f Q\n${at(said, '/Pattern cs /P1 scn')}`,
    },
  ],
  ['with the same ActualText', { over: `/Span << /ActualText (${said}) >> BDC ${at(said)} EMC\n` }],
  [
    'with the ActualText of a hyphen',
    { over: `${at(said)}/Span << /ActualText <feff00ad> >> BDC ${textAt(400, 60, '-')} EMC\n` },
  ],
  ['with a clip around it', { over: at(said, `${strip} W n`) }],
  [
    'with an ordinary title',
    { over: at(said), info: '/Title (Greta Halvorsen - CV) /Author (Greta Halvorsen) /Subject (Curriculum vitae)' },
  ],
  [
    'with ordinary bookmarks',
    {
      over: at(said),
      objects: ['<< /First 11 0 R /Last 11 0 R /Count 1 >>', '<< /Title (Work Experience and Education) /Parent 10 0 R >>'],
      catalog: '/Outlines 10 0 R',
    },
  ],
  [
    'with a field that is filled in',
    {
      over: at(said),
      objects: [
        '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (in writing) /F 4 /Rect [20 10 90 25] /DA (/F1 10 Tf 0 g) >>',
      ],
      entries: '/Annots [10 0 R]',
      catalog: '/AcroForm << /Fields [10 0 R] >>',
    },
  ],
];

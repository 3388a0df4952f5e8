import { makePdf, stream, type TestPdf, textAt } from '../../../plugins/readers/pdf/testing/makePdf.ts';

/** What an attack adds to a page of a CV. */
export interface Addition {
  /** Content drawn before the CV, under it, or after it, over it. */
  under?: string;
  over?: string;
  /** More entries of the page, of its resources, of the catalog, of the information dictionary. */
  entries?: string;
  resources?: string;
  catalog?: string;
  info?: string;
  /** Bodies of the objects 10, 11, …; the layout's own follow from 30 on. */
  objects?: string[];
}

export interface BasePdf {
  name: string;
  content: string;
}

const lines: [text: string, size: number, font?: string][] = [
  ['Greta Halvorsen', 22, 'F2'],
  ['Data Analyst', 13],
  ['greta.halvorsen@example.com | +47 22 85 50 50 | Oslo, Norway', 10],
  ['Experience', 13, 'F2'],
  ['Data Analyst, Fjordline Logistics', 11, 'F2'],
  ['03/2019 - 08/2023', 10],
  ['- Built reports in SQL and Python for forty depots', 10],
  ['Junior Analyst, Nordlys Retail', 11, 'F2'],
  ['01/2016 - 02/2019', 10],
  ['- Kept the price lists of three hundred shops', 10],
  ['Education', 13, 'F2'],
  ['B.Sc. in Statistics, University of Bergen, 2012 - 2015', 10],
  ['Skills', 13, 'F2'],
  ['SQL, Python, Excel', 10],
  ['Languages', 13, 'F2'],
  ['Norwegian (native), English (C1)', 10],
];

function column(x: number, top: number, own: typeof lines, before = ''): string {
  let y = top;
  return own
    .map(([text, size, font = 'F1']) => {
      y -= size * (font === 'F2' ? 1.9 : 1.5);
      return textAt(x, y, text, { font, size, before });
    })
    .join('');
}

/** One CV in three looks: plain; with a dark sidebar of white text; on a tinted page with a coloured heading. */
export const basePdfs: BasePdf[] = [
  { name: 'plain', content: column(72, 760, lines) },
  {
    name: 'sidebar',
    content:
      'q 0.12 0.2 0.33 rg 0 0 170 792 re f Q\n' +
      column(20, 760, [...lines.slice(12), ['oslo.example', 10]], '1 1 1 rg') +
      column(200, 760, lines.slice(0, 12)),
  },
  {
    name: 'tinted',
    content:
      'q 0.96 0.95 0.9 rg 0 0 612 792 re f 0.4 0.1 0.2 rg 0 690 612 102 re f Q\n' +
      column(60, 770, lines.slice(0, 3), '1 1 1 rg') +
      column(60, 670, lines.slice(3), '0.25 0.25 0.25 rg'),
  },
];

/** The base with what an attack adds to it; without an addition, the clean document. */
export function assemblePdf({ content }: BasePdf, addition: Addition = {}): Uint8Array {
  const { under = '', over = '', entries = '', resources = '', catalog = '', info = '', objects = [] } = addition;
  const pdf: TestPdf = { pages: [{ content: under + content + over, entries, resources }], objects, catalog, info };
  return makePdf(pdf);
}

/** A picture of one colour (0 to 255 each). */
export function pixel(red: number, green = red, blue = red): string {
  return stream(
    String.fromCharCode(red, green, blue),
    '/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB',
  );
}

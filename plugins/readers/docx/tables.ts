import type { HiddenReason } from '../../contract.ts';
import type { FlowLine } from '../../reading/flow/flowLine.ts';
import type { XmlAttributes } from '../../reading/package/xmlEvents.ts';
import type { Style } from './readStyles.ts';

/** A table while it is being read. */
export interface Table {
  style: Style | null;
  /** Parts of the style that the table does not use. */
  unused: Set<string>;
  fixed: boolean;
  hides: HiddenReason | null;
  rows: number;
  /** The open row's cells, and why it is invisible. */
  cells: FlowLine[][];
  rowHides: HiddenReason | null;
}

export function openTable(): Table {
  return { style: null, unused: new Set(), fixed: false, hides: null, rows: 0, cells: [], rowHides: null };
}

/** Lower rows and narrower cells, in twentieths of a point, show nothing. */
const smallestSide = 40;
const farOut = 17_000;
const partsByLook: [attribute: string, part: string][] = [
  ['firstRow', 'firstRow'],
  ['lastRow', 'lastRow'],
  ['firstColumn', 'firstCol'],
  ['lastColumn', 'lastCol'],
];

/** Reads one element of a table's properties (`w:tblPr`), except the style. */
export function applyTableProperty(table: Table, name: string, attributes: XmlAttributes): void {
  const number = (key: string) => Number(attributes[key] ?? 0);
  if (name === 'tblLayout') table.fixed = attributes['type'] === 'fixed';
  else if (name === 'tblInd' && number('w') > farOut) table.hides = 'off-page';
  else if (name === 'tblpPr' && ['tblpX', 'tblpY'].some((key) => number(key) > farOut || number(key) < -farOut))
    table.hides = 'off-page';
  else if (name === 'tblLook') for (const [key, part] of partsByLook) if (attributes[key] === '0') table.unused.add(part);
}

/** Reads one element of a row's properties (`w:trPr`). */
export function applyRowProperty(table: Table, name: string, { val = '', hRule = '' }: XmlAttributes): void {
  if (name === 'hidden') table.rowHides = val === '0' || val === 'false' ? null : 'vanish';
  else if (name === 'trHeight' && hRule === 'exact' && Number(val) < smallestSide) table.rowHides ??= 'tiny';
}

/** Why a cell is invisible, from one element of its properties (`w:tcPr`). */
export function hidesCell(table: Table, name: string, { w = '', type = '' }: XmlAttributes): HiddenReason | null {
  return name === 'tcW' && table.fixed && type === 'dxa' && Number(w) < smallestSide ? 'tiny' : null;
}

/** The possible colours behind the next cell: the table's style fills it by its place, and the last row and column are not known yet. */
export function cellColours(table: Table, around: readonly string[] | null): readonly string[] | null {
  const { style, unused, rows, cells } = table;
  if (style === null || style.fills.size === 0) return around;
  const whole = style.fills.get('');
  const parts = [...style.fills].filter(
    ([part]) =>
      part !== '' && !unused.has(part) && (part !== 'firstRow' || rows === 1) && (part !== 'firstCol' || cells.length === 0),
  );
  const ground = whole === undefined ? around : [whole];
  return ground && [...ground, ...parts.map(([, fill]) => fill)];
}

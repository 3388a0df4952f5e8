import type { FieldName } from '../../plugins/extractors/local/label/lineLabels.ts';
import type { ExtraKind } from './extras.ts';

/** A stretch of a printed line; `field` says which fact it prints. */
export interface Span {
  text: string;
  field?: FieldName | 'skill';
  look?: 'bold' | 'italic';
}

/** A printed line; `right` stands at its right edge. */
export interface Line {
  spans: Span[];
  right?: Span[];
}

export type Block =
  | { kind: 'lines'; look: 'plain' | 'bullets' | 'paragraph' | 'chips' | 'columns'; role: 'body' | 'group'; lines: Line[] }
  | { kind: 'rows'; rows: Line[][] }
  | {
      kind: 'entry';
      entry: number;
      promotion: boolean;
      margin: Line[];
      head: Line[];
      lead?: string[];
      bullets: string[];
      prose: boolean;
    };

/** Sections as the training manifest names them (scripts/train/README.md). */
export type SectionName =
  | ExtraKind
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'languages'
  | 'hobbies'
  | 'references'
  | 'driving'
  | 'pay';

export interface Section {
  section: SectionName;
  heading: string;
  blocks: Block[];
}

/** A résumé on paper: what is printed, in order. */
export interface ResumeModel {
  language: string;
  banner: string | null;
  name: string;
  title: string | null;
  contacts: Line[];
  sections: Section[];
  end: string | null;
}

export const plainLine = (text: string): Line => ({ spans: [{ text }] });
export const lineText = ({ spans, right }: Line): string => [...spans, ...(right ?? [])].map(({ text }) => text).join('');

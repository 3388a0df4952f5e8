import type { DocxPackage } from './openPackage.ts';
import { readXml } from './xmlEvents.ts';

export interface Relation {
  id: string;
  /** The last word of the relation's type: header, footer, hyperlink, styles … */
  type: string;
  target: string;
  /** The part that it leads to, if it leads to one from `word/document.xml`. */
  part: string;
}

/** The relations of a part, in the order in which they are written. */
export function readRelations(parts: DocxPackage, part: string): Relation[] {
  const slash = part.lastIndexOf('/');
  const xml = parts.read(`${part.slice(0, slash)}/_rels${part.slice(slash)}.rels`);
  const relations: Relation[] = [];
  if (xml === null) return relations;
  readXml(xml, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name === 'Relationship')
        relations.push({ id: Id, type: Type.slice(Type.lastIndexOf('/') + 1), target: Target, part: partOf(Target) });
    },
  });
  return relations;
}

function partOf(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}

import { parseXml } from './parseXml.ts';
import type { ZipArchive } from './readZip.ts';

export interface Relation {
  /** Last part of its type: "hyperlink", "header", "styles". */
  type: string;
  /** Entry name for parts of the archive, an address for what lies outside. */
  target: string;
  external: boolean;
}

/** Relations of a part by id; empty when it has none. */
export function readRelations(archive: ZipArchive, part: string): Map<string, Relation> {
  const relations = new Map<string, Relation>();
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const data = archive.read(`${folder}_rels/${part.slice(folder.length)}.rels`);
  if (data === null) return relations;
  parseXml(data, {
    open(name, attributes) {
      const { Id: id, Type: type = '', Target: target = '', TargetMode: mode } = attributes;
      if (!name.endsWith('Relationship') || id === undefined) return;
      const external = mode === 'External';
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: external ? target : resolvePart(folder, target), external });
    },
    close: () => undefined,
  });
  return relations;
}

/** An entry's name from a target that is relative to a folder, or absolute. */
function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `${folder}${target}`;
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

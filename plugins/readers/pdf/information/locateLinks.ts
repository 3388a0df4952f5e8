import type { DocumentLink, TextLine, TextRun } from '../../../contract.ts';
import type { LinkArea } from './readLinks.ts';

/** Finds the text under each link: runs whose centre is inside the link's area. */
export function locateLinks(areas: readonly LinkArea[], lines: readonly TextLine[]): DocumentLink[] {
  const byPage = new Map<number, TextLine[]>();
  for (const line of lines) {
    const known = byPage.get(line.page);
    if (known === undefined) byPage.set(line.page, [line]);
    else known.push(line);
  }
  return areas.map((area) => locate(area, byPage.get(area.page) ?? []));
}

function locate(area: LinkArea, lines: readonly TextLine[]): DocumentLink {
  for (const line of lines) {
    if (line.box === null || line.box.y > area.y1 || line.box.y + line.box.height < area.y0) continue;
    const covered = line.runs.filter((run) => covers(area, run));
    const first = covered[0];
    if (first !== undefined) return { url: area.url, page: area.page, start: first.start, end: covered.at(-1)!.end };
  }
  return { url: area.url, page: area.page, start: null, end: null };
}

function covers(area: LinkArea, run: TextRun): boolean {
  if (run.box === null) return false;
  const x = run.box.x + run.box.width / 2;
  const y = run.box.y + run.box.height / 2;
  return x >= area.x0 && x <= area.x1 && y >= area.y0 && y <= area.y1;
}

import { sectionOfLabel } from '../lineLabels.ts';

/** The lines above the body of a job or study. */
export interface Header {
  section: 'experience' | 'education';
  lines: number[];
  /** It belongs to the employer of the entry before. */
  under: boolean;
  body: number[];
}

/** The headers of the jobs and studies that the labels of the lines mark. */
export function headersOf(labels: readonly string[]): Header[] {
  const headers: Header[] = [];
  labels.forEach((label, at) => {
    const [section, role] = [sectionOfLabel(label), label.split(':')[1]];
    const open = headers.at(-1);
    if ((section !== 'experience' && section !== 'education') || role === 'H') return;
    if (role === 'B') {
      if (open) open.body.push(at);
    } else if (role === 'S' || role === 'P' || open?.section !== section)
      headers.push({ section, lines: [at], under: role === 'P', body: [] });
    else open.lines.push(at);
  });
  return headers;
}

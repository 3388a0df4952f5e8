import { type LabelModels, labelDocument } from '../../plugins/extractors/local/label/labelDocument.ts';
import { fieldNames, sectionOfLabel } from '../../plugins/extractors/local/label/lineLabels.ts';
import type { Example } from './examples.ts';

/** Shares from 0 to 1: lines with the right section, lines with the right label, and F1 of the fields' exact spans. */
export type LabelFigures = Record<string, number>;

/** The true spans of a field: from its first letter to the last one before another field or part begins. */
function trueSpans({ aligned, document }: Example): string[] {
  const spans: { name: string; text: string }[] = [];
  let open: { name: string; text: string } | null = null;
  for (const { place, field } of aligned.flat()) {
    if (!field) open = null;
    else if (open && !field.opens && open.name === field.name) open.text += document.text[place];
    else {
      open = { name: field.name, text: document.text[place]! };
      spans.push(open);
    }
  }
  return spans.map(({ name, text }) => `${name}:${text.toLowerCase()}`);
}

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
const round = (value: number) => Math.round(value * 1000) / 1000;

export function measureLabels(models: LabelModels, examples: readonly Example[]): LabelFigures {
  const lines = { all: 0, section: 0, label: 0 };
  const counts = new Map<string, { right: number; found: number; wanted: number }>();
  const of = (name: string) => {
    const count = counts.get(name) ?? { right: 0, found: 0, wanted: 0 };
    counts.set(name, count);
    return count;
  };
  for (const example of examples) {
    const { document, lines: views, marks, body } = example;
    const found = labelDocument(models, document, views, marks, body);
    example.labels.forEach((label, at) => {
      if (label === 'none') return;
      lines.all += 1;
      lines.section += Number(sectionOfLabel(label) === sectionOfLabel(found.labels[at]!));
      lines.label += Number(label === found.labels[at]);
    });
    const wanted = trueSpans(example);
    for (const key of wanted) of(key.split(':')[0]!).wanted += 1;
    for (const { field, start, end } of [...found.fields, ...found.skills]) {
      of(field).found += 1;
      const at = wanted.indexOf(`${field}:${bare(document.text.slice(start, end))}`);
      if (at < 0) continue;
      of(field).right += 1;
      wanted.splice(at, 1);
    }
  }
  const figures: LabelFigures = {
    documents: examples.length,
    section: round(lines.section / lines.all),
    label: round(lines.label / lines.all),
  };
  for (const name of [...fieldNames, 'skill']) {
    const { right, found, wanted } = of(name);
    if (found + wanted > 0) figures[name] = round((2 * right) / (found + wanted));
  }
  return figures;
}

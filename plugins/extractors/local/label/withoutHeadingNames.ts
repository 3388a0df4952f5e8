import type { LineMarks } from '../annotate/annotateLines.ts';

/** "Образование" over a school may be a form's label or a heading. Where it is a heading, it does not name what stands below it. */
export function withoutHeadingNames(marks: readonly LineMarks[], labels: readonly string[]): readonly LineMarks[] {
  return marks.map((mark, at) => {
    const isBelow = labels[at - 1]?.endsWith(':H') && marks[at - 1]?.segments.length === 1;
    if (!isBelow || marks[at - 1]?.segments[0]?.naming !== 'label' || mark.segments.some(({ naming }) => naming === 'label'))
      return mark;
    return { ...mark, naming: null, segments: mark.segments.map((segment) => ({ ...segment, naming: null })) };
  });
}

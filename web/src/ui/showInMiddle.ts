/** A ref for the place that was asked for: scrolls it into the middle as it appears. */
export function showInMiddle(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' });
}

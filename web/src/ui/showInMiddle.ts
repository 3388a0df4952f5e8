/** A ref for the requested place: scrolls it to the middle when it appears. */
export function showInMiddle(element: Element | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** A ref for the control that a press of "edit" brings in: the press asked for it, so the focus goes there. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

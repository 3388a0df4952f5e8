/** A ref for the control that appears after a press of "edit": the user asked for it, so it gets the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}

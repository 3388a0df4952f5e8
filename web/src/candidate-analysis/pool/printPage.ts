/** Opens the browser's print dialog for a page of its own, in a frame that is not seen. "Save as PDF" is one of its printers. */
export async function printPage(html: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.className = 'fixed size-0 border-0';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = html;
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow;
  page?.addEventListener('afterprint', () => frame.remove(), { once: true });
  page?.focus();
  page?.print();
}

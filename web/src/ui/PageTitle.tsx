const product = 'NOA';

/** The name of the page in the browser's tab; React puts it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${product}`}</title>;
}

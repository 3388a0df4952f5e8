const product = 'NOA';

/** The page's title in the browser tab; React moves it into the head. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} · ${product}`}</title>;
}

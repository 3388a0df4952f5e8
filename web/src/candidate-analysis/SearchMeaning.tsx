import { graphql, useFragment } from 'react-relay';
import { m } from '../paraglide/messages.js';
import type { SearchMeaning_meaning$key } from './__generated__/SearchMeaning_meaning.graphql.ts';

/** How a search was understood, where that is not plain: operators, broken syntax, misspelt names. */
export function SearchMeaning({ meaning, q }: { meaning: SearchMeaning_meaning$key; q: string }) {
  const { text, broken, similar } = useFragment(
    graphql`
      fragment SearchMeaning_meaning on SearchMeaning {
        text
        broken
        similar {
          word
          names
        }
      }
    `,
    meaning,
  );
  const lines = [
    ...similar.map(({ word, names }) => m.pool_similar({ word, names: names.join(', ') })),
    ...(broken ? [m.pool_search_broken({ text: text ?? '' })] : []),
    ...(text && !broken && similar.length === 0 && /["()*]|(?:^|\s)(?:-|AND|OR|NOT|И|ИЛИ|НЕ)/.test(q)
      ? [m.pool_search_meaning({ text })]
      : []),
  ];
  if (lines.length === 0) return null;
  return (
    <output dir="auto" className="block text-xs text-muted">
      {lines.join(' ')}
    </output>
  );
}

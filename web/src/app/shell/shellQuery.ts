import { graphql } from 'react-relay';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../relay/preloadQuery.ts';
import { requireSession } from '../session/requireSession.ts';
import type { shellQuery as ShellQuery } from './__generated__/shellQuery.graphql.ts';

export const query = graphql`
  query shellQuery {
    viewer {
      ...Shell_viewer
    }
    installation {
      ...Shell_installation
    }
    ...RenewalNotice_query
  }
`;

export function loadShell({ request }: LoaderFunctionArgs) {
  return requireSession(request) ?? preloadQuery<ShellQuery>(query, {});
}

/** Not on every navigation, because its subscription keeps it up to date. Only on request, as after a change of language. */
export function shouldRevalidateShell({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href;
}

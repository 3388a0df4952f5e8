import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router-dom';
import { preloadQuery } from '../app/relay/preloadQuery.ts';
import type { AnalyticsRouteQuery } from './__generated__/AnalyticsRouteQuery.graphql.ts';
import { AnalyticsView } from './AnalyticsView.tsx';
import { periods, readPeriod } from './period.ts';

const query = graphql`
  query AnalyticsRouteQuery($period: AnalyticsPeriod!) {
    analyticsSummary(period: $period) {
      ...AnalyticsView_summary
    }
  }
`;

const periodOf = (url: string) => readPeriod(new URL(url).searchParams);

export function loader({ request }: LoaderFunctionArgs): PreloadedQuery<AnalyticsRouteQuery> {
  return preloadQuery<AnalyticsRouteQuery>(query, { period: periods[periodOf(request.url)].value });
}

/** The list of a figure and the form of the charts are in the address too, but do not change the figures. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.href === nextUrl.href || periodOf(currentUrl.href) !== periodOf(nextUrl.href);
}

export function Component() {
  const { analyticsSummary } = usePreloadedQuery<AnalyticsRouteQuery>(
    query,
    useLoaderData<PreloadedQuery<AnalyticsRouteQuery>>(),
  );
  return <AnalyticsView summary={analyticsSummary} />;
}

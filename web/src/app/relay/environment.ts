import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { fetchOperation } from './fetchOperation.ts';
import { missingFields } from './missingFields.ts';
import { subscribeOperation } from './subscribeOperation.ts';

/** The page's only store. Signing out reloads the page, so the store never outlives a session. */
export const environment = new Environment({
  network: Network.create(fetchOperation, subscribeOperation),
  store: new Store(new RecordSource(), { gcReleaseBufferSize: 20, queryCacheExpirationTime: 5 * 60_000 }),
  missingFieldHandlers: missingFields,
});

import { Navigate, useSearchParams } from 'react-router-dom';

/** Puts the position into an address that names none, so that it can be shared. All else that it asks for stays. */
export function GoToPosition({ internalId }: { internalId: string }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.set('project', internalId);
  return <Navigate replace to={{ search: search.toString() }} />;
}

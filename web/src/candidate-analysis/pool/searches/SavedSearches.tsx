import { Bell, BellOff, Bookmark, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { partFailed } from '../../../app/errors/partFailed.tsx';
import { m } from '../../../paraglide/messages.js';
import { Badge } from '../../../ui/Badge.tsx';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Button } from '../../../ui/inputs/Button.tsx';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Form } from '../../../ui/inputs/Form.tsx';
import { IconButton } from '../../../ui/inputs/IconButton.tsx';
import { Input } from '../../../ui/inputs/Input.tsx';
import { Popover } from '../../../ui/layers/Popover.tsx';
import { useUnsaved } from '../../../ui/unsaved/useUnsaved.ts';
import { filterOf, type PoolAddress } from '../poolAddress.ts';
import type { SavedSearches_project$key } from './__generated__/SavedSearches_project.graphql.ts';
import type { SavedSearchesQuery } from './__generated__/SavedSearchesQuery.graphql.ts';
import { useSavedSearches } from './useSavedSearches.ts';

export interface SavedSearchesProps {
  /** Global id. */
  projectId: string;
  address: PoolAddress;
  /** Opens a search, by its global id. */
  onLook: (id: string) => void;
}

/** The user's searches of the position, how many people are new or changed in each, and a way to save the present one. */
export function SavedSearches(props: SavedSearchesProps) {
  return (
    <Boundary fallback={partFailed}>
      {(attempt) => (
        <Suspense fallback={<Button icon={<Bookmark />}>{m.pool_searches()}</Button>}>
          <Loaded {...props} attempt={attempt} />
        </Suspense>
      )}
    </Boundary>
  );
}

function Loaded({ projectId, attempt, ...rest }: SavedSearchesProps & { attempt: number }) {
  const { project } = useLazyLoadQuery<SavedSearchesQuery>(
    graphql`
      query SavedSearchesQuery($id: ID!) {
        project(id: $id) {
          ...SavedSearches_project
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return project ? <SearchMenu project={project} projectId={projectId} {...rest} /> : null;
}

function SearchMenu({ project, projectId, address, onLook }: SavedSearchesProps & { project: SavedSearches_project$key }) {
  const { savedSearches } = useFragment(
    graphql`
      fragment SavedSearches_project on Project {
        savedSearches {
          id
          name
          tell
          fresh
        }
      }
    `,
    project,
  );
  const [open, setOpen] = useState(false);
  const { setTelling, remove } = useSavedSearches();
  const fresh = savedSearches.reduce((sum, search) => sum + search.fresh, 0);
  return (
    <Popover
      title={m.pool_searches()}
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button icon={<Bookmark />}>
          {m.pool_searches()}
          {fresh > 0 ? <Badge tone="accent">{m.pool_search_fresh({ count: fresh })}</Badge> : null}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        {savedSearches.length === 0 ? <p className="text-sm text-muted">{m.pool_searches_none()}</p> : null}
        <ul className="flex flex-col gap-1">
          {savedSearches.map((search) => (
            <li key={search.id} className="flex items-center gap-1">
              <Button
                variant="ghost"
                className="min-w-0 flex-1 justify-start!"
                onClick={() => {
                  setOpen(false);
                  onLook(search.id);
                }}
              >
                <span className="truncate">{search.name}</span>
                {search.fresh > 0 ? <Badge tone="accent">{m.pool_search_fresh({ count: search.fresh })}</Badge> : null}
              </Button>
              <IconButton
                size="sm"
                label={search.tell ? m.pool_search_tell_off({ name: search.name }) : m.pool_search_tell_on({ name: search.name })}
                icon={search.tell ? <Bell /> : <BellOff />}
                onClick={() => setTelling(search.id, !search.tell)}
              />
              <IconButton
                size="sm"
                label={m.pool_search_delete({ name: search.name })}
                icon={<Trash2 />}
                onClick={() => remove(search.id)}
              />
            </li>
          ))}
        </ul>
        <SaveSearch projectId={projectId} address={address} />
      </div>
    </Popover>
  );
}

function SaveSearch({ projectId, address }: Pick<SavedSearchesProps, 'projectId' | 'address'>) {
  const [name, setName] = useState('');
  const [tell, setTell] = useState(true);
  const { save, busy } = useSavedSearches();
  useUnsaved(name.trim() !== '');
  return (
    <Form
      className="flex flex-col gap-3 border-t border-line pt-3"
      onSubmit={() => {
        if (name.trim() !== '') save({ projectId, name, filter: filterOf(address), tell }, () => setName(''));
      }}
    >
      <Field label={m.pool_search_name()} hint={m.pool_search_hint()}>
        <Input value={name} maxLength={100} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Checkbox checked={tell} onChange={setTell}>
        {m.pool_search_tell()}
      </Checkbox>
      <Button type="submit" variant="primary" busy={busy} disabled={name.trim() === ''}>
        {m.pool_search_save()}
      </Button>
    </Form>
  );
}

import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import type { AccessTokens_viewer$key } from './__generated__/AccessTokens_viewer.graphql.ts';
import { CreateTokenDialog } from './CreateTokenDialog.tsx';
import { TokenRow } from './TokenRow.tsx';

/** The personal access tokens for scripts and integrations. */
export function AccessTokens({ viewer }: { viewer: AccessTokens_viewer$key }) {
  const { accessTokens } = useFragment(
    graphql`
      fragment AccessTokens_viewer on User {
        accessTokens {
          id
          ...TokenRow_token
        }
      }
    `,
    viewer,
  );
  const [creating, setCreating] = useState(false);
  return (
    <Card
      title={m.settings_tokens()}
      actions={
        <Button size="sm" variant="primary" icon={<Plus />} onClick={() => setCreating(true)}>
          {m.settings_token_create()}
        </Button>
      }
    >
      <p className="text-sm text-muted">
        {m.settings_tokens_hint()}{' '}
        <a href="/api/docs" target="_blank" rel="noreferrer" className="text-accent-text underline underline-offset-2">
          {m.settings_tokens_docs()}
        </a>
      </p>
      {accessTokens.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 rounded-card border border-dashed border-line px-4 py-6 text-sm text-muted">
          <KeyRound className="size-4 shrink-0" aria-hidden="true" />
          {m.settings_tokens_none()}
        </p>
      ) : (
        <ul className="mt-2 -mb-2 divide-y divide-line">
          {accessTokens.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
      )}
      {creating ? <CreateTokenDialog onClose={() => setCreating(false)} /> : null}
    </Card>
  );
}

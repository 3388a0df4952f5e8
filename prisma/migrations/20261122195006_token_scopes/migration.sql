-- Tokens from before the scopes keep all they could do.
alter table "api_tokens" add column "scopes" text[] not null default array['read', 'write', 'admin'];

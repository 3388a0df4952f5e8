import type { PluginRegistry } from '../plugins/registry.ts';
import type { PrismaClient } from '../prisma/generated/client.ts';
import type { Replica } from '../prisma/replica.ts';
import type { Scope } from './access/scopes.ts';
import type { Mailer } from './accounts/mailer.ts';
import type { ObjectStore } from './documents/objects/objectStore.ts';
import type { DocumentEngine } from './documents/reading/documentEngine.ts';
import type { Events } from './events.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { Sealer } from './secrets/sealer.ts';

/** The signed-in caller. */
export interface Viewer {
  userId: string;
  /** Null for a personal access token. */
  sessionId: string | null;
  /** The personal access token, if it is one. */
  tokenId?: string;
  /** What the access token may be used for; absent: everything (a session). */
  scopes?: readonly Scope[];
  /** Whether the user has turned blind review on; absent: not known yet, see readPrivacy. */
  blindReview?: boolean | undefined;
}

export type Locale = 'en' | 'ru';

export interface Limits {
  maxFiles: number;
  maxFileBytes: number;
}

/** The first argument of every core function. Composition roots build it; `viewer`, `client` and `locale` differ per request. */
export interface Ctx {
  db: PrismaClient;
  /** A read-only replica for lists (core/database/readFromReplica.ts); null when there is none. */
  replica: Replica | null;
  viewer: Viewer | null;
  /** Where the call comes from, as limits count it: an IPv4 address or an IPv6 network of 64 bits. Empty: this process itself. */
  client: string;
  locale: Locale;
  plugins: PluginRegistry;
  documents: DocumentEngine;
  /** Id of the server whose lease the uploads of this process depend on (core/screenings/leases); null when it takes no uploads. */
  serverId: string | null;
  /** Where original documents are kept; null: in the database. */
  objects: ObjectStore | null;
  events: Events;
  mailer: Mailer;
  sealer: Sealer;
  outgoing: Outgoing;
  limits: Limits;
  /** The address at which users open the product, for links in mails, without a slash at the end; null when the operator has not set it. */
  publicUrl: string | null;
  /** A fixed sign-in code, on a local server only; null in real use. */
  testCode: string | null;
  /** Who may sign in, and stay signed in, at this moment. Null: anyone (only this machine can reach the server). */
  signInAllow: () => readonly string[] | null;
  now(): Date;
}

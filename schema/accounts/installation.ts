import type { Facet } from '../../plugins/contract.ts';
import { builder } from '../builder.ts';
import { columnOf, FacetColumnType } from '../ranking/facetColumn.ts';
import type { InstallationSettings } from '../requestContext.ts';

const LinksType = builder.objectRef<InstallationSettings['links']>('InstallationLinks').implement({
  description: 'Sibling products; those without an address are not shown.',
  fields: (t) => ({
    interviews: t.exposeString('interviews', { nullable: true }),
    scenarios: t.exposeString('scenarios', { nullable: true }),
    codeshare: t.exposeString('codeshare', { nullable: true }),
  }),
});

const FacetInfoType = builder.objectRef<Facet>('FacetInfo').implement({
  fields: (t) => ({
    key: t.exposeString('id'),
    label: t.string({ resolve: ({ label }, _args, { locale }) => label[locale] ?? label.en }),
    defaultWeight: t.exposeFloat('defaultWeight'),
    column: t.field({
      type: FacetColumnType,
      nullable: true,
      description: 'Null when another column shows more.',
      resolve: (facet) => columnOf(facet),
    }),
  }),
});

const InstallationType = builder.objectRef<InstallationSettings>('Installation').implement({
  fields: (t) => ({
    version: t.exposeString('version'),
    links: t.field({ type: LinksType, resolve: ({ links }) => links }),
    maxFiles: t.int({ resolve: (_parent, _args, { limits }) => limits.maxFiles }),
    maxFileMb: t.int({ resolve: (_parent, _args, { limits }) => Math.floor(limits.maxFileBytes / 1024 / 1024) }),
    sendsMail: t.boolean({
      description: "False without NOA_SMTP_URL: mails to candidates open in the user's own mail program.",
      resolve: (_parent, _args, { mailer }) => mailer.delivers,
    }),
    testCode: t.string({
      nullable: true,
      description: 'Set only when the server runs with NOA_TEST_CODE.',
      resolve: (_parent, _args, { testCode }) => testCode,
    }),
    facets: t.field({ type: [FacetInfoType], resolve: (_parent, _args, { plugins }) => [...plugins.facets] }),
  }),
});

builder.queryField('installation', (t) =>
  t.field({
    type: InstallationType,
    openToAll: true,
    description: 'Readable without a session: what the sign-in page and the shell need.',
    resolve: (_root, _args, { installation }) => installation,
  }),
);

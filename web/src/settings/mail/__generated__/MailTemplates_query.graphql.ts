/**
 * @generated SignedSource<<c8a36556edc651f92ebfa7fb6a2b78cd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailKind = "CONTACT" | "INVITE";
import type { FragmentRefs } from "relay-runtime";
export type MailTemplates_query$data = {
  readonly mailTemplates: ReadonlyArray<{
    readonly kind: MailKind;
    readonly language: string;
    readonly subject: string;
    readonly text: string;
  }>;
  readonly viewer: {
    readonly presets: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"OwnTemplate_preset">;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MailTemplates_query";
};
export type MailTemplates_query$key = {
  readonly " $data"?: MailTemplates_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailTemplates_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailTemplates_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MailTemplate",
      "kind": "LinkedField",
      "name": "mailTemplates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "language",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "scope",
              "value": "mail"
            }
          ],
          "concreteType": "Preset",
          "kind": "LinkedField",
          "name": "presets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "OwnTemplate_preset"
            }
          ],
          "storageKey": "presets(scope:\"mail\")"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ba5b81fd837078ae8c7de4b51d345040";

export default node;

/**
 * @generated SignedSource<<52095a3d268994bcca68458586069c07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MailKind = "CONTACT" | "INVITE";
import type { FragmentRefs } from "relay-runtime";
export type useMailTemplates_query$data = {
  readonly mailTemplates: ReadonlyArray<{
    readonly kind: MailKind;
    readonly language: string;
    readonly subject: string;
    readonly text: string;
  }>;
  readonly viewer: {
    readonly presets: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
      readonly payload: unknown;
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useMailTemplates_query";
};
export type useMailTemplates_query$key = {
  readonly " $data"?: useMailTemplates_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMailTemplates_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useMailTemplates_query",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "payload",
              "storageKey": null
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

(node as any).hash = "f4cdee8a32c09ac957bcc1a8539bbfd4";

export default node;

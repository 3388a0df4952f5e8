/**
 * @generated SignedSource<<45544ac2e07bf06ae23699cdf4a8d14b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreadRow_document$data = {
  readonly candidate: {
    readonly displayName: string;
  } | null | undefined;
  readonly fileName: string;
  readonly format: string | null | undefined;
  readonly unread: {
    readonly reason: string;
    readonly remedy: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadActions_document">;
  readonly " $fragmentType": "UnreadRow_document";
};
export type UnreadRow_document$key = {
  readonly " $data"?: UnreadRow_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreadRow_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreadRow_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "format",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Unread",
      "kind": "LinkedField",
      "name": "unread",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remedy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Candidate",
      "kind": "LinkedField",
      "name": "candidate",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "displayName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UnreadActions_document"
    }
  ],
  "type": "Document",
  "abstractKey": null
};

(node as any).hash = "75f561db55da2fbeae040895c7a8d83e";

export default node;

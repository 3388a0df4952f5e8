/**
 * @generated SignedSource<<417d8f9a40fa7dc58f5502d9e2ca1961>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MustHavesBadge_candidate$data = {
  readonly mustHaves: {
    readonly knockedOut: boolean;
    readonly met: number;
    readonly total: number;
    readonly unknown: number;
  } | null | undefined;
  readonly " $fragmentType": "MustHavesBadge_candidate";
};
export type MustHavesBadge_candidate$key = {
  readonly " $data"?: MustHavesBadge_candidate$data;
  readonly " $fragmentSpreads": FragmentRefs<"MustHavesBadge_candidate">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MustHavesBadge_candidate",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MustHaves",
      "kind": "LinkedField",
      "name": "mustHaves",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "met",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unknown",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "knockedOut",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};

(node as any).hash = "7b5ba44e4c854ae23fd66f13f15ed6de";

export default node;

/**
 * @generated SignedSource<<0dc3a7b3f2ea1b9af526652574da0fe4>>
 * @relayHash f76e439fb0e7de31fb7bc8e8255a8d55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6730e51f809562620f13cd5f253c8be5bda9ec3376869a615dc1e780e9450b96

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrivacyTabQuery$variables = Record<PropertyKey, never>;
export type PrivacyTabQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"BlindReview_viewer">;
  } | null | undefined;
};
export type PrivacyTabQuery = {
  response: PrivacyTabQuery$data;
  variables: PrivacyTabQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PrivacyTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BlindReview_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PrivacyTabQuery",
    "selections": [
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
            "args": null,
            "kind": "ScalarField",
            "name": "blindReview",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6730e51f809562620f13cd5f253c8be5bda9ec3376869a615dc1e780e9450b96",
    "metadata": {},
    "name": "PrivacyTabQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "39f1ae15efc86f4cf1b28d08981eeec1";

export default node;

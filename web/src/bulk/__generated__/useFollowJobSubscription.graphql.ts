/**
 * @generated SignedSource<<4938b4a61d6ad73088870b9c1155304e>>
 * @relayHash cb4fd71395b99b27737da2f73674180b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6201de25ad49329b5e08f166385b89c191e88e6ce759a9d2d040ac8de59d0d5f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useFollowJobSubscription$variables = Record<PropertyKey, never>;
export type useFollowJobSubscription$data = {
  readonly jobUpdated: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"useBulkJob_job">;
  };
};
export type useFollowJobSubscription = {
  response: useFollowJobSubscription$data;
  variables: useFollowJobSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useFollowJobSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "useBulkJob_job"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useFollowJobSubscription",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobUpdated",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
            "name": "state",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "completed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "failed",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "total",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6201de25ad49329b5e08f166385b89c191e88e6ce759a9d2d040ac8de59d0d5f",
    "metadata": {},
    "name": "useFollowJobSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "5b3e4facd789e3168bc3cf0784c3e054";

export default node;

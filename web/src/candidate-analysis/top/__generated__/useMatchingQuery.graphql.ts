/**
 * @generated SignedSource<<568c2153411e480b3dd7bada806b5458>>
 * @relayHash dcdd774aefe8d96b43b75de8aff0b06d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a89c631bfa66a6e99352f5a41bc3f138495ed558621593d514a01e2f988ced72

import type { ConcreteRequest } from 'relay-runtime';
export type useMatchingQuery$variables = {
  id: string;
  search: string;
  searching: boolean;
};
export type useMatchingQuery$data = {
  readonly node: {
    readonly matchingCandidates?: string;
  } | null | undefined;
};
export type useMatchingQuery = {
  response: useMatchingQuery$data;
  variables: useMatchingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "searching"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "condition": "searching",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "search",
              "variableName": "search"
            }
          ],
          "kind": "ScalarField",
          "name": "matchingCandidates",
          "storageKey": null
        }
      ],
      "type": "Project",
      "abstractKey": null
    }
  ]
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMatchingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMatchingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "a89c631bfa66a6e99352f5a41bc3f138495ed558621593d514a01e2f988ced72",
    "metadata": {},
    "name": "useMatchingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b2fe3e833427d2acd50593469da68885";

export default node;

/**
 * @generated SignedSource<<fa76095c125576ce7d22a5cbe62d8b0b>>
 * @relayHash 8b8b4bcc90daf621c760dbb78780dca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1c77ba113b1721c617d68fbe77da42201ddcdfbf5e3ae1def9ed660c8fc0abf

import type { ConcreteRequest } from 'relay-runtime';
export type FacetWeightInput = {
  key: string;
  weight: number;
};
export type RecomputeQuery$variables = {
  id: string;
  weights: ReadonlyArray<FacetWeightInput>;
};
export type RecomputeQuery$data = {
  readonly node: {
    readonly ranking?: {
      readonly ids: string;
      readonly tenths: string;
    };
  } | null | undefined;
};
export type RecomputeQuery = {
  response: RecomputeQuery$data;
  variables: RecomputeQuery$variables;
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
    "name": "weights"
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "weights",
          "variableName": "weights"
        }
      ],
      "concreteType": "ProjectRanking",
      "kind": "LinkedField",
      "name": "ranking",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ids",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tenths",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Project",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RecomputeQuery",
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
    "name": "RecomputeQuery",
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
    "id": "b1c77ba113b1721c617d68fbe77da42201ddcdfbf5e3ae1def9ed660c8fc0abf",
    "metadata": {},
    "name": "RecomputeQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1dc0c141010d25cc5dbe7d88bcc676f4";

export default node;

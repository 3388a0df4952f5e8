/**
 * @generated SignedSource<<7c91dd78f545e030ce8fe55cfd260f96>>
 * @relayHash 3d398d009edabbec67ad6fd3b93ed64a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a064de5db7e4f4daec5a509ad43109ce7d6d3addd31b563c63d40d31d9facb3c

import type { ConcreteRequest } from 'relay-runtime';
export type useBoardUpdatesSubscription$variables = {
  projectId: string;
};
export type useBoardUpdatesSubscription$data = {
  readonly stageMoved: {
    readonly id: string;
    readonly stageMoves: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
        };
      }>;
    };
  };
};
export type useBoardUpdatesSubscription = {
  response: useBoardUpdatesSubscription$data;
  variables: useBoardUpdatesSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "projectId"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "projectId",
        "variableName": "projectId"
      }
    ],
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "stageMoved",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Literal",
            "name": "first",
            "value": 1
          }
        ],
        "concreteType": "ProjectStageMovesConnection",
        "kind": "LinkedField",
        "name": "stageMoves",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ProjectStageMovesConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Activity",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v1/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "stageMoves(first:1)"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useBoardUpdatesSubscription",
    "selections": (v2/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBoardUpdatesSubscription",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a064de5db7e4f4daec5a509ad43109ce7d6d3addd31b563c63d40d31d9facb3c",
    "metadata": {},
    "name": "useBoardUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "b7aa41c0aa173a7ebb41ccba1528f09a";

export default node;

/**
 * @generated SignedSource<<20c7a81e43584b54b8866312fc4acd4c>>
 * @relayHash 70e9e10acc4a04680e8bf9e021c07b7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a20834c65a5231aa71872a201d9b58d777ab43aae6a089769112191d36ef69f3

import type { ConcreteRequest } from 'relay-runtime';
export type CandidateDrawerNameQuery$variables = {
  id: string;
};
export type CandidateDrawerNameQuery$data = {
  readonly node: {
    readonly displayName?: string;
  } | null | undefined;
};
export type CandidateDrawerNameQuery = {
  response: CandidateDrawerNameQuery$data;
  variables: CandidateDrawerNameQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
      "args": null,
      "kind": "ScalarField",
      "name": "displayName",
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CandidateDrawerNameQuery",
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
    "name": "CandidateDrawerNameQuery",
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
    "id": "a20834c65a5231aa71872a201d9b58d777ab43aae6a089769112191d36ef69f3",
    "metadata": {},
    "name": "CandidateDrawerNameQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "78103a0c5e161841bb206be419e2be79";

export default node;

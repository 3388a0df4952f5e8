/**
 * @generated SignedSource<<c027a24044c65b5f77ec686aa0734103>>
 * @relayHash 0192a0bfed28b462a2bceffe086207c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82904213886ad30a946566e57eefae9e061afdf65dbfd3832ef732ca01bf1f8c

import type { ConcreteRequest } from 'relay-runtime';
export type FacetWeightInput = {
  key: string;
  weight: number;
};
export type useMatrixQuery$variables = {
  id: string;
  skip: number;
  take: number;
  weights: ReadonlyArray<FacetWeightInput>;
};
export type useMatrixQuery$data = {
  readonly node: {
    readonly relevanceMatrix?: {
      readonly candidates: ReadonlyArray<{
        readonly displayName: string;
        readonly internalId: string;
      }>;
      readonly cells: string;
      readonly ids: ReadonlyArray<string>;
      readonly requirements: ReadonlyArray<{
        readonly key: string;
      }>;
      readonly total: number;
    };
  } | null | undefined;
};
export type useMatrixQuery = {
  response: useMatrixQuery$data;
  variables: useMatrixQuery$variables;
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
    "name": "skip"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "take"
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
v2 = [
  {
    "kind": "Variable",
    "name": "skip",
    "variableName": "skip"
  },
  {
    "kind": "Variable",
    "name": "take",
    "variableName": "take"
  },
  {
    "kind": "Variable",
    "name": "weights",
    "variableName": "weights"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "total",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ids",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cells",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ChecklistItem",
  "kind": "LinkedField",
  "name": "requirements",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalId",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "displayName",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMatrixQuery",
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
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "RelevanceMatrix",
                "kind": "LinkedField",
                "name": "relevanceMatrix",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidate",
                    "kind": "LinkedField",
                    "name": "candidates",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMatrixQuery",
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
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v2/*:: as any*/),
                "concreteType": "RelevanceMatrix",
                "kind": "LinkedField",
                "name": "relevanceMatrix",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/),
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Candidate",
                    "kind": "LinkedField",
                    "name": "candidates",
                    "plural": true,
                    "selections": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/),
                      (v9/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "82904213886ad30a946566e57eefae9e061afdf65dbfd3832ef732ca01bf1f8c",
    "metadata": {},
    "name": "useMatrixQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d61783821413e1c8e6e14021f694b761";

export default node;

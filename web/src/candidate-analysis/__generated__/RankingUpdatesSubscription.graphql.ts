/**
 * @generated SignedSource<<0fb0217a4164e0eb56f96bd4de1e1caf>>
 * @relayHash 49157575070244c931b5139a96c188ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fb7a5488b73b46f0457aa17cce51a2349f257274c5c75664b00c9b760657cdd6

import type { ConcreteRequest } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
export type RankingUpdatesSubscription$variables = {
  id: string;
};
export type RankingUpdatesSubscription$data = {
  readonly screeningUpdated: {
    readonly expectedFiles: number;
    readonly filesProcessed: number;
    readonly filesTotal: number;
    readonly progress: number;
    readonly state: ScreeningState;
  };
};
export type RankingUpdatesSubscription = {
  response: RankingUpdatesSubscription$data;
  variables: RankingUpdatesSubscription$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progress",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filesProcessed",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "filesTotal",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expectedFiles",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RankingUpdatesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Screening",
        "kind": "LinkedField",
        "name": "screeningUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RankingUpdatesSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Screening",
        "kind": "LinkedField",
        "name": "screeningUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    "id": "fb7a5488b73b46f0457aa17cce51a2349f257274c5c75664b00c9b760657cdd6",
    "metadata": {},
    "name": "RankingUpdatesSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "4f7c82110d2cb552619eec78fcb74246";

export default node;

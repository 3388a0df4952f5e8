/**
 * @generated SignedSource<<360e666632bca56db9cd4ad071307aec>>
 * @relayHash d95ea7a6790750bdffc6335c749fd69e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 451c5fc3b4a0c29dae5cfc89e3b7df5c1e4f4f0950ed22cb42a8e8cbb39cee1c

import type { ConcreteRequest } from 'relay-runtime';
export type useMentionableQuery$variables = {
  search: string;
};
export type useMentionableQuery$data = {
  readonly mentionableUsers: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type useMentionableQuery = {
  response: useMentionableQuery$data;
  variables: useMentionableQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "MentionedUser",
    "kind": "LinkedField",
    "name": "mentionableUsers",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
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
    "name": "useMentionableQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMentionableQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "451c5fc3b4a0c29dae5cfc89e3b7df5c1e4f4f0950ed22cb42a8e8cbb39cee1c",
    "metadata": {},
    "name": "useMentionableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2aa52ee7c9517c2cd6571bb1d8be2865";

export default node;

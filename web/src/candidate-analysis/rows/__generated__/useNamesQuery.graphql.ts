/**
 * @generated SignedSource<<c9c993f0f9d4be8cbd9a004db2bf3006>>
 * @relayHash 8bba56d50323c8b4e2b14f5a754e4170
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 602aef73857a7240ef87b2266b789a280f81b9893b31b82dd9adbd2e18874b11

import type { ConcreteRequest } from 'relay-runtime';
export type useNamesQuery$variables = {
  ids: ReadonlyArray<string>;
};
export type useNamesQuery$data = {
  readonly nodes: ReadonlyArray<{
    readonly candidate: {
      readonly displayName: string;
      readonly internalId: string;
    } | null | undefined;
  } | null | undefined>;
};
export type useNamesQuery = {
  response: useNamesQuery$data;
  variables: useNamesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "ids"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "ids",
    "variableName": "ids"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "internalId",
      "storageKey": null
    },
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
    "name": "useNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "candidate"
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
    "name": "useNamesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "nodes",
        "plural": true,
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
    "id": "602aef73857a7240ef87b2266b789a280f81b9893b31b82dd9adbd2e18874b11",
    "metadata": {},
    "name": "useNamesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1feb9a209275792f30159ed82b20b6f5";

export default node;

/**
 * @generated SignedSource<<5004eadc78ef4e0b4e59abf88639716c>>
 * @relayHash 22b3af5be67c7c94ba8f56b02b609c2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4e6e8f59cf168e82499c0ce90a61822e1b55e76acc24e2f0f5c1b9f4c91f55e

import type { ConcreteRequest } from 'relay-runtime';
export type useExportDataQuery$variables = {
  id: string;
};
export type useExportDataQuery$data = {
  readonly candidateData: string;
};
export type useExportDataQuery = {
  response: useExportDataQuery$data;
  variables: useExportDataQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "kind": "ScalarField",
    "name": "candidateData",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportDataQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportDataQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4e6e8f59cf168e82499c0ce90a61822e1b55e76acc24e2f0f5c1b9f4c91f55e",
    "metadata": {},
    "name": "useExportDataQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8360a84d7c4325f1a33d0819a30de002";

export default node;

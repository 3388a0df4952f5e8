/**
 * @generated SignedSource<<0cd1ffd30a7c20946784294efc796a26>>
 * @relayHash 53f83fe62f80f12836f20617becacd1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3340b41ac1ca042a3602d9d10a69535b9e87066f61451463ed8dcaadaf48fc87

import type { ConcreteRequest } from 'relay-runtime';
export type useProposedFieldsQuery$variables = {
  title: string;
};
export type useProposedFieldsQuery$data = {
  readonly proposedProject: {
    readonly department: string;
    readonly level: string;
    readonly location: string;
    readonly type: string;
  };
};
export type useProposedFieldsQuery = {
  response: useProposedFieldsQuery$data;
  variables: useProposedFieldsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "title"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "title",
        "variableName": "title"
      }
    ],
    "concreteType": "ProposedProject",
    "kind": "LinkedField",
    "name": "proposedProject",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "department",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "location",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "type",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "level",
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
    "name": "useProposedFieldsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProposedFieldsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3340b41ac1ca042a3602d9d10a69535b9e87066f61451463ed8dcaadaf48fc87",
    "metadata": {},
    "name": "useProposedFieldsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "614a60ce4ccf69ada39b6bc0b1cf2aee";

export default node;

/**
 * @generated SignedSource<<e06b4826452771d8e3502c3a74515c59>>
 * @relayHash af2327733820ede7b65d5da998716fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a88e924a91e5dff8bb639e9f47ec9402e05d7dd8edd5aa63da800e953610de0a

import type { ConcreteRequest } from 'relay-runtime';
export type useExportActivitiesQuery$variables = {
  ids: string;
};
export type useExportActivitiesQuery$data = {
  readonly activitiesCsv: string;
};
export type useExportActivitiesQuery = {
  response: useExportActivitiesQuery$data;
  variables: useExportActivitiesQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "ids",
        "variableName": "ids"
      }
    ],
    "kind": "ScalarField",
    "name": "activitiesCsv",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useExportActivitiesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useExportActivitiesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a88e924a91e5dff8bb639e9f47ec9402e05d7dd8edd5aa63da800e953610de0a",
    "metadata": {},
    "name": "useExportActivitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "133cae516aa163d150437ab18a1a7cbf";

export default node;

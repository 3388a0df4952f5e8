/**
 * @generated SignedSource<<5e5498dc7e504d5dbb61df547ec8e138>>
 * @relayHash c93d4d46908e8360103e33a18743b03a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e06eada4588a7cb896ce2665dcfc9fe1d04e9273c0654f9760e66047f972cd0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UploadRouteQuery$variables = {
  hasProject: boolean;
  projectId: string;
};
export type UploadRouteQuery$data = {
  readonly installation: {
    readonly " $fragmentSpreads": FragmentRefs<"UploadView_installation">;
  };
  readonly project?: {
    readonly " $fragmentSpreads": FragmentRefs<"UploadView_project">;
  } | null | undefined;
};
export type UploadRouteQuery = {
  response: UploadRouteQuery$data;
  variables: UploadRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasProject"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UploadRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "UploadView_installation"
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "UploadView_project"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UploadRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxFiles",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "maxFileMb",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "condition": "hasProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "candidateCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Requirements",
                "kind": "LinkedField",
                "name": "requirements",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "7e06eada4588a7cb896ce2665dcfc9fe1d04e9273c0654f9760e66047f972cd0",
    "metadata": {},
    "name": "UploadRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "15db6b995658cc09ec59c01cd25fa03a";

export default node;

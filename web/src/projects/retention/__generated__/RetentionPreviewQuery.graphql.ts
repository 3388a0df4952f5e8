/**
 * @generated SignedSource<<6a80d12aa8b0ddae996a560774244653>>
 * @relayHash cb07c71cb9a19c2f1b3f841f0ed8fdea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4c4a06a9be15618bfa8a3930611131047a73774eea50e2056118fc05b68f2e1

import type { ConcreteRequest } from 'relay-runtime';
export type RetentionStart = "LAST_ACTIVITY" | "POSITION_CLOSED";
export type RetentionPreviewQuery$variables = {
  countedFrom: RetentionStart;
  days: number;
  id: string;
};
export type RetentionPreviewQuery$data = {
  readonly project: {
    readonly id: string;
    readonly retentionPreview: {
      readonly busy: number;
      readonly candidates: number;
      readonly first: ReadonlyArray<{
        readonly displayName: string;
        readonly id: string;
      } | null | undefined>;
      readonly firstRunAt: string;
      readonly hired: number;
      readonly nextOverAt: string | null | undefined;
      readonly people: number;
      readonly saved: number;
    };
  } | null | undefined;
};
export type RetentionPreviewQuery = {
  response: RetentionPreviewQuery$data;
  variables: RetentionPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "countedFrom"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "days"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Project",
    "kind": "LinkedField",
    "name": "project",
    "plural": false,
    "selections": [
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "countedFrom",
            "variableName": "countedFrom"
          },
          {
            "kind": "Variable",
            "name": "days",
            "variableName": "days"
          }
        ],
        "concreteType": "RetentionPreview",
        "kind": "LinkedField",
        "name": "retentionPreview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "candidates",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "people",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "first",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "displayName",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hired",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "saved",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "busy",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "firstRunAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nextOverAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RetentionPreviewQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RetentionPreviewQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "d4c4a06a9be15618bfa8a3930611131047a73774eea50e2056118fc05b68f2e1",
    "metadata": {},
    "name": "RetentionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "524fc96724cc8c4767ea334ea6e27268";

export default node;

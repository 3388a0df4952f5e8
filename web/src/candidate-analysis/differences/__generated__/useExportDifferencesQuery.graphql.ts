/**
 * @generated SignedSource<<50dad1c703c9ea70f5e53572b38e0037>>
 * @relayHash e27f91162a75705300f22cc4df4cc9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4757e4fd9d71e33091d8e0ab5f4636bc7e1c9d732607fe2d67ffaff6f3b48ec2

import type { ConcreteRequest } from 'relay-runtime';
export type DifferenceFiltersInput = {
  certification?: string | null | undefined;
  education?: string | null | undefined;
  minUniqueness?: number | null | undefined;
  rareOnly?: boolean | null | undefined;
  skills?: ReadonlyArray<string> | null | undefined;
};
export type useExportDifferencesQuery$variables = {
  filters: DifferenceFiltersInput;
  projectId: string;
};
export type useExportDifferencesQuery$data = {
  readonly project: {
    readonly differencesExport: {
      readonly csv: string;
      readonly rows: number;
      readonly total: number;
    };
  } | null | undefined;
};
export type useExportDifferencesQuery = {
  response: useExportDifferencesQuery$data;
  variables: useExportDifferencesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filters"
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
  "args": [
    {
      "kind": "Variable",
      "name": "filters",
      "variableName": "filters"
    }
  ],
  "concreteType": "DifferencesExport",
  "kind": "LinkedField",
  "name": "differencesExport",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "csv",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rows",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    }
  ],
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
    "name": "useExportDifferencesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/)
        ],
        "storageKey": null
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
    "name": "useExportDifferencesQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Project",
        "kind": "LinkedField",
        "name": "project",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
    "id": "4757e4fd9d71e33091d8e0ab5f4636bc7e1c9d732607fe2d67ffaff6f3b48ec2",
    "metadata": {},
    "name": "useExportDifferencesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f4c0c0fe5f14f9e9472ac47aa809d27f";

export default node;

/**
 * @generated SignedSource<<7920ced70d29dc4fb112cd74e687fa78>>
 * @relayHash 273ee10ba8b5272bb1e5900b302de8ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e797908f77d6de1247c77ad7a8d14867be796a4d051b2a504d211c3af3a5117

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PresetsQuery$variables = Record<PropertyKey, never>;
export type PresetsQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"PresetBar_viewer">;
  } | null | undefined;
};
export type PresetsQuery = {
  response: PresetsQuery$data;
  variables: PresetsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PresetsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "PresetBar_viewer"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PresetsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": [
              {
                "kind": "Literal",
                "name": "scope",
                "value": "weights"
              }
            ],
            "concreteType": "Preset",
            "kind": "LinkedField",
            "name": "presets",
            "plural": true,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "payload",
                "storageKey": null
              }
            ],
            "storageKey": "presets(scope:\"weights\")"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8e797908f77d6de1247c77ad7a8d14867be796a4d051b2a504d211c3af3a5117",
    "metadata": {},
    "name": "PresetsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b03d2c7477e5cb55bcbd919e957d70ba";

export default node;

/**
 * @generated SignedSource<<ddac0cd32c244f0deb4ab2ce518daab1>>
 * @relayHash ca1bcdebe3f02b022b5fd709c7e15244
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d1d6397db0953bead30204bbfe7eea7c0eee5ed3841c49798d794db322c24c9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PluginsTabQuery$variables = Record<PropertyKey, never>;
export type PluginsTabQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"LoadedPlugins_query">;
};
export type PluginsTabQuery = {
  response: PluginsTabQuery$data;
  variables: PluginsTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PluginsTabQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "LoadedPlugins_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PluginsTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Plugin",
        "kind": "LinkedField",
        "name": "plugins",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "kind",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "key",
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Installation",
        "kind": "LinkedField",
        "name": "installation",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0d1d6397db0953bead30204bbfe7eea7c0eee5ed3841c49798d794db322c24c9",
    "metadata": {},
    "name": "PluginsTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "47598d182a8f207630c536834474ff4a";

export default node;

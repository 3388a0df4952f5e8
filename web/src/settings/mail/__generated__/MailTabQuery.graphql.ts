/**
 * @generated SignedSource<<18a89fa40b739e3411e4c65e2eb28813>>
 * @relayHash bba21af5a3a72ea92db1d0aa8427e271
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b7a1ab7a95b9f575984dbbbaa31e9da23aa9eefe6be282e41891c391af8ff69

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailTabQuery$variables = Record<PropertyKey, never>;
export type MailTabQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"MailTemplates_query">;
};
export type MailTabQuery = {
  response: MailTabQuery$data;
  variables: MailTabQuery$variables;
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
    "name": "MailTabQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "MailTemplates_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MailTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "MailTemplate",
        "kind": "LinkedField",
        "name": "mailTemplates",
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
            "name": "language",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subject",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
                "value": "mail"
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
            "storageKey": "presets(scope:\"mail\")"
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9b7a1ab7a95b9f575984dbbbaa31e9da23aa9eefe6be282e41891c391af8ff69",
    "metadata": {},
    "name": "MailTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f3a4ce86cd11436520f841b198ec9468";

export default node;

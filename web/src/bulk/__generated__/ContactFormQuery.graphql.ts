/**
 * @generated SignedSource<<a99e5270686d99a827f81740dd010a8d>>
 * @relayHash d8ddea02f2dad4cc6c1c8a1780318569
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fad84a1b81586da3f0e9d1f3eddd855db1d9dcf3734761d497e98dc31f578ca

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactFormQuery$variables = Record<PropertyKey, never>;
export type ContactFormQuery$data = {
  readonly installation: {
    readonly sendsMail: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"useMailTemplates_query">;
};
export type ContactFormQuery = {
  response: ContactFormQuery$data;
  variables: ContactFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
      "name": "sendsMail",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
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
    "name": "ContactFormQuery",
    "selections": [
      (v0/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "useMailTemplates_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ContactFormQuery",
    "selections": [
      (v0/*:: as any*/),
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
              (v1/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3fad84a1b81586da3f0e9d1f3eddd855db1d9dcf3734761d497e98dc31f578ca",
    "metadata": {},
    "name": "ContactFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "53dfad7d7049094259db07537c71b4b1";

export default node;

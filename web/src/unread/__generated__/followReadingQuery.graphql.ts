/**
 * @generated SignedSource<<07a843b4ae11356066b2a13dde0b1ff4>>
 * @relayHash 24bc19a28cec736c0c5842b70628009a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1f053d442952cfe1cf5614d2ba3cdf6de4262a552cfae927d074556e035b626

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentState = "CANCELLED" | "DONE" | "EXTRACTING" | "FAILED" | "QUEUED" | "READING" | "SCORING";
export type followReadingQuery$variables = {
  id: string;
};
export type followReadingQuery$data = {
  readonly node: {
    readonly document: {
      readonly fileName: string;
      readonly state: DocumentState;
      readonly unread: {
        readonly reason: string;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type followReadingQuery = {
  response: followReadingQuery$data;
  variables: followReadingQuery$variables;
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
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Unread",
      "kind": "LinkedField",
      "name": "unread",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Document",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "followReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": (v2/*:: as any*/),
            "kind": "AliasedInlineFragmentSpread",
            "name": "document"
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "followReadingQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "c1f053d442952cfe1cf5614d2ba3cdf6de4262a552cfae927d074556e035b626",
    "metadata": {},
    "name": "followReadingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9df57aab43f0d104951bee9e749506a";

export default node;

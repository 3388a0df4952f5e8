/**
 * @generated SignedSource<<6a2bfc87c7e7425c022ac5783dc8faa5>>
 * @relayHash ad1fe76614493b3fe565b96377e5159c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8da30e4f0e058d3e00b6bae00ed60dcbaee789ad46920f9cf52c2db0ac83a69e

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveUnreadInput = {
  documentId: string;
};
export type useRemoveUnreadMutation$variables = {
  input: RemoveUnreadInput;
};
export type useRemoveUnreadMutation$data = {
  readonly removeUnread: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "RemoveUnreadPayload";
    readonly deletedDocumentId: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRemoveUnreadMutation = {
  response: useRemoveUnreadMutation$data;
  variables: useRemoveUnreadMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "removeUnread",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "deletedDocumentId",
            "storageKey": null
          }
        ],
        "type": "RemoveUnreadPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pointer",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "AppError",
        "abstractKey": null
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
    "name": "useRemoveUnreadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveUnreadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8da30e4f0e058d3e00b6bae00ed60dcbaee789ad46920f9cf52c2db0ac83a69e",
    "metadata": {},
    "name": "useRemoveUnreadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "001ad1c5b9e4198e61147569936d0663";

export default node;

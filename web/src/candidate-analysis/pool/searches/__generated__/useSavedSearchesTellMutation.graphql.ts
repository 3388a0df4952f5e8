/**
 * @generated SignedSource<<d96f400e0c513c7798c77c1c9a08a23e>>
 * @relayHash 8b29daea5d20a67e429c6fdeba3223b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 044a456f6b95e4926e0f9de00c314000091e340cead1716678b9af67f03dd717

import type { ConcreteRequest } from 'relay-runtime';
export type TellOfSearchInput = {
  id: string;
  tell: boolean;
};
export type useSavedSearchesTellMutation$variables = {
  input: TellOfSearchInput;
};
export type useSavedSearchesTellMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "TellOfSearchPayload";
    readonly search: {
      readonly id: string;
      readonly tell: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSavedSearchesTellMutation = {
  response: useSavedSearchesTellMutation$data;
  variables: useSavedSearchesTellMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "tellOfSearch",
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
            "concreteType": "SavedSearch",
            "kind": "LinkedField",
            "name": "search",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tell",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "TellOfSearchPayload",
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
    "name": "useSavedSearchesTellMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSavedSearchesTellMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "044a456f6b95e4926e0f9de00c314000091e340cead1716678b9af67f03dd717",
    "metadata": {},
    "name": "useSavedSearchesTellMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d484428c4b9643c65f24886ca68cc8b3";

export default node;

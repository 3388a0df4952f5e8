/**
 * @generated SignedSource<<a4d9ddd552752bc23dbea7c9f5480b37>>
 * @relayHash c50e8c36038049b33d4ba0b4b41ec212
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 921c616586ff02d3936208230657f284a9d70e82c14ff4fb95c2e4141ade7e32

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveSampleDataInput = {
  positions?: number | null | undefined;
};
export type useRemoveSampleDataMutation$variables = {
  input: RemoveSampleDataInput;
};
export type useRemoveSampleDataMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "RemoveSampleDataPayload";
    readonly deletedInternalIds: ReadonlyArray<string>;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRemoveSampleDataMutation = {
  response: useRemoveSampleDataMutation$data;
  variables: useRemoveSampleDataMutation$variables;
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
    "name": "removeSampleData",
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
            "name": "deletedInternalIds",
            "storageKey": null
          }
        ],
        "type": "RemoveSampleDataPayload",
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
    "name": "useRemoveSampleDataMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRemoveSampleDataMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "921c616586ff02d3936208230657f284a9d70e82c14ff4fb95c2e4141ade7e32",
    "metadata": {},
    "name": "useRemoveSampleDataMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9f2ea0bc17cd9a1e2fd3c4bde1f1e5cf";

export default node;

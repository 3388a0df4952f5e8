/**
 * @generated SignedSource<<48e330db889928f445757e9918414422>>
 * @relayHash 4c7262aa19a7f9b32bcf99786a964491
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d7010180fd3fb38637cb7f5acf28677e5e645ca406daf0619c297430ea476d5

import type { ConcreteRequest } from 'relay-runtime';
export type SetBlindReviewInput = {
  on: boolean;
};
export type useBlindReviewMutation$variables = {
  input: SetBlindReviewInput;
};
export type useBlindReviewMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useBlindReviewMutation = {
  response: useBlindReviewMutation$data;
  variables: useBlindReviewMutation$variables;
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
    "name": "setBlindReview",
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
    "name": "useBlindReviewMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useBlindReviewMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7d7010180fd3fb38637cb7f5acf28677e5e645ca406daf0619c297430ea476d5",
    "metadata": {},
    "name": "useBlindReviewMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d1acfce2a1bda28bc1d186fa9d361bf0";

export default node;

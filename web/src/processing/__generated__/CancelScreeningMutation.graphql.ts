/**
 * @generated SignedSource<<8dbda8467812cf68fdebf691e7d5af33>>
 * @relayHash 19e924fb3f1881f8080798a3026f6ca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0daeac7db75022692c49b47171266ff3b324ac457831d6e60cf79add8de3f55

import type { ConcreteRequest } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
export type CancelScreeningInput = {
  screeningId: string;
};
export type CancelScreeningMutation$variables = {
  input: CancelScreeningInput;
};
export type CancelScreeningMutation$data = {
  readonly cancelScreening: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "CancelScreeningPayload";
    readonly screening: {
      readonly id: string;
      readonly state: ScreeningState;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type CancelScreeningMutation = {
  response: CancelScreeningMutation$data;
  variables: CancelScreeningMutation$variables;
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
    "name": "cancelScreening",
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
            "concreteType": "Screening",
            "kind": "LinkedField",
            "name": "screening",
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
                "name": "state",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "CancelScreeningPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "name": "CancelScreeningMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CancelScreeningMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b0daeac7db75022692c49b47171266ff3b324ac457831d6e60cf79add8de3f55",
    "metadata": {},
    "name": "CancelScreeningMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "71a180cfa81c91fcc488fe649e5b7a69";

export default node;

/**
 * @generated SignedSource<<66ee2bd5fd10f04aa403673909b08e40>>
 * @relayHash f475a7360ac24c8551c2ac56dc3584cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cb9f329781e98aa357f646075bd08f0bc0663a1406b463ac77234f6b875ebe50

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
      readonly filesKept: number;
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "filesKept",
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
    "id": "cb9f329781e98aa357f646075bd08f0bc0663a1406b463ac77234f6b875ebe50",
    "metadata": {},
    "name": "CancelScreeningMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b649e4fec4912884068c88520d0abe1f";

export default node;

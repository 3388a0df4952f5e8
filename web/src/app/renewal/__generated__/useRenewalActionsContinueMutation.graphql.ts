/**
 * @generated SignedSource<<88f6e159c1e761046fb75bc00526c13e>>
 * @relayHash a2bbfc371965bbf61870c7574c0560ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b4e37f01688ea7efa3d6694f4d6f0f1bf45e97649b85ece1c1dd5afd8b28844

import type { ConcreteRequest } from 'relay-runtime';
export type JobState = "FAILURE" | "PENDING" | "PROGRESS" | "REVOKED" | "SUCCESS";
export type ContinueRenewalInput = {
  jobId: string;
};
export type useRenewalActionsContinueMutation$variables = {
  input: ContinueRenewalInput;
};
export type useRenewalActionsContinueMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "ContinueRenewalPayload";
    readonly renewal: {
      readonly completed: number;
      readonly failed: number;
      readonly id: string;
      readonly state: JobState;
      readonly total: number;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRenewalActionsContinueMutation = {
  response: useRenewalActionsContinueMutation$data;
  variables: useRenewalActionsContinueMutation$variables;
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
    "name": "continueRenewal",
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
            "concreteType": "Job",
            "kind": "LinkedField",
            "name": "renewal",
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
                "name": "completed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "failed",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "ContinueRenewalPayload",
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
    "name": "useRenewalActionsContinueMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewalActionsContinueMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b4e37f01688ea7efa3d6694f4d6f0f1bf45e97649b85ece1c1dd5afd8b28844",
    "metadata": {},
    "name": "useRenewalActionsContinueMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d3c7002eefc9d2c16fc34e1d1a1029dd";

export default node;

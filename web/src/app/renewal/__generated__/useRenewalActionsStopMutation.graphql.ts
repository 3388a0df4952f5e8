/**
 * @generated SignedSource<<8b2e91366ccbff019cdef44b9c6532cd>>
 * @relayHash eeabea455ba79fd3853cc2360e589fc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a809a471e1ac4ab99d7856dee5185f9188b5afb5b0a5ccf9e61b87b310428dc8

import type { ConcreteRequest } from 'relay-runtime';
export type JobState = "FAILURE" | "PENDING" | "PROGRESS" | "REVOKED" | "SUCCESS";
export type StopRenewalInput = {
  jobId: string;
};
export type useRenewalActionsStopMutation$variables = {
  input: StopRenewalInput;
};
export type useRenewalActionsStopMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "StopRenewalPayload";
    readonly renewal: {
      readonly completed: number;
      readonly failed: number;
      readonly id: string;
      readonly state: JobState;
      readonly total: number;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRenewalActionsStopMutation = {
  response: useRenewalActionsStopMutation$data;
  variables: useRenewalActionsStopMutation$variables;
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
    "name": "stopRenewal",
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
        "type": "StopRenewalPayload",
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
    "name": "useRenewalActionsStopMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRenewalActionsStopMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a809a471e1ac4ab99d7856dee5185f9188b5afb5b0a5ccf9e61b87b310428dc8",
    "metadata": {},
    "name": "useRenewalActionsStopMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4e6ad17f5050b62be831c4012d8349e8";

export default node;

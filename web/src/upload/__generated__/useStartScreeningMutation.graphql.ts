/**
 * @generated SignedSource<<e1e7d34dfe2282a085a4090e1dcd48fd>>
 * @relayHash beabe066c78dc1adf8313c11a833caf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f19a6f3ce1f3fd9d26568cab49c4d29b10e84f5a5ba80df383613f551620783a

import type { ConcreteRequest } from 'relay-runtime';
export type StartScreeningInput = {
  expectedRequirements: number;
  expectedResumes: number;
  projectId?: string | null | undefined;
};
export type useStartScreeningMutation$variables = {
  input: StartScreeningInput;
};
export type useStartScreeningMutation$data = {
  readonly startScreening: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "StartScreeningPayload";
    readonly screening: {
      readonly internalId: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useStartScreeningMutation = {
  response: useStartScreeningMutation$data;
  variables: useStartScreeningMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalId",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useStartScreeningMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startScreening",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "StartScreeningPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useStartScreeningMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startScreening",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
                  (v3/*:: as any*/),
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
            ],
            "type": "StartScreeningPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f19a6f3ce1f3fd9d26568cab49c4d29b10e84f5a5ba80df383613f551620783a",
    "metadata": {},
    "name": "useStartScreeningMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "cb48ce8d8aab5149ddee78cffa0fd6c4";

export default node;

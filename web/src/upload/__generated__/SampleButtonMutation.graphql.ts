/**
 * @generated SignedSource<<a855743ddf13a389d73387856c1e4aa8>>
 * @relayHash 84da2f7411e01400eac5c4fe865a2750
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 570c5e5b2b90075798fb87be81fe4f353e3128195c4f4de3b55eee85138f371c

import type { ConcreteRequest } from 'relay-runtime';
export type StartSampleScreeningInput = {
  locale?: string | null | undefined;
};
export type SampleButtonMutation$variables = {
  input: StartSampleScreeningInput;
};
export type SampleButtonMutation$data = {
  readonly startSampleScreening: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "StartSampleScreeningPayload";
    readonly screening: {
      readonly internalId: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type SampleButtonMutation = {
  response: SampleButtonMutation$data;
  variables: SampleButtonMutation$variables;
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
    "name": "SampleButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startSampleScreening",
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
            "type": "StartSampleScreeningPayload",
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
    "name": "SampleButtonMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "startSampleScreening",
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
            "type": "StartSampleScreeningPayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "570c5e5b2b90075798fb87be81fe4f353e3128195c4f4de3b55eee85138f371c",
    "metadata": {},
    "name": "SampleButtonMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ec41f4e49374dbc6025adfed88acbc44";

export default node;
